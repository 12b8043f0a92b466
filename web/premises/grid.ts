/** How the pieces of a list stand, in root-font units. */
export interface GridLook {
  /** The least inline size of a piece; null: one piece a row, as wide as the list. */
  readonly min: number | null
  readonly block: number
  readonly gap: number
}

/** A list as it is laid out now, in pixels. */
export interface Grid {
  readonly columns: number
  /** From one row to the next. */
  readonly row: number
  /** The size of a piece. */
  readonly block: number
  /** How far into the content the list begins. */
  readonly start: number
}

/** Nothing is measured yet. */
export const NO_GRID: Grid = { columns: 0, row: 1, block: 0, start: 0 }

/** The distance between columns, in root-font units. */
export const COLUMN_GAP = 1.25

/** Lays out a list of an inline size; `rem` is the root-font size, since visitors enlarge it. */
export function gridOf(look: GridLook, inlineSize: number, start: number, rem: number): Grid {
  const gap = COLUMN_GAP * rem
  const columns = look.min === null ? 1 : Math.max(1, Math.floor((inlineSize + gap) / (look.min * rem + gap)))
  return { columns, row: (look.block + look.gap) * rem, block: look.block * rem, start }
}

/** Tells whether two lists are laid out alike. */
export function isSameGrid(a: Grid, b: Grid): boolean {
  return a.columns === b.columns && a.row === b.row && a.block === b.block && a.start === b.start
}

/** Where to scroll so that a piece stays where it was on the screen when there are more or fewer columns. */
export function scrollAfterReflow(
  scrollTop: number,
  piece: number,
  row: number,
  before: number,
  after: number,
): number {
  return scrollTop + (Math.floor(piece / after) - Math.floor(piece / before)) * row
}
