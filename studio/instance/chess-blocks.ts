import { assignColumns } from '#domain/chess/assign-columns.ts'
import type { Span } from '#domain/chess/chess-answer.ts'
import { compareNumbers } from '#domain/chess/compare-numbers.ts'
import { PARENT, type Snapshot } from '#domain/draft/entity.ts'
import type { UnitFacts, UnitPlace } from './unit-facts.ts'

/** A unit in its cell. `row` counts from the top, `column` from 1. */
export interface ChessCell {
  readonly unit: UnitFacts
  readonly row: number
  readonly column: number
  readonly span: Span
}

/** A storey of a section, with or without units of its own. */
interface ChessStorey {
  readonly id: string
  readonly number: number
}

/** The chess of one section: its storeys from the top, and the cells of each. */
export interface ChessBlock {
  readonly estate: UnitPlace
  readonly section: UnitPlace
  readonly storeys: readonly ChessStorey[]
  readonly rows: readonly (readonly ChessCell[])[]
  readonly columns: number
}

/** The parts of a project that the chess needs besides its units. */
export interface ChessHouse {
  readonly spanOf: (unit: string) => Span | undefined
  /** All storeys of a section: a duplex also takes up a storey that has no units of its own. */
  readonly storeysOf: (section: string) => readonly ChessStorey[]
}

/** Reads from a project what the chess needs besides its units. */
export function readHouse(project: Snapshot): ChessHouse {
  const storeys = new Map<unknown, ChessStorey[]>()
  for (const { kind, id, fields } of project.values()) {
    if (kind !== 'storey') continue
    const others = storeys.get(fields[PARENT])
    const storey = { id, number: Number(fields.number) }
    if (others) others.push(storey)
    else storeys.set(fields[PARENT], [storey])
  }
  return {
    spanOf: (unit) => project.get(`instance ${unit}`)?.fields.span as Span | undefined,
    storeysOf: (section) => storeys.get(section) ?? [],
  }
}

/**
 * The chess of all units, a block a section. Rows and columns are those that visitors see. Only units that are `shown` have
 * cells, so a filter leaves gaps and moves nothing.
 */
export function chessBlocks(
  units: readonly UnitFacts[],
  house: ChessHouse,
  shown: ReadonlySet<string>,
): readonly ChessBlock[] {
  const sections = new Map<string, UnitFacts[]>()
  for (const unit of units) {
    const others = sections.get(unit.section.id)
    if (others) others.push(unit)
    else sections.set(unit.section.id, [unit])
  }
  return [...sections.values()].flatMap((members) => {
    const block = blockOf(members, house, shown)
    return block?.rows.some((row) => row.length > 0) ? [block] : []
  })
}

function blockOf(
  members: readonly UnitFacts[],
  { spanOf, storeysOf }: ChessHouse,
  shown: ReadonlySet<string>,
): ChessBlock | null {
  const [first] = members
  if (!first) return null
  const byStorey = Map.groupBy(members, ({ storey }) => storey.id)
  const storeys = storeysOf(first.section.id).toSorted((a, b) => b.number - a.number)
  const asked = storeys.map(({ id, number }) => ({
    number,
    instances: (byStorey.get(id) ?? []).map((unit) => ({
      ...{ number: unit.number, position: unit.position },
      ...{ span: spanOf(unit.id), unit },
    })),
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
  return { estate: first.estate, section: first.section, storeys, rows, columns }
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
