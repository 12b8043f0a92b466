import type { InstanceAnswer, Span, StoreyAnswer } from './chess-answer.ts'
import { compareNumbers } from './compare-numbers.ts'
import { levelsOf } from './levels.ts'

/** A unit with its first chess column. */
export interface PlacedInstance {
  readonly instance: InstanceAnswer
  readonly column: number
  readonly span: Span
}

const ONE_CELL: Span = { columns: 1, storeys: 1 }

/**
 * Places the units of a section in columns, storey by storey from the lowest. Uses the positions of the data if every unit
 * of the storey has one; otherwise places units side by side by number. Mixing the two would put two units into one cell.
 * A unit whose place is taken, by a duplex from below or by a neighbour, moves to the next free columns.
 */
export function placeInColumns(storeys: readonly StoreyAnswer[]): ReadonlyMap<StoreyAnswer, readonly PlacedInstance[]> {
  const levels = levelsOf(storeys)
  const taken: Taken = Array.from(levels, () => new Set())
  const placed = new Map<StoreyAnswer, readonly PlacedInstance[]>()
  for (const storey of storeys.toSorted((a, b) => a.number - b.number)) {
    placed.set(storey, placeStorey(storey, levels.get(storey.number) ?? 0, taken))
  }
  return placed
}

/** The taken columns of each level. */
type Taken = readonly Set<number>[]

function placeStorey({ instances }: StoreyAnswer, level: number, taken: Taken): readonly PlacedInstance[] {
  const hasPositions = instances.every(({ position }) => position !== null)
  const asked = hasPositions ? instances : instances.toSorted((a, b) => compareNumbers(a.number, b.number))
  const placed = new Map<InstanceAnswer, PlacedInstance>()
  const place = (instance: InstanceAnswer, column: number, span: Span) => {
    take(taken, level, column, span)
    placed.set(instance, { instance, column, span })
  }
  if (hasPositions) {
    for (const instance of asked) {
      const { position, span = ONE_CELL } = instance
      if (position !== null && isFree(taken, level, position, span)) place(instance, position, span)
    }
  }
  let next = 1
  for (const instance of asked) {
    if (placed.has(instance)) continue
    const { position, span = ONE_CELL } = instance
    let column = hasPositions ? (position ?? 1) : next
    while (!isFree(taken, level, column, span)) column++
    place(instance, column, span)
    next = column + span.columns
  }
  return [...placed.values()].sort((a, b) => a.column - b.column)
}

function isFree(taken: Taken, level: number, column: number, span: Span): boolean {
  for (const columns of taken.slice(level, level + span.storeys)) {
    for (let at = column; at < column + span.columns; at++) if (columns.has(at)) return false
  }
  return true
}

function take(taken: Taken, level: number, column: number, span: Span): void {
  for (const columns of taken.slice(level, level + span.storeys)) {
    for (let at = column; at < column + span.columns; at++) columns.add(at)
  }
}
