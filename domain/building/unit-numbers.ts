/** How units get their numbers: one after another upwards, or by storey and place, as 305 on storey 3. */
export type NumberingRule =
  | { readonly kind: 'continuous'; readonly prefix: string; readonly start: number }
  | { readonly kind: 'storey'; readonly prefix: string }

/** A storey that gets numbers: its own number, and the place of each of its units from 1. */
interface NumberedStorey {
  readonly number: number
  readonly places: readonly number[]
}

/** The numbers of the units of each storey. Storeys are numbered from the lowest, in the order given. */
export function unitNumbers(storeys: readonly NumberedStorey[], rule: NumberingRule): readonly (readonly string[])[] {
  if (rule.kind === 'storey') {
    // Three digits for a place if a storey has a hundred units, so that 1 and 101 do not meet 11 and 01.
    const digits = Math.max(2, ...storeys.flatMap(({ places }) => places.map((place) => String(place).length)))
    return storeys.map(({ number, places }) =>
      places.map((place) => `${rule.prefix}${number}${String(place).padStart(digits, '0')}`),
    )
  }
  let next = rule.start
  return storeys.map(({ places }) =>
    places.map(() => {
      const number = `${rule.prefix}${next}`
      next += 1
      return number
    }),
  )
}

/** The number after the highest one with a prefix; 1 if there is none. */
export function nextNumber(numbers: Iterable<string>, prefix: string): number {
  let highest = 0
  for (const number of numbers) {
    const rest = number.startsWith(prefix) ? number.slice(prefix.length) : ''
    if (/^\d{1,9}$/.test(rest)) highest = Math.max(highest, Number(rest))
  }
  return highest + 1
}

/** The numbers that would occur twice: among the new ones, or beside those that are taken. */
export function repeatedNumbers(made: readonly string[], taken: Iterable<string>): readonly string[] {
  const seen = new Set(taken)
  const repeated = new Set<string>()
  for (const number of made) {
    if (seen.has(number)) repeated.add(number)
    seen.add(number)
  }
  return [...repeated]
}
