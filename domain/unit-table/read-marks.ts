import type { UnitRules } from '#domain/chess/build-chess.ts'
import { type Entity, entityKey, PROJECT, type Snapshot } from '#domain/draft/entity.ts'
import type { Json } from '#domain/draft/json.ts'
import { inOrder, LISTS, type ListName } from '#domain/draft/order-list.ts'
import { reservedStatus } from '#domain/hold/effective-status.ts'
import { textIn } from '#domain/language/choose-language.ts'
import type { LanguageCode } from '#domain/language/language.ts'
import { LAYOUT_TYPES, type Layout } from '#domain/layout/layout.ts'
import { PRICE_ROUNDINGS } from '#domain/price/promoted-price.ts'
import { isPromoactionOn } from '#domain/project/promoaction-days.ts'
import { STATUS_TYPES, type Status } from '#domain/status/status.ts'
import type { NamedPlace, UnitLayout, UnitMarks, UnitStatus } from './unit-facts.ts'

/** For whom a project is read, and when. */
export interface ReadingContext {
  /** The language of the reader, and of the catalogue where a text is not in it. */
  readonly lang: LanguageCode
  readonly defaultLang: LanguageCode
  /** The time zone of the account, for projects without one. */
  readonly accountZone: string | null
  /** Promotions count on their days only. */
  readonly now: Date
}

/**
 * What units refer to. The chess knows the parts of a project by number: that of the first in a list is 1, and 0 stands for
 * what a unit names although the project does not have it.
 */
export interface ReadMarks {
  readonly lists: UnitMarks
  readonly rules: UnitRules
  readonly numbers: Readonly<Record<'statuses' | 'layouts' | 'tags' | 'promoactions', ReadonlyMap<string, number>>>
  readonly statusById: ReadonlyMap<string, UnitStatus>
  readonly reserved: UnitStatus | null
}

// A unit keeps its cell in the chess while the draft lacks its layout or status.
const NO_STATUS: Status = { id: 0, type: STATUS_TYPES.not_for_sale, name: '', color: '#8a857d' }
const NO_LAYOUT: Layout = {
  id: 0,
  type: 'living',
  label: '',
  area_total: 0,
  area_living: null,
  area_kitchen: null,
  bathrooms: null,
  balconies: null,
}

/** Reads what the units of a project refer to. */
export function readMarks(shown: Snapshot, { lang, defaultLang, accountZone, now }: ReadingContext): ReadMarks {
  const others = [...shown.values()].filter(({ kind }) => kind !== 'instance')
  const listed = (list: ListName) =>
    inOrder(
      others.filter(({ kind }) => kind === LISTS[list]),
      shown.get(`order ${list}`)?.fields.ids ?? null,
    )
  const nameOf = ({ id, fields }: Entity) => textIn(fields.name, lang, defaultLang) || id
  const markOf = (entity: Entity) => ({
    id: entity.id,
    name: nameOf(entity),
    color: typeof entity.fields.color === 'string' ? entity.fields.color : undefined,
  })
  const project = shown.get(entityKey(PROJECT))?.fields ?? {}
  const zone = (typeof project.time_zone === 'string' ? project.time_zone : null) ?? accountZone
  const [statuses, layouts] = [listed('statuses'), listed('layouts')]
  const [promoactions, tags] = [listed('promoactions'), listed('tags')]
  const unitStatuses = statuses.map(
    (entity): UnitStatus => ({
      id: entity.id,
      type: STATUS_TYPES[textOf(entity.fields.type) as keyof typeof STATUS_TYPES] ?? STATUS_TYPES.not_for_sale,
      name: nameOf(entity),
      color: textOf(entity.fields.color) || NO_STATUS.color,
    }),
  )
  return {
    lists: {
      statuses: unitStatuses,
      layouts: layouts.map(unitLayoutOf),
      tags: tags.map(markOf),
      promoactions: promoactions.map(markOf),
      estates: listed('estates').map((entity): NamedPlace => ({ id: entity.id, number: 0, name: nameOf(entity) })),
    },
    reserved: reservedStatus(unitStatuses),
    statusById: new Map(unitStatuses.map((status) => [status.id, status])),
    numbers: {
      statuses: numbersOf(statuses),
      layouts: numbersOf(layouts),
      tags: numbersOf(tags),
      promoactions: numbersOf(promoactions),
    },
    rules: {
      project: { price_rounding: PRICE_ROUNDINGS.find((step) => step === project.price_rounding) ?? 1 },
      statuses: [NO_STATUS, ...unitStatuses.map((status, index): Status => ({ ...status, id: index + 1 }))],
      layouts: [NO_LAYOUT, ...layouts.map((entity, index) => layoutOf(entity, index + 1))],
      tags: tags.map((entity, index) => ({ id: index + 1, name: nameOf(entity), color: textOf(entity.fields.color) })),
      promoactions: promoactions.flatMap((entity, index) => {
        const { sale, from, until } = entity.fields
        const days = { first_day: textOf(from) || null, until: textOf(until) || null }
        return isPromoactionOn(days, zone, now)
          ? [{ id: index + 1, sale: numberOf(sale) ?? 0, name: nameOf(entity) }]
          : []
      }),
    },
  }
}

function unitLayoutOf({ id, fields }: Entity): UnitLayout {
  const { type, label, area_total } = layoutOf({ kind: 'layout', id, fields }, 0)
  // A layout of several levels has a plan for each; the lowest has the entrance.
  const plan = textOf(fields.plan) || (textsOf(fields.plan_levels)[0] ?? null)
  return { id, type, label, area: area_total, plan, fields }
}

function layoutOf({ fields }: Entity, id: number): Layout {
  return {
    id,
    type: LAYOUT_TYPES.find((type) => type === fields.type) ?? 'living',
    label: textOf(fields.label),
    area_total: numberOf(fields.area_total) ?? 0,
    area_living: numberOf(fields.area_living),
    area_kitchen: numberOf(fields.area_kitchen),
    bathrooms: numberOf(fields.bathrooms),
    balconies: numberOf(fields.balconies),
  }
}

function numbersOf(entities: readonly Entity[]): ReadonlyMap<string, number> {
  return new Map(entities.map(({ id }, index) => [id, index + 1]))
}

/** A field that is a text; empty if it is absent. */
export function textOf(value: Json | undefined): string {
  return typeof value === 'string' ? value : ''
}

/** A field that is a number; null if it is absent. */
export function numberOf(value: Json | undefined): number | null {
  return typeof value === 'number' ? value : null
}

const NONE: readonly string[] = []

/** A field that is a list of texts, such as the ids of tags. */
export function textsOf(value: Json | undefined): readonly string[] {
  if (!Array.isArray(value)) return NONE
  return value.every((item) => typeof item === 'string') ? value : value.filter((item) => typeof item === 'string')
}
