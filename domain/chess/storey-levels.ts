/** The level of each storey number of a section, 0 for the lowest. Numbers that only neighbours have get no level. */
export function storeyLevels(storeys: readonly { readonly number: number }[]): ReadonlyMap<number, number> {
  const numbers = [...new Set(storeys.map(({ number }) => number))].sort((a, b) => a - b)
  return new Map(numbers.map((number, level) => [number, level]))
}
