import type { Estate, Storey } from '#domain/chess/chess.ts'

/** The rows of an estate as they are drawn, counted from the ground: 0 is the first below it, -1 the first above. */
export function rowsOf({ sections }: Estate) {
  const storeys = sections.flatMap((section) => section.storeys)
  const numbers = [...new Set(storeys.map(({ number }) => number))].sort((a, b) => a - b)
  const above = numbers.filter((number) => number >= 0)
  const below = numbers.filter((number) => number < 0).reverse()
  const rowOf = (number: number) => (number < 0 ? below.indexOf(number) : -1 - above.indexOf(number))
  // A penthouse of two levels may reach beyond the highest storey that has a number.
  const highest = Math.max(0, ...storeys.map((storey) => levelsOf(storey) - 1 - rowOf(storey.number)))
  return { below, highest, rowOf }
}

/** How many storeys the tallest unit of a storey takes. */
export function levelsOf({ instances }: Storey): number {
  return Math.max(1, ...instances.map(({ span }) => span.storeys))
}
