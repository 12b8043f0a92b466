import type { InstanceAnswer, Span, StoreyAnswer } from './chess-answer.ts'
import { compareNumbers } from './compare-numbers.ts'
import { storeyLevels } from './storey-levels.ts'
import { ONE_CELL, ownerOf, type TakenCells, takeCells } from './taken-cells.ts'

/** A unit with its first chess column. */
export interface PlacedInstance {
  readonly instance: InstanceAnswer
  readonly column: number
  readonly span: Span
}

/**
 * Gives the units of a section their columns, storey by storey from the lowest. Uses the positions of the data if every
 * unit of the storey has one; otherwise places units side by side by number. Mixing the two would put two units into one
 * cell. A unit whose place is taken, by a duplex from below or by a neighbour, moves to the next free columns.
 */
export function assignColumns(storeys: readonly StoreyAnswer[]): ReadonlyMap<StoreyAnswer, readonly PlacedInstance[]> {
  const levels = storeyLevels(storeys)
  const taken: TakenCells<InstanceAnswer> = Array.from(levels, () => new Map())
  const placed = new Map<StoreyAnswer, readonly PlacedInstance[]>()
  for (const storey of storeys.toSorted((a, b) => a.number - b.number)) {
    placed.set(storey, placeStorey(storey, levels.get(storey.number) ?? 0, taken))
  }
  return placed
}

function placeStorey(
  { instances }: StoreyAnswer,
  level: number,
  taken: TakenCells<InstanceAnswer>,
): readonly PlacedInstance[] {
  const hasPositions = instances.every(({ position }) => position !== null)
  const asked = hasPositions ? instances : instances.toSorted((a, b) => compareNumbers(a.number, b.number))
  const placed = new Map<InstanceAnswer, PlacedInstance>()
  const positionOf = ({ position }: InstanceAnswer) => (hasPositions ? position : null)
  const isFree = ({ span = ONE_CELL }: InstanceAnswer, column: number) => !ownerOf(taken, level, column, span)
  /** Returns the next column. */
  const place = (instance: InstanceAnswer, column: number) => {
    const { span = ONE_CELL } = instance
    takeCells(taken, level, column, span, instance)
    placed.set(instance, { instance, column, span })
    return column + span.columns
  }
  for (const instance of asked) {
    const position = positionOf(instance)
    if (position !== null && isFree(instance, position)) place(instance, position)
  }
  let next = 1
  for (const instance of asked) {
    if (placed.has(instance)) continue
    let column = positionOf(instance) ?? next
    while (!isFree(instance, column)) column++
    next = place(instance, column)
  }
  return [...placed.values()].sort((a, b) => a.column - b.column)
}
