import { leadingKind } from '#domain/kind/leading-kind.ts'
import type { Layout } from '#domain/layout/layout.ts'
import { withOwnAreas } from '#domain/layout/own-areas.ts'
import { pricePerArea } from '#domain/price/price-per-area.ts'
import { type PriceRounding, promotedPrice } from '#domain/price/promoted-price.ts'
import type { ProjectAnswer, Promoaction, Tag } from '#domain/project/project.ts'
import type { Status } from '#domain/status/status.ts'
import { assignColumns, type PlacedInstance } from './assign-columns.ts'
import type { Chess, Estate, FreeTotals, Instance, Section, Storey } from './chess.ts'
import type { EstateAnswer, SectionAnswer, StoreyAnswer } from './chess-answer.ts'
import { totalsOfInstances } from './free-totals.ts'
import { unitsIn } from './units-in.ts'

/** Builds the tree of estates, sections, storeys and units, with every derived value, from the two API responses. */
export function buildChess(project: ProjectAnswer, answer: readonly EstateAnswer[]): Chess {
  const parts: Parts = { ...lookupsOf(project), instances: [], storeys: [], unresolved: [] }
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

interface Lookups {
  readonly layouts: ReadonlyMap<number, Layout>
  readonly statuses: ReadonlyMap<number, Status>
  readonly promoactions: ReadonlyMap<number, Promoaction>
  readonly tags: ReadonlyMap<number, Tag>
  readonly rounding: PriceRounding
}

/** Lookup tables, and the lists that the build fills. */
interface Parts extends Lookups {
  readonly instances: Instance[]
  readonly storeys: Storey[]
  readonly unresolved: number[]
}

/** Nodes refer to their parents, so a parent is created first and filled afterwards. */
type Filling<T> = { -readonly [Key in keyof T]: T[Key] }

const NO_TOTALS: FreeTotals = { free_count: 0, min_price: null, free_by_label: [], free_by_kind: [] }

function buildEstate(answer: EstateAnswer, parts: Parts): Estate {
  const estate: Filling<Estate> = { ...answer, ...NO_TOTALS, sections: [] }
  estate.sections = answer.sections
    .toSorted((a, b) => a.number - b.number || a.id - b.id)
    .map((section) => buildSection(section, estate, parts))
  return Object.assign(estate, totalsOfInstances(unitsIn(estate)))
}

function buildSection(answer: SectionAnswer, estate: Estate, parts: Parts): Section {
  const section: Filling<Section> = { ...answer, ...NO_TOTALS, estate, columns: 0, storeys: [] }
  const placed = assignColumns(answer.storeys)
  section.storeys = inOrder(answer.storeys).map((storey) =>
    buildStorey(storey, placed.get(storey) ?? [], section, parts),
  )
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
  const shared = parts.layouts.get(instance.layout_id)
  const status = parts.statuses.get(instance.status_id)
  if (!shared || !status) return null
  const layout = withOwnAreas(shared, instance)
  const promoactions = resolve(instance.promoactions, parts.promoactions)
  const { price, old_price, sale } = promotedPrice(instance.price, promoactions, parts.rounding)
  return {
    ...instance,
    price,
    old_price,
    sale,
    price_m2: pricePerArea(price, layout.area_total),
    layout,
    status,
    promoactions,
    tags: resolve(instance.tags, parts.tags),
    estate: storey.estate,
    section: storey.section,
    storey,
    column,
    span,
    row,
  }
}

function lookupsOf({ project, layouts, statuses, promoactions, tags }: ProjectAnswer): Lookups {
  return {
    layouts: byId(layouts),
    statuses: byId(statuses),
    promoactions: byId(promoactions),
    tags: byId(tags),
    rounding: project.price_rounding,
  }
}

function resolve<T>(ids: readonly number[], known: ReadonlyMap<number, T>): readonly T[] {
  const found: T[] = []
  for (const id of ids) {
    const item = known.get(id)
    if (item) found.push(item)
  }
  return found
}

function byId<T extends { readonly id: number }>(items: readonly T[]): ReadonlyMap<number, T> {
  const map = new Map<number, T>()
  for (const item of items) map.set(item.id, item)
  return map
}

function inOrder<T extends { readonly id: number; readonly order: number }>(items: readonly T[]): readonly T[] {
  return items.toSorted((a, b) => a.order - b.order || a.id - b.id)
}

function lastColumn(storey: Storey): number {
  return Math.max(0, ...storey.instances.map(({ column, span }) => column + span.columns - 1))
}
