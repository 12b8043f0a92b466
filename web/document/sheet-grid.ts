import type { WordedBlock, WordedHead } from '#i18n/word-chess-print.ts'

/** The CSS grid of a chess sheet: the axis comes before the columns, and a gap separates sections. */
interface SheetGrid {
  /** The value of `grid-template-columns`. */
  readonly columns: string
  /** The value of `grid-column` for a cell or a header. */
  readonly span: (place: Pick<WordedHead, 'column' | 'columns'>) => string
}

/** In pixels of a sheet. If there are few columns, they are no wider than their texts need. */
const WIDEST_COLUMN = 112
const SECTION_GAP = 12

/** The room for cells on a sheet, and what heads and gaps take of it. In pixels. */
const ROOM = { width: 980, height: 560, head: 50, row: 43, column: 115 }
const LARGEST = 1.6

/** How much larger cells and their texts are on a sheet with few units. */
export function zoomOf(blocks: readonly Pick<WordedBlock, 'columns' | 'storeys'>[]): number {
  const rows = blocks.reduce((sum, { storeys }) => sum + storeys.length, 0)
  const columns = Math.max(1, ...blocks.map((block) => block.columns))
  const high = (ROOM.height - ROOM.head * blocks.length) / (rows * ROOM.row)
  return Math.max(1, Math.min(LARGEST, high, ROOM.width / (columns * ROOM.column)))
}

/** Computes the grid of a sheet. */
export function sheetGrid({ columns, heads }: Pick<WordedBlock, 'columns' | 'heads'>, zoom = 1): SheetGrid {
  const column = `minmax(0, ${Math.round(WIDEST_COLUMN * zoom)}px)`
  const starts = new Set(heads.slice(1).map(({ column }) => column))
  const gapsUpTo = (column: number) => [...starts].filter((start) => start <= column).length
  const lineOf = (column: number) => column + gapsUpTo(column) + 1
  const tracks = Array.from({ length: columns }, (_, index) =>
    starts.has(index + 1) ? `${SECTION_GAP}px ${column}` : column,
  )
  return {
    columns: ['auto', ...tracks].join(' '),
    span: (place) => `${lineOf(place.column)} / ${lineOf(place.column + place.columns - 1) + 1}`,
  }
}
