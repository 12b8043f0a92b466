/** Gives each storey number of a section its level, from 0 for the lowest: a number that only neighbours have is no level. */
export function levelsOf(storeys: readonly { readonly number: number }[]): ReadonlyMap<number, number> {
  const numbers = [...new Set(storeys.map(({ number }) => number))].sort((a, b) => a - b)
  return new Map(numbers.map((number, level) => [number, level]))
}
