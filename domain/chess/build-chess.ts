import { leadingKind } from '#domain/kind/leading-kind.ts'
import { pricePerArea } from '#domain/price/price-per-area.ts'
import { promotedPrice } from '#domain/price/promoted-price.ts'
import type { ProjectAnswer } from '#domain/project/project.ts'
import { assignColumns, type PlaceableInstance, type PlacedInstance } from './assign-columns.ts'
import type { Chess, Estate, FreeTotals, Instance, Section, Storey } from './chess.ts'
import type { EstateAnswer, RuledUnit, SectionAnswer, StoreyAnswer } from './chess-answer.ts'
import { totalsOfInstances } from './free-totals.ts'
import { withOwnValues } from './own-values.ts'
import { unitsIn } from './units-in.ts'

/** What of a project the values of its units depend on. */
export type UnitRules = Pick<ProjectAnswer, 'layouts' | 'statuses' | 'promoactions' | 'tags'> & {
  readonly project: Pick<ProjectAnswer['project'], 'price_rounding'>
}

/** What is derived of a unit alone, wherever it is. */
type DerivedValues = Pick<
  Instance,
  'layout' | 'status' | 'promoactions' | 'tags' | 'price' | 'old_price' | 'sale' | 'price_m2'
>

/** Derives the values of a unit. Null if the project has no such layout or status. */
type DeriveValues = (instance: RuledUnit) => DerivedValues | null

/** Builds the tree of estates, sections, storeys and units, with every derived value, from the two API responses. */
export function buildChess(project: UnitRules, answer: readonly EstateAnswer[]): Chess {
  const parts: Parts = { valuesOf: valuesBy(project), instances: [], storeys: [], unresolved: [] }
  const estates = inOrder(answer).map((estate) => buildEstate(estate, parts))
  return {
    estates,
    instances: parts.instances,
    instanceById: byId(parts.instances),
    storeyById: byId(parts.storeys),
    estateById: byId(estates),
    leading_kind: leadingKind(parts.instances),
    unresolved: parts.unresolved,
  }
}

/** The lists that the build fills. */
interface Parts {
  readonly valuesOf: DeriveValues
  readonly instances: Instance[]
  readonly storeys: Storey[]
  readonly unresolved: number[]
}

/** Nodes refer to their parents, so a parent is created first and filled afterwards. */
type Filling<T> = { -readonly [Key in keyof T]: T[Key] }

const NO_TOTALS: FreeTotals = { free_count: 0, min_price: null, free_by_label: [], free_by_kind: [] }

function buildEstate(answer: EstateAnswer, parts: Parts): Estate {
  const estate: Filling<Estate> = { ...answer, ...NO_TOTALS, sections: [] }
  estate.sections = sectionsInOrder(answer).map((section) => buildSection(section, estate, parts))
  return Object.assign(estate, totalsOfInstances(unitsIn(estate)))
}

function buildSection(answer: SectionAnswer, estate: Estate, parts: Parts): Section {
  const section: Filling<Section> = { ...answer, ...NO_TOTALS, estate, columns: 0, storeys: [] }
  section.storeys = placedStoreys(answer).map(([storey, units]) => buildStorey(storey, units, section, parts))
  section.columns = Math.max(0, ...section.storeys.map(lastColumn))
  return Object.assign(section, totalsOfInstances(unitsIn(section)))
}

function buildStorey(answer: StoreyAnswer, units: readonly PlacedInstance[], section: Section, parts: Parts): Storey {
  const storey: Filling<Storey> = { ...answer, ...NO_TOTALS, estate: section.estate, section, instances: [] }
  const instances: Instance[] = []
  for (const placed of units) {
    const instance = buildInstance(placed, storey, parts, parts.instances.length + instances.length)
    if (instance) instances.push(instance)
    else parts.unresolved.push(placed.instance.id)
  }
  storey.instances = instances
  parts.instances.push(...instances)
  parts.storeys.push(storey)
  return Object.assign(storey, totalsOfInstances(instances))
}

function buildInstance(
  { instance, column, span }: PlacedInstance,
  storey: Storey,
  parts: Parts,
  row: number,
): Instance | null {
  const values = parts.valuesOf(instance)
  if (!values) return null
  return {
    ...instance,
    ...values,
    estate: storey.estate,
    section: storey.section,
    storey,
    column,
    span,
    row,
  }
}

/** Returns the function that derives the values of units: the one place of prices after promotions and prices per m². */
export function valuesBy(rules: UnitRules): DeriveValues {
  const layouts = byId(rules.layouts)
  const statuses = byId(rules.statuses)
  const known = { promoactions: byId(rules.promoactions), tags: byId(rules.tags) }
  return (instance) => {
    const shared = layouts.get(instance.layout_id)
    const status = statuses.get(instance.status_id)
    if (!shared || !status) return null
    const layout = withOwnValues(shared, instance)
    const promoactions = resolve(instance.promoactions, known.promoactions)
    const { price, old_price, sale } = promotedPrice(instance.price, promoactions, rules.project.price_rounding)
    const price_m2 = pricePerArea(price, layout.area_total)
    const tags = resolve(instance.tags, known.tags)
    return { price, old_price, sale, price_m2, layout, status, promoactions, tags }
  }
}

function resolve<T>(ids: readonly number[], known: ReadonlyMap<number, T>): readonly T[] {
  return ids.map((id) => known.get(id)).filter((item) => item !== undefined)
}

function byId<T extends { readonly id: number }>(items: readonly T[]): ReadonlyMap<number, T> {
  const map = new Map<number, T>()
  for (const item of items) map.set(item.id, item)
  return map
}

/** The sections of an estate as every view shows them. */
export function sectionsInOrder<Unit>({ sections }: SectionsAnswer<Unit>): readonly SectionAnswer<Unit>[] {
  return sections.toSorted((a, b) => a.number - b.number || a.id - b.id)
}

/** The storeys of a section, the lowest first, each with its units by column. */
export function placedStoreys<Unit extends PlaceableInstance>({
  storeys,
}: SectionAnswer<Unit>): readonly PlacedStorey<Unit>[] {
  const placed = assignColumns(storeys)
  return inOrder(storeys).map((storey) => [storey, placed.get(storey) ?? []])
}

type PlacedStorey<Unit> = readonly [storey: StoreyAnswer<Unit>, units: readonly PlacedInstance<Unit>[]]

interface Ordered {
  readonly id: number
  readonly order: number
}

interface SectionsAnswer<Unit> {
  readonly sections: readonly SectionAnswer<Unit>[]
}

/** Estates and storeys as every view shows them. */
export function inOrder<T extends Ordered>(items: readonly T[]): readonly T[] {
  return items.toSorted((a, b) => a.order - b.order || a.id - b.id)
}

function lastColumn(storey: Storey): number {
  return Math.max(0, ...storey.instances.map(({ column, span }) => column + span.columns - 1))
}
