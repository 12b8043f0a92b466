import type { WordedBlock, WordedHead } from '#i18n/word-chess-print.ts'

/** The CSS grid of a chess sheet: the axis comes before the columns, and a gap separates sections. */
export interface SheetGrid {
  /** The value of `grid-template-columns`. */
  readonly columns: string
  /** The value of `grid-column` for a cell or a header. */
  readonly span: (place: Pick<WordedHead, 'column' | 'columns'>) => string
}

/** In pixels of a sheet. If there are few columns, they are no wider than their texts need. */
const WIDEST_COLUMN = 112
const SECTION_GAP = 12

/** Computes the grid of a sheet. */
export function sheetGrid({ columns, heads }: Pick<WordedBlock, 'columns' | 'heads'>): SheetGrid {
  const starts = new Set(heads.slice(1).map(({ column }) => column))
  const gapsUpTo = (column: number) => [...starts].filter((start) => start <= column).length
  const lineOf = (column: number) => column + gapsUpTo(column) + 1
  const tracks = Array.from({ length: columns }, (_, index) =>
    starts.has(index + 1) ? `${SECTION_GAP}px ${COLUMN}` : COLUMN,
  )
  return {
    columns: ['auto', ...tracks].join(' '),
    span: (place) => `${lineOf(place.column)} / ${lineOf(place.column + place.columns - 1) + 1}`,
  }
}

const COLUMN = `minmax(0, ${WIDEST_COLUMN}px)`
