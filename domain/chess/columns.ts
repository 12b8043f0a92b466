import type { InstanceAnswer, Span } from './chess-answer.ts'

/** A unit with the first chess column it stands in. */
export interface PlacedInstance {
  readonly instance: InstanceAnswer
  readonly column: number
  readonly span: Span
}

const ONE_CELL: Span = { columns: 1, storeys: 1 }

/** Unit numbers as people order them: 2 before 10, 2a after 2. */
const byNumber = new Intl.Collator('en', { numeric: true })

/**
 * Places the units of a storey in columns: by the data's own positions or, where any unit lacks one, side by side in
 * the order of their numbers (design 4). Mixing the two would put two units into one cell.
 */
export function placeInColumns(instances: readonly InstanceAnswer[]): readonly PlacedInstance[] {
  const placed = instances.every(({ position }) => position !== null) ? byPosition(instances) : sideBySide(instances)
  return placed.sort((a, b) => a.column - b.column)
}

function byPosition(instances: readonly InstanceAnswer[]): PlacedInstance[] {
  return instances.map((instance) => ({ instance, column: instance.position ?? 1, span: instance.span ?? ONE_CELL }))
}

function sideBySide(instances: readonly InstanceAnswer[]): PlacedInstance[] {
  let next = 1
  return instances
    .toSorted((a, b) => byNumber.compare(a.number, b.number))
    .map((instance) => {
      const span = instance.span ?? ONE_CELL
      const column = next
      next += span.columns
      return { instance, column, span }
    })
}
