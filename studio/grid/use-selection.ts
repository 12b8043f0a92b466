import { useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { type CellRect, rectOf } from '#domain/table/cell-range.ts'
import type { GridSelection } from './grid-props.ts'
import {
  describeSelected,
  isSameSelection,
  type PinnedSelection,
  pinSelected,
  type Selected,
  selectedAt,
  unpinSelected,
} from './grid-selection.ts'
import type { GridTable } from './grid-table.ts'

/** The selection of the grid. */
export interface GridSelecting {
  readonly selected: Selected | null
  readonly rect: CellRect | null
  readonly select: (selected: Selected) => void
  readonly clear: () => void
  /** Selects the first cell if nothing is selected. */
  readonly selectFirst: () => void
}

/** Keeps what is selected, also when rows and columns change, and reports it. */
export function useSelection(
  table: GridTable,
  onSelect: ((selection: GridSelection | null) => void) | undefined,
): GridSelecting {
  const [pinned, setPinned] = useState<PinnedSelection | null>(null)
  const selected = useMemo(() => unpinSelected(pinned, table), [pinned, table])
  const { layout, columns } = table
  const reported = useRef<GridSelection | null>(null)
  const report = useEffectEvent(() => {
    const now = selected && describeSelected(selected, table)
    if (isSameSelection(reported.current, now)) return
    reported.current = now
    onSelect?.(now)
  })
  const hasSelection = pinned !== null
  // Not when only the texts of cells change. Before the next key, which may be that of an act on the selected cells.
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are what the report is made of.
  useLayoutEffect(() => {
    if (hasSelection || reported.current) report()
  }, [pinned, layout, columns, hasSelection])
  return {
    selected,
    rect: useMemo(() => selected && rectOf(selected.range), [selected]),
    clear: () => setPinned(null),
    select: (next) => setPinned(pinSelected(next, table)),
    // A press selects a cell and focuses the field, which asks for the first cell before the press is rendered.
    selectFirst: () => setPinned((now) => now ?? pinSelected(selectedAt({ row: 0, column: 0 }), table)),
  }
}
