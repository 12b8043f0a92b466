import type { AreaUnit } from '#domain/area/area-unit.ts'
import type { Sort } from '#domain/sort/sort-option.ts'
import type { MessageKey } from '#i18n/messages.ts'

/** A column of the table. */
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

/** The two orders that a header switches between: ascending and descending. */
export type SortPair = readonly [rising: Sort, falling: Sort]

/** The label and sort orders of a column. Null for a header without text. */
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
    // Left out if every estate has a single section.
    ...(hasSections ? [{ name: 'section', label: 'field.section' } as const] : []),
    // Left out if all units are houses.
    ...(hasStoreys ? [{ name: 'storey', label: 'field.storey' } as const] : []),
    { name: 'features', label: 'field.tags' },
    { name: 'per_area', label: `field.price_per_${unit}` },
    { name: 'price', label: 'field.price', sorts: ['cheaper', 'expensive'] },
    { name: 'heart', label: null },
  ]
}

/** The order after a click on a header: ascending first, then descending. */
export function sortAfterPress([rising, falling]: SortPair, now: Sort): Sort {
  return now === rising ? falling : rising
}

/** The `aria-sort` value of a header. */
export function ariaSortOf([rising, falling]: SortPair, now: Sort): 'ascending' | 'descending' | 'none' {
  if (now === rising) return 'ascending'
  return now === falling ? 'descending' : 'none'
}
