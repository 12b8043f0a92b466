import type { Cell, CellRect } from '#domain/table/cell-range.ts'

/** The part of a rectangle in one row. */
export interface Band {
  readonly first: number
  readonly last: number
  readonly isTop: boolean
  readonly isBottom: boolean
}

/** What a row shows of the selection. -1 means no column. */
export interface RowShade {
  readonly selected: Band | null
  /** The column of the active cell. */
  readonly active: number
  /** The column with the fill handle. */
  readonly handle: number
  /** The cells that the handle is about to fill. */
  readonly filled: Band | null
}

/** What all rows show. */
export interface Shades {
  readonly selected: CellRect | null
  readonly active: Cell | null
  readonly filled: CellRect | null
  /** No handle while a cell is edited. */
  readonly hasHandle: boolean
}

/** The part of the selection that a line shows. */
export function shadeOf({ selected, active, filled, hasHandle }: Shades, line: number): RowShade {
  return {
    selected: bandOf(selected, line),
    active: active?.row === line ? active.column : -1,
    handle: hasHandle && selected?.bottom === line ? selected.last : -1,
    filled: bandOf(filled, line),
  }
}

/** Whether two rows show the same, so that a row need not be drawn again. */
export function isSameShade(a: RowShade, b: RowShade): boolean {
  return (
    a.active === b.active &&
    a.handle === b.handle &&
    isSameBand(a.selected, b.selected) &&
    isSameBand(a.filled, b.filled)
  )
}

/** Whether a column is in a band. */
export function isInBand(band: Band | null, column: number): boolean {
  return band !== null && band.first <= column && column <= band.last
}

function bandOf(rect: CellRect | null, line: number): Band | null {
  if (!rect || line < rect.top || line > rect.bottom) return null
  return { first: rect.first, last: rect.last, isTop: line === rect.top, isBottom: line === rect.bottom }
}

function isSameBand(a: Band | null, b: Band | null): boolean {
  if (!a || !b) return a === b
  return a.first === b.first && a.last === b.last && a.isTop === b.isTop && a.isBottom === b.isBottom
}
