const DIGITS = /^\d{1,15}$/

let collator: Intl.Collator | undefined

/** Orders unit numbers as people do: 2 before 10, 2a after 2. */
export function compareNumbers(a: string, b: string): number {
  if (DIGITS.test(a) && DIGITS.test(b)) return Number(a) - Number(b)
  // Created on first use: it takes a slow phone a tenth of a second.
  collator ??= new Intl.Collator('en', { numeric: true })
  return collator.compare(a, b)
}

/** Where a unit is in its storey, as the data says. */
interface NumberedInstance {
  readonly id: number
  readonly number: string
  readonly position: number | null
}

/** Orders the units of a storey: those with a position by it, then the others by number. */
export function compareByPosition(a: NumberedInstance, b: NumberedInstance): number {
  const byPosition = (a.position ?? Number.MAX_SAFE_INTEGER) - (b.position ?? Number.MAX_SAFE_INTEGER)
  return byPosition || compareNumbers(a.number, b.number) || a.id - b.id
}
