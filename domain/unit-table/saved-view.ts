import { knownColumns } from './column-order.ts'
import { FIRST_COLUMNS, type UnitColumn } from './unit-columns.ts'
import type { UnitFilter } from './unit-filter.ts'
import { readLimit, type UnitLimit } from './unit-limits.ts'
import { UNIT_GROUPS, UNIT_VIEWS, type UnitGroup, type UnitView } from './unit-views.ts'

/** A view as it is stored. */
interface StoredView {
  base: string
  sought: string
  limits: { column: string; op: string; values: string[] }[]
  group: string
  columns: string[]
}

/** What a saved view shows. */
export interface ViewContent {
  readonly base: UnitView
  readonly filter: UnitFilter
  readonly group: UnitGroup
  readonly columns: readonly UnitColumn[]
}

/** Reads a stored view. Views, columns and operators that this version does not know are ignored. */
export function readContent({ base, sought, limits, group, columns }: StoredView): ViewContent {
  const byColumn = new Map<string, UnitLimit>()
  for (const each of limits) {
    const limit = readLimit(each)
    if (limit) byColumn.set(limit.column, limit)
  }
  const known = knownColumns(columns)
  return {
    base: UNIT_VIEWS.find((each) => each === base) ?? 'all',
    filter: { sought, limits: [...byColumn.values()] },
    group: UNIT_GROUPS.find((each) => each === group) ?? 'storey',
    columns: known.length > 1 ? known : FIRST_COLUMNS,
  }
}

/** A view as it is stored. */
export function writeContent({ base, filter, group, columns }: ViewContent): StoredView {
  const limits = filter.limits.map(({ column, op, values }) => ({ column, op, values: [...values] }))
  return { base, sought: filter.sought.trim(), limits, group, columns: [...columns] }
}

/** Whether two views show the same. The order of limits makes no difference. */
export function isSameContent(one: ViewContent, other: ViewContent): boolean {
  const text = (content: ViewContent) => {
    const { limits, ...rest } = writeContent(content)
    return JSON.stringify([rest, limits.map((limit) => JSON.stringify(limit)).toSorted()])
  }
  return text(one) === text(other)
}
