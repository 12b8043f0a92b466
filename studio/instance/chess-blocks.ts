import { assignColumns } from '#domain/chess/assign-columns.ts'
import type { Span } from '#domain/chess/chess-answer.ts'
import { compareNumbers } from '#domain/chess/compare-numbers.ts'
import type { UnitFacts, UnitPlace } from './unit-facts.ts'

/** A unit in its cell. `row` counts from the top, `column` from 1. */
export interface ChessCell {
  readonly unit: UnitFacts
  readonly row: number
  readonly column: number
  readonly span: Span
}

/** The chess of one section: its storeys from the top, and the cells of each. */
export interface ChessBlock {
  readonly estate: UnitPlace
  readonly section: UnitPlace
  readonly storeys: readonly UnitPlace[]
  readonly rows: readonly (readonly ChessCell[])[]
  readonly columns: number
}

/**
 * The chess of all units, a block a section. Columns are those that visitors see. Only units that are `shown` have cells,
 * so a filter leaves gaps and moves nothing.
 */
export function chessBlocks(
  units: readonly UnitFacts[],
  spanOf: (id: string) => Span | undefined,
  shown: ReadonlySet<string>,
): readonly ChessBlock[] {
  const sections = new Map<string, UnitFacts[]>()
  for (const unit of units) {
    const others = sections.get(unit.section.id)
    if (others) others.push(unit)
    else sections.set(unit.section.id, [unit])
  }
  return [...sections.values()].flatMap((members) => {
    const block = blockOf(members, spanOf, shown)
    return block?.rows.some((row) => row.length > 0) ? [block] : []
  })
}

function blockOf(
  members: readonly UnitFacts[],
  spanOf: (id: string) => Span | undefined,
  shown: ReadonlySet<string>,
): ChessBlock | null {
  const [first] = members
  if (!first) return null
  const storeys = new Map<string, { readonly place: UnitPlace; readonly units: UnitFacts[] }>()
  for (const unit of members) {
    const storey = storeys.get(unit.storey.id)
    if (storey) storey.units.push(unit)
    else storeys.set(unit.storey.id, { place: unit.storey, units: [unit] })
  }
  // Units come from the top storey down.
  const list = [...storeys.values()]
  const asked = list.map(({ place, units }) => ({
    number: place.number,
    instances: units.map((unit) => ({ number: unit.number, position: unit.position, span: spanOf(unit.id), unit })),
  }))
  const placed = assignColumns(asked)
  let columns = 1
  const rows = asked.map((storey, row) => {
    const cells = placed.get(storey) ?? []
    for (const { column, span } of cells) columns = Math.max(columns, column + span.columns - 1)
    return cells
      .filter(({ instance }) => shown.has(instance.unit.id))
      .map(({ instance, column, span }): ChessCell => ({ unit: instance.unit, row, column, span }))
  })
  return { estate: first.estate, section: first.section, storeys: list.map(({ place }) => place), rows, columns }
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
