import type { AreaUnit } from '#domain/area/area-unit.ts'
import { isFree, shownPriceOf } from '#domain/chess/availability.ts'
import type { Instance } from '#domain/chess/chess.ts'
import { FACTS, type FactField, factsOf } from '#domain/instance/facts.ts'
import type { BestWord, ComparedUnit, CompareField, CompareValue } from './compare-row.ts'

/** A row before its values are read. */
interface RowPlan {
  readonly field: CompareField
  readonly read: (unit: ComparedUnit) => CompareValue | null
  /** What the best value is called; null if the row has no better or worse. */
  readonly word: BestWord | null
}

/** The rows of a comparison, in reading order. */
export function planRows(units: readonly ComparedUnit[]): readonly RowPlan[] {
  return [...projectRow(units), ...PRICE_ROWS, ...factRows(units), ...FEATURE_ROWS]
}

const PRICE_ROWS: readonly RowPlan[] = [
  { field: 'status', read: ({ instance }) => ({ kind: 'status', status: instance.status }), word: null },
  { field: 'price', read: priceOf, word: 'lowest' },
  { field: 'price_per_m', read: (unit) => perAreaOf(unit, 'm'), word: 'lowest' },
  { field: 'price_per_ft', read: (unit) => perAreaOf(unit, 'ft'), word: 'lowest' },
  { field: 'extra_price', read: ({ instance }) => moneyOf(instance.extra_price, instance), word: 'lowest' },
]

const FEATURE_ROWS: readonly RowPlan[] = [
  {
    field: 'promoactions',
    // A unit that is not free has no promotions to offer.
    read: ({ instance }) =>
      isFree(instance) && instance.promoactions.length > 0
        ? { kind: 'promoactions', promoactions: instance.promoactions }
        : null,
    word: null,
  },
  {
    field: 'tags',
    read: ({ instance: { tags } }) => (tags.length > 0 ? { kind: 'tags', tags } : null),
    word: null,
  },
]

function factRows(units: readonly ComparedUnit[]): readonly RowPlan[] {
  const facts = new Map(
    units.map((unit) => [
      unit,
      new Map(factsOf(unit.instance, unit.project).map(({ field, value }) => [field, value])),
    ]),
  )
  const rows = Object.entries(FACTS) as [FactField, { readonly best?: BestWord }][]
  return rows.map(([field, { best: word = null }]) => ({
    field,
    word,
    read: (unit) => facts.get(unit)?.get(field) ?? null,
  }))
}

/** Names the project of each unit, if the units belong to several projects. */
function projectRow(units: readonly ComparedUnit[]): readonly RowPlan[] {
  if (new Set(units.map(({ project }) => project.id)).size < 2) return []
  return [{ field: 'project', read: ({ project }) => ({ kind: 'text', text: project.name }), word: null }]
}

function priceOf({ instance }: ComparedUnit): CompareValue {
  const shown = shownPriceOf(instance)
  if (shown.kind === 'price') return { kind: 'money', amount: shown.price }
  return shown.kind === 'on_request' ? shown : { kind: 'status', status: instance.status }
}

function perAreaOf({ instance, project }: ComparedUnit, unit: AreaUnit): CompareValue | null {
  return project.area_unit === unit ? moneyOf(instance.price_m2, instance) : null
}

/** An amount that visitors may see. A unit that is not free shows none. */
function moneyOf(amount: number | null, instance: Instance): CompareValue | null {
  return amount !== null && isFree(instance) ? { kind: 'money', amount } : null
}
