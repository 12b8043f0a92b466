import { compareNumbers } from '#domain/chess/compare-numbers.ts'
import { groupUnits } from '#domain/chess/count.ts'
import { layOutSections, lowestRow } from '#domain/chess/grid-layout.ts'
import type { NamedPlace, UnitBook, UnitFacts } from './unit-facts.ts'

/** A unit in its cell. A unit over several storeys begins on its own and extends upwards. */
export interface ChessCell {
  readonly unit: UnitFacts
  /** Its own storey, counted from the top. */
  readonly row: number
  /** Counted from 1. */
  readonly column: number
  /** How many rows and columns it covers. */
  readonly rows: number
  readonly columns: number
}

/** The chess of one section: the numbers of its storeys from the top, and the cells of each. */
export interface ChessBlock {
  readonly estate: NamedPlace
  readonly section: NamedPlace
  readonly storeys: readonly number[]
  readonly rows: readonly (readonly ChessCell[])[]
  readonly columns: number
}

/**
 * The chess of the sections that have units to show, each laid out alone by the layout that visitors see. Only units that are
 * `shown` have cells, so a filter leaves gaps and moves nothing.
 */
export function chessBlocks(
  { units, sections }: Pick<UnitBook, 'units' | 'sections'>,
  shown: ReadonlySet<string>,
): readonly ChessBlock[] {
  const onStorey = groupUnits(units, ({ storey }) => storey.id)
  const laidOut = sections.map(({ estate, section, storeys }) => ({
    estateId: estate.id,
    places: { estate, section },
    storeys: storeys.map(({ id, number }) => ({ number, instances: onStorey.get(id) ?? [] })),
  }))
  const beside = groupUnits(laidOut, ({ estateId }) => estateId)
  return laidOut.flatMap(({ estateId, places, storeys }) => {
    const members = storeys.flatMap(({ instances }) => instances)
    if (!members.some(({ id }) => shown.has(id))) return []
    const columns = Math.max(...members.map(({ column, span }) => column + span.columns - 1))
    const grid = layOutSections([{ columns, storeys, estate: { sections: beside.get(estateId) ?? [] } }])
    const rows = grid.storeys.map((): ChessCell[] => [])
    for (const { instance: unit, column, columns: width, ...cell } of grid.cells) {
      const row = lowestRow(cell) - 1
      if (shown.has(unit.id)) rows[row]?.push({ unit, row, column, rows: cell.rows, columns: width })
    }
    return [{ ...places, storeys: grid.storeys, rows, columns: grid.columns }]
  })
}

/** The unit that an arrow key moves to. Stays at the edges of the chess; a block leads to the next one. */
export function cellAfterKey(
  blocks: readonly ChessBlock[],
  id: string,
  key: 'up' | 'down' | 'start' | 'end',
): string | null {
  const at = findCell(blocks, id)
  if (!at) return null
  const { block, cell } = at
  const rows = blocks[block]?.rows ?? []
  if (key === 'start' || key === 'end') {
    const by = key === 'end' ? 1 : -1
    const row = rows[cell.row] ?? []
    const beside = row[row.indexOf(cell) + by]
    if (beside) return beside.unit.id
    return nearest(blocks[block + by]?.rows[cell.row] ?? [], key === 'end' ? 1 : Infinity)
  }
  const by = key === 'down' ? 1 : -1
  for (let row = cell.row + by; row >= 0 && row < rows.length; row += by) {
    const found = nearest(rows[row] ?? [], cell.column)
    if (found) return found
  }
  const next = blocks[block + by]?.rows ?? []
  const edge = (by > 0 ? next : next.toReversed()).find((row) => row.length > 0)
  return nearest(edge ?? [], cell.column)
}

function findCell(blocks: readonly ChessBlock[], id: string) {
  for (const [block, { rows }] of blocks.entries()) {
    for (const row of rows) for (const cell of row) if (cell.unit.id === id) return { block, cell }
  }
  return null
}

function nearest(row: readonly ChessCell[], column: number): string | null {
  const by = (cell: ChessCell) => Math.abs(Math.min(column, 10_000) - cell.column)
  const sorted = row.toSorted((a, b) => by(a) - by(b) || compareNumbers(a.unit.number, b.unit.number))
  return sorted[0]?.unit.id ?? null
}
