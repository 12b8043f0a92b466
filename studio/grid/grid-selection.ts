import {
  type Cell,
  type CellMove,
  type CellRange,
  cellCount,
  clampCell,
  moveCell,
  moveRange,
  nextInRange,
  rangeAt,
  rectOf,
  type TableSize,
  wholeRange,
} from '#domain/table/cell-range.ts'
import { type GridLayout, groupAt } from './grid-layout.ts'
import type { GridPlace, GridSelection } from './grid-props.ts'
import type { GridTable } from './grid-table.ts'

/** What is selected: a range, and the cell in it that keys and typing act on. */
export interface Selected {
  readonly range: CellRange
  readonly active: Cell
}

/** One selected cell. */
export function selectedAt(cell: Cell): Selected {
  return { range: rangeAt(cell), active: cell }
}

/** The selection with its range extended to a cell. It begins at the active cell. */
export function extendTo({ active }: Selected, focus: Cell): Selected {
  return { range: { anchor: active, focus }, active }
}

/** The selection after a move. Extending moves the far corner of the range, and everything else starts at the active cell. */
export function moveSelected(from: Selected, move: CellMove, size: TableSize, extend: boolean, page: number): Selected {
  const { range, active } = from
  if (!extend) return selectedAt(moveCell(active, move, size, page))
  return { range: moveRange(isSame(range.anchor, active) ? range : rangeAt(active), move, size, true, page), active }
}

/**
 * The selection after Tab (along rows) or Enter (along columns): inside a range the active cell walks through it, otherwise
 * through the table. Null if the table ends there.
 */
export function walkSelected(
  { range, active }: Selected,
  along: 'row' | 'column',
  step: 1 | -1,
  size: TableSize,
): Selected | null {
  if (cellCount(rectOf(range)) > 1) return { range, active: nextInRange(range, active, along, step) }
  if (along === 'column') return selectedAt(clampCell({ row: active.row + step, column: active.column }, size))
  const edge = step > 0 ? { row: size.rows - 1, column: size.columns - 1 } : { row: 0, column: 0 }
  return isSame(active, edge) ? null : selectedAt(nextInRange(wholeRange(size), active, 'row', step))
}

/** What Ctrl A selects: the lines of the group of the active cell, and pressed again, or without groups, everything. */
export function selectAll(
  { range, active }: Selected,
  { lines, groups, lineAt }: GridLayout,
  size: TableSize,
): Selected {
  const group = groups[groupAt(groups, lines[active.row]?.at ?? 0)]
  const first = lineAt[group?.from ?? 0] ?? 0
  const last = lineAt[(group?.to ?? 1) - 1] ?? size.rows - 1
  const ofGroup: CellRange = { anchor: { row: first, column: 0 }, focus: { row: last, column: size.columns - 1 } }
  const isGroupSelected = isSameRange(range, ofGroup)
  return { range: group?.head && !isGroupSelected ? ofGroup : wholeRange(size), active }
}

/** A selection by ids, so that it stays with its cells when rows or columns come, go or move. */
export interface PinnedSelection {
  readonly anchor: PinnedCell
  readonly focus: PinnedCell
  readonly active: PinnedCell
}

interface PinnedCell {
  readonly place: GridPlace
  /** Where the cell was, in case it is gone. */
  readonly cell: Cell
}

/** Pins a selection to its rows and columns. Null if a cell does not exist. */
export function pinSelected({ range, active }: Selected, table: GridTable): PinnedSelection | null {
  const pin = (cell: Cell): PinnedCell | null => {
    const place = table.placeAt(cell)
    return place && { place, cell }
  }
  const anchor = pin(range.anchor)
  const focus = pin(range.focus)
  const pinned = pin(active)
  return anchor && focus && pinned && { anchor, focus, active: pinned }
}

/** Where a pinned selection is now. If an end of its range is gone, only the active cell stays; if that is gone too, the nearest. */
export function unpinSelected(pinned: PinnedSelection | null, table: GridTable): Selected | null {
  if (!pinned || table.size.rows === 0 || table.size.columns === 0) return null
  const [anchor, focus, active] = [pinned.anchor, pinned.focus, pinned.active].map(({ place }) => table.cellAt(place))
  if (anchor && focus && active) return { range: { anchor, focus }, active }
  return selectedAt(active ?? clampCell(pinned.active.cell, table.size))
}

/** The selection by ids. */
export function describeSelected({ range, active }: Selected, table: GridTable): GridSelection | null {
  const { top, bottom, first, last } = rectOf(range)
  const place = table.placeAt(active)
  return (
    place && {
      rows: table.layout.lines.slice(top, bottom + 1).map(({ id }) => id),
      columns: table.columns.slice(first, last + 1).map(({ id }) => id),
      active: place,
    }
  )
}

/** Whether two selections have the same cells, so that it need not be reported again. */
export function isSameSelection(a: GridSelection | null, b: GridSelection | null): boolean {
  if (!a || !b) return a === b
  const isSameList = (one: readonly string[], other: readonly string[]) =>
    one.length === other.length && one.every((id, index) => id === other[index])
  return (
    a.active.row === b.active.row &&
    a.active.column === b.active.column &&
    isSameList(a.rows, b.rows) &&
    isSameList(a.columns, b.columns)
  )
}

function isSameRange(a: CellRange, b: CellRange): boolean {
  return isSame(a.anchor, b.anchor) && isSame(a.focus, b.focus)
}

function isSame(a: Cell, b: Cell): boolean {
  return a.row === b.row && a.column === b.column
}
