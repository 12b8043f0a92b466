import type { WordedBlock, WordedHead } from '#i18n/word-chess-print.ts'

/** Where things stand on the grid of a chess sheet: before the columns is the axis, between sections a gap. */
export interface PaperGrid {
  /** The columns as `grid-template-columns` says them. */
  readonly columns: string
  /** The columns of a cell or a head as `grid-column` says them. */
  readonly span: (place: Pick<WordedHead, 'column' | 'columns'>) => string
}

/** Pixels of a sheet: a column of few is no wider than its words need. */
const WIDEST_COLUMN = 112
const SECTION_GAP = 12

/** The grid of a sheet. */
export function paperGrid({ columns, heads }: Pick<WordedBlock, 'columns' | 'heads'>): PaperGrid {
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
