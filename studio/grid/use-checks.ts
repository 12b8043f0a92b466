import { useRef } from 'react'
import type { GridProps, GridRow } from './grid-props.ts'
import type { GridTable } from './grid-table.ts'

/** Checking of whole rows. */
export interface RowChecks {
  /** Whether all rows, some or none of them are checked. Rows of closed groups count too. */
  readonly state: 'all' | 'some' | 'none'
  readonly toggleAll: () => void
  /** Checks a row, or clears it. With Shift, all lines from the one before do the same. */
  readonly toggle: (row: string, isToMany: boolean) => void
  /** Checks some lines, or clears them if all of them are checked. */
  readonly toggleLines: (from: number, to: number) => void
}

/** Keeps checked rows that are not shown, so that checks survive filters. */
export function useChecks(
  table: GridTable,
  rows: readonly GridRow[],
  { checked, onCheck }: Pick<GridProps, 'checked' | 'onCheck'>,
): RowChecks {
  const last = useRef<string | null>(null)
  const { lines, lineOf } = table.layout
  const set = (ids: readonly string[], isOn: boolean) => {
    const next = new Set(checked)
    for (const id of ids) {
      if (isOn) next.add(id)
      else next.delete(id)
    }
    onCheck(next)
  }
  const idsOf = (from: number, to: number) =>
    lines.slice(Math.min(from, to), Math.max(from, to) + 1).map(({ id }) => id)
  const state = stateOf(rows, checked)
  return {
    state,
    toggleAll: () =>
      set(
        rows.flatMap(({ kind, id }) => (kind === 'unit' ? [id] : [])),
        state !== 'all',
      ),
    toggle: (row, isToMany) => {
      const from = isToMany && last.current !== null ? lineOf.get(last.current) : undefined
      const to = lineOf.get(row)
      set(from === undefined || to === undefined ? [row] : idsOf(from, to), !checked.has(row))
      last.current = row
    },
    toggleLines: (from, to) => {
      const ids = idsOf(from, to)
      set(ids, !ids.every((id) => checked.has(id)))
    },
  }
}

function stateOf(rows: readonly GridRow[], checked: ReadonlySet<string>): RowChecks['state'] {
  if (checked.size === 0) return 'none'
  let on = 0
  let all = 0
  for (const { kind, id } of rows) {
    if (kind !== 'unit') continue
    all += 1
    if (checked.has(id)) on += 1
  }
  if (on === 0) return 'none'
  return on === all ? 'all' : 'some'
}
