import type { InstanceAnswer, Span } from './chess-answer.ts'
import { compareNumbers } from './compare-numbers.ts'
import { storeyLevels } from './storey-levels.ts'
import { ONE_CELL, ownerOf, type TakenCells, takeCells } from './taken-cells.ts'

/** A unit with its first chess column. */
export interface PlacedInstance<Instance = InstanceAnswer> {
  readonly instance: Instance
  readonly column: number
  readonly span: Span
}

/** A unit, as far as its column depends on it. */
export type PlaceableInstance = Pick<InstanceAnswer, 'number' | 'position' | 'span'>

/** A storey of a section with its units. */
interface PlaceableStorey<Instance> {
  readonly number: number
  readonly instances: readonly Instance[]
}

/**
 * Gives the units of a section their columns, storey by storey from the lowest. Uses the positions of the data if every
 * unit of the storey has one; otherwise places units side by side by number. Mixing the two would put two units into one
 * cell. A unit whose place is taken, by a duplex from below or by a neighbour, moves to the next free columns.
 */
export function assignColumns<Instance extends PlaceableInstance, Storey extends PlaceableStorey<Instance>>(
  storeys: readonly (Storey & PlaceableStorey<Instance>)[],
): ReadonlyMap<Storey, readonly PlacedInstance<Instance>[]> {
  const levels = storeyLevels(storeys)
  const taken: TakenCells<Instance> = Array.from(levels, () => new Map())
  const placed = new Map<Storey, readonly PlacedInstance<Instance>[]>()
  for (const storey of storeys.toSorted((a, b) => a.number - b.number)) {
    placed.set(storey, placeStorey(storey, levels.get(storey.number) ?? 0, taken))
  }
  return placed
}

function placeStorey<Instance extends PlaceableInstance>(
  { instances }: PlaceableStorey<Instance>,
  level: number,
  taken: TakenCells<Instance>,
): readonly PlacedInstance<Instance>[] {
  const hasPositions = instances.every(({ position }) => position !== null)
  const asked = hasPositions ? instances : instances.toSorted((a, b) => compareNumbers(a.number, b.number))
  const placed = new Map<Instance, PlacedInstance<Instance>>()
  const positionOf = ({ position }: Instance) => (hasPositions ? position : null)
  const isFree = ({ span = ONE_CELL }: Instance, column: number) => !ownerOf(taken, level, column, span)
  /** Returns the next column. */
  const place = (instance: Instance, column: number) => {
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
