import type { AreaUnit } from '#domain/area/area-unit.ts'
import type { Sort } from '#domain/sort/sort.ts'
import type { MessageKey } from '#i18n/messages.ts'

/** A column of the table; those without a name have no words in their head. */
export type ColumnName =
  | 'plan'
  | 'number'
  | 'kind'
  | 'area'
  | 'estate'
  | 'section'
  | 'storey'
  | 'features'
  | 'per_area'
  | 'price'
  | 'heart'

/** The two orders that a head switches between: rising and falling. */
export type SortPair = readonly [rising: Sort, falling: Sort]

/** How a column is called and sorted. */
export interface Column {
  readonly name: ColumnName
  readonly label: MessageKey | null
  readonly sorts?: SortPair
}

/** The columns of a project's table. */
export function columnsOf(unit: AreaUnit, hasSections: boolean, hasStoreys: boolean): readonly Column[] {
  return [
    { name: 'plan', label: null },
    { name: 'number', label: 'field.number' },
    { name: 'kind', label: 'field.type' },
    { name: 'area', label: 'filter.area', sorts: ['smaller', 'larger'] },
    { name: 'estate', label: 'field.estate' },
    // Where every house has one entrance it says nothing.
    ...(hasSections ? [{ name: 'section', label: 'field.section' } as const] : []),
    // Houses have none.
    ...(hasStoreys ? [{ name: 'storey', label: 'field.storey' } as const] : []),
    { name: 'features', label: 'field.tags' },
    { name: 'per_area', label: `field.price_per_${unit}` },
    { name: 'price', label: 'field.price', sorts: ['cheaper', 'expensive'] },
    { name: 'heart', label: null },
  ]
}

/** The order that a head asks for when pressed: rising first, then the other way round. */
export function sortAfterPress([rising, falling]: SortPair, now: Sort): Sort {
  return now === rising ? falling : rising
}

/** How a head says its order to those who hear the page. */
export function ariaSortOf([rising, falling]: SortPair, now: Sort): 'ascending' | 'descending' | 'none' {
  if (now === rising) return 'ascending'
  return now === falling ? 'descending' : 'none'
}
