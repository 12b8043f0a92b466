import { pricePerArea } from '#domain/price/price-per-area.ts'
import type { UnitFacts } from './unit-facts.ts'

/** The columns of the table of units. */
export const UNIT_COLUMNS = [
  'number',
  'estate',
  'section',
  'storey',
  'layout',
  'rooms',
  'area',
  'price',
  'extra_price',
  'per_area',
  'status',
  'held',
  'tags',
  'promoactions',
] as const
/** A column of the table of units. */
export type UnitColumn = (typeof UNIT_COLUMNS)[number]

/** The draft's field that a column edits. `status` is changed live. */
export const FIELD_OF: Readonly<Partial<Record<UnitColumn, string>>> = {
  number: 'number',
  layout: 'layout',
  area: 'area_total',
  price: 'price',
  extra_price: 'extra_price',
  status: 'status',
  tags: 'tags',
  promoactions: 'promoactions',
}

/** The columns that are shown at first. Second prices are only where the units of a project have them. */
export const FIRST_COLUMNS: readonly UnitColumn[] = UNIT_COLUMNS.filter(
  (column) => !['estate', 'section', 'extra_price'].includes(column),
)

/** The field that an edit of a column changes. A price for one unit of area sets the price. */
export function editedField(column: UnitColumn): string | undefined {
  return column === 'per_area' ? 'price' : FIELD_OF[column]
}

/**
 * The price for one unit of area that is edited, in whole units of the currency: that of the written price. Visitors read
 * that of the price after promotions.
 */
export function writtenPerArea({ price, area }: Pick<UnitFacts, 'price' | 'area'>): number | null {
  const exact = pricePerArea(price, area ?? 0)
  return exact === null ? null : Math.round(exact)
}
