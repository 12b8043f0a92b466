import type { Hold } from '#contract/holds.ts'
import { type Entity, EXISTS, entityKey, PARENT, type Snapshot } from '#domain/draft/entity.ts'
import type { Draft } from '#domain/draft/entry.ts'
import type { Json } from '#domain/draft/json.ts'
import { inOrder } from '#domain/draft/order-list.ts'
import { canBeHeld, effectiveStatus, reservedStatus } from '#domain/hold/effective-status.ts'
import type { LanguageCode } from '#domain/language/language.ts'
import { LAYOUT_TYPES, type LayoutType } from '#domain/layout/layout.ts'
import { STATUS_TYPES, type StatusType } from '#domain/status/status.ts'
import type { ProjectState } from '#studio/project/project-state.ts'

/** A status of the project. */
export interface UnitStatus {
  readonly id: string
  readonly type: StatusType
  readonly name: string
  readonly color: string
}

/** A layout of the project. */
export interface UnitLayout {
  readonly id: string
  readonly type: LayoutType
  readonly label: string
  readonly area: number
  readonly plan: string | null
}

/** A building, section or storey, by its own id. */
export interface UnitPlace {
  readonly id: string
  readonly number: number
  readonly name: string
}

/** A tag or promotion, by its own id. */
export interface NamedMark {
  readonly id: string
  readonly name: string
  readonly color?: string | undefined
}

/** A unit as the screens show it. */
export interface UnitFacts {
  readonly id: string
  readonly number: string
  readonly estate: UnitPlace
  readonly section: UnitPlace
  readonly storey: UnitPlace
  readonly layout: UnitLayout | null
  readonly area: number | null
  readonly price: number | null
  readonly extraPrice: number | null
  /** The stored status; a held unit is shown as reserved. */
  readonly status: UnitStatus | null
  readonly effective: UnitStatus | null
  readonly hold: Hold | null
  readonly tags: readonly string[]
  readonly promoactions: readonly string[]
  readonly position: number | null
  /** Made in the draft: visitors do not know it. */
  readonly isNew: boolean
}

/** Everything the units screen needs to know of a project. */
export interface UnitBook {
  /** The language of its names, which is that of the reader. */
  readonly lang: LanguageCode
  /** In the order of the screen: by building, section, storey from the top, and position. */
  readonly units: readonly UnitFacts[]
  readonly byId: ReadonlyMap<string, UnitFacts>
  readonly statuses: readonly UnitStatus[]
  readonly layouts: readonly UnitLayout[]
  readonly tags: readonly NamedMark[]
  readonly promoactions: readonly NamedMark[]
  readonly estates: readonly UnitPlace[]
  /** Units with unpublished changes. */
  readonly changed: ReadonlySet<string>
}

/** Reads the units of a project, with names in a language. */
export function readUnits({ shown, draft, live, holds }: ProjectState, lang: LanguageCode): UnitBook {
  const all = [...shown.values()]
  const nameOf = (value: Json | undefined) => textIn(value, lang)
  const listed = <Item extends { readonly id: string }>(kind: string, list: string, read: (entity: Entity) => Item) =>
    inOrder(all.filter((entity) => entity.kind === kind).map(read), shown.get(`order ${list}`)?.fields.ids ?? null)
  const statuses = listed('status', 'statuses', ({ id, fields }) => ({
    ...{ id, name: nameOf(fields.name) || id, color: text(fields.color) || '#8a857d' },
    type: STATUS_TYPES[text(fields.type) as keyof typeof STATUS_TYPES] ?? STATUS_TYPES.not_for_sale,
  }))
  const layouts = listed('layout', 'layouts', ({ id, fields }) => ({
    ...{ id, label: text(fields.label), area: number(fields.area_total) ?? 0 },
    // A layout of several levels has a plan for each; the lowest has the entrance.
    plan: text(fields.plan) || (texts(fields.plan_levels)[0] ?? null),
    type: LAYOUT_TYPES.find((type) => type === fields.type) ?? 'living',
  }))
  const estates = listed('estate', 'estates', ({ id, fields }) => ({ id, number: 0, name: nameOf(fields.name) || id }))
  const markOf = ({ id, fields }: Entity) => ({
    ...{ id, name: nameOf(fields.name) || id },
    color: typeof fields.color === 'string' ? fields.color : undefined,
  })
  const find = {
    statuses: byId(statuses),
    layouts: byId(layouts),
    estates: byId(estates),
    reserved: reservedStatus(statuses),
  }
  const places = new Map<string, { estate: UnitPlace; section: UnitPlace; storey: UnitPlace; order: number } | null>()
  const placeOf = (storeyId: string) => {
    const known = places.get(storeyId)
    if (known !== undefined) return known
    const found = findPlace(shown, storeyId, find.estates, nameOf)
    places.set(storeyId, found)
    return found
  }
  const rank = new Map(estates.map(({ id }, index) => [id, index]))
  const units = all.flatMap((entity) => {
    const place = entity.kind === 'instance' ? placeOf(text(entity.fields[PARENT])) : null
    return place ? [{ place, unit: factsOf(entity, place, { ...find, holds, live }) }] : []
  })
  units.sort(
    (a, b) =>
      (rank.get(a.place.estate.id) ?? 0) - (rank.get(b.place.estate.id) ?? 0) ||
      a.place.section.number - b.place.section.number ||
      b.place.order - a.place.order ||
      (a.unit.position ?? Infinity) - (b.unit.position ?? Infinity) ||
      compareNumbers(a.unit.number, b.unit.number),
  )
  const sorted = units.map(({ unit }) => unit)
  return {
    ...{ lang, units: sorted, byId: byId(sorted), statuses, layouts, estates },
    tags: listed('tag', 'tags', markOf),
    promoactions: listed('promoaction', 'promoactions', markOf),
    changed: changedUnits(draft),
  }
}

