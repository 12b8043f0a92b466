/** The sizes of the items of a list, in rem. */
export interface ListLook {
  /** The minimum inline size of an item. Null for one item per row, as wide as the list. */
  readonly min: number | null
  readonly block: number
  readonly gap: number
}

/** The current layout of a list, in pixels. */
export interface ListGrid {
  readonly columns: number
  /** The distance from one row to the next. */
  readonly row: number
  /** The block size of an item. */
  readonly block: number
  /** The offset of the list in the content of its scroller. */
  readonly start: number
}

/** The grid before the first measurement. */
export const NO_GRID: ListGrid = { columns: 0, row: 1, block: 0, start: 0 }

/** The distance between columns, in rem. */
export const COLUMN_GAP = 1.25

/** Lays out a list of the given inline size. `rem` is the root font size, since visitors can enlarge it. */
export function listGridOf(look: ListLook, inlineSize: number, start: number, rem: number): ListGrid {
  const gap = COLUMN_GAP * rem
  const columns = look.min === null ? 1 : Math.max(1, Math.floor((inlineSize + gap) / (look.min * rem + gap)))
  return { columns, row: (look.block + look.gap) * rem, block: look.block * rem, start }
}

/** Whether two grids are equal. */
export function isSameGrid(a: ListGrid, b: ListGrid): boolean {
  return a.columns === b.columns && a.row === b.row && a.block === b.block && a.start === b.start
}

/** The scroll position that keeps an item in place on the screen when the number of columns changes. */
export function scrollAfterReflow(
  scrollTop: number,
  piece: number,
  row: number,
  before: number,
  after: number,
): number {
  return scrollTop + (Math.floor(piece / after) - Math.floor(piece / before)) * row
}