/** Compares numbers of units as people do: 9 before 10, A2 before A10. */
export const compareNumbers = new Intl.Collator('en', { numeric: true }).compare

interface Known {
  readonly statuses: ReadonlyMap<string, UnitStatus>
  readonly layouts: ReadonlyMap<string, UnitLayout>
  readonly reserved: UnitStatus | null
  readonly holds: ReadonlyMap<string, Hold>
  readonly live: Snapshot
}

function factsOf(
  { id, fields }: Entity,
  { estate, section, storey }: { estate: UnitPlace; section: UnitPlace; storey: UnitPlace },
  { statuses, layouts, reserved, holds, live }: Known,
): UnitFacts {
  const layout = layouts.get(text(fields.layout)) ?? null
  const status = statuses.get(text(fields.status)) ?? null
  const hold = status && canBeHeld(status) ? (holds.get(id) ?? null) : null
  return {
    ...{ id, estate, section, storey, layout, status, hold },
    number: text(fields.number),
    area: number(fields.area_total) ?? layout?.area ?? null,
    price: number(fields.price),
    extraPrice: number(fields.extra_price),
    effective: status && effectiveStatus(status, hold !== null, reserved),
    tags: texts(fields.tags),
    promoactions: texts(fields.promoactions),
    position: number(fields.position),
    isNew: !live.has(entityKey({ kind: 'instance', id })),
  }
}

/** What of a unit shows a new value of one of its fields. */
export function factsWith(
  field: string,
  value: Json,
  { statuses, layouts, tags, promoactions }: Pick<UnitBook, 'statuses' | 'layouts' | 'tags' | 'promoactions'>,
): Partial<UnitFacts> {
  const known = (marks: readonly NamedMark[]) => texts(value).filter((id) => marks.some((mark) => mark.id === id))
  switch (field) {
    case 'number':
      return { number: text(value) }
    case 'price':
      return { price: number(value) }
    case 'extra_price':
      return { extraPrice: number(value) }
    case 'area_total':
      return { area: number(value) }
    case 'layout':
      return { layout: layouts.find(({ id }) => id === value) ?? null }
    case 'status': {
      const status = statuses.find(({ id }) => id === value) ?? null
      return { status, effective: status }
    }
    case 'tags':
      return { tags: known(tags) }
    case 'promoactions':
      return { promoactions: known(promoactions) }
    default:
      return {}
  }
}

function findPlace(
  shown: Snapshot,
  storeyId: string,
  estates: ReadonlyMap<string, UnitPlace>,
  nameOf: (value: Json | undefined) => string,
) {
  const storey = shown.get(`storey ${storeyId}`)
  const section = storey && shown.get(`section ${text(storey.fields[PARENT])}`)
  const estate = section && estates.get(text(section.fields[PARENT]))
  // What is in a removed place is removed with it.
  if (!storey || !section || !estate) return null
  const level = number(storey.fields.number) ?? 0
  return {
    estate,
    section: { id: section.id, number: number(section.fields.number) ?? 0, name: nameOf(section.fields.name) },
    storey: { id: storey.id, number: level, name: '' },
    order: number(storey.fields.order) ?? level,
  }
}

function changedUnits(draft: Draft): ReadonlySet<string> {
  const ids = new Set<string>()
  for (const { kind, id, field, value } of draft.values()) {
    if (kind === 'instance' && !(field === EXISTS && value === false)) ids.add(id)
  }
  return ids
}

/** A text by language: in the wanted one, else in any. */
function textIn(value: Json | undefined, lang: LanguageCode): string {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return ''
  const texts = value as Readonly<Record<string, Json>>
  return text(texts[lang]) || text(texts.en) || text(Object.values(texts)[0])
}

function byId<Item extends { readonly id: string }>(items: readonly Item[]): ReadonlyMap<string, Item> {
  return new Map(items.map((item) => [item.id, item]))
}

function text(value: Json | undefined): string {
  return typeof value === 'string' ? value : ''
}

function number(value: Json | undefined): number | null {
  return typeof value === 'number' ? value : null
}

function texts(value: Json | undefined): readonly string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
}
