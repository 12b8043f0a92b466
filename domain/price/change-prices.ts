/** A change of many prices at once. Amounts are in major units. */
export interface PriceRule {
  readonly change:
    | { readonly by: 'percent'; readonly value: number }
    | { readonly by: 'sum'; readonly value: number }
    /** A price for each unit of area. */
    | { readonly by: 'per_area'; readonly value: number }
    | { readonly by: 'set'; readonly value: number }
  readonly round: { readonly to: 1 | 10 | 100 | 1000; readonly how: 'nearest' | 'up' | 'down' }
  /** No price falls below it; null: no limit. */
  readonly floor: number | null
  /** Leaves reserved, sold and withheld units alone. */
  readonly onlyAvailable: boolean
  /** Leaves units with a promotion alone. */
  readonly skipPromoted: boolean
}

/** What a rule needs to know about a unit. */
export interface PricedUnit {
  /** Null: on request. */
  readonly price: number | null
  readonly area: number
  readonly isAvailable: boolean
  readonly isPromoted: boolean
}

/** The new price of a unit, or why it keeps its own. */
export type ChangedPrice = { readonly price: number } | { readonly kept: 'taken' | 'promoted' | 'on_request' | 'same' }

/** The price of a unit after a change. A unit without a price gets one only if the rule does not start from it. */
export function changePrice(unit: PricedUnit, rule: PriceRule): ChangedPrice {
  const { change, floor } = rule
  if (rule.onlyAvailable && !unit.isAvailable) return { kept: 'taken' }
  if (rule.skipPromoted && unit.isPromoted) return { kept: 'promoted' }
  const needsPrice = change.by === 'percent' || change.by === 'sum'
  if (needsPrice && unit.price === null) return { kept: 'on_request' }
  const rounded = roundTo(exactPrice(unit, change), rule.round)
  // Not rounded again: the floor is an amount that somebody decided on.
  const price = Math.max(0, floor === null ? rounded : Math.max(rounded, floor))
  return price === unit.price ? { kept: 'same' } : { price }
}

/**
 * The second price of a unit whose first one changes by a rule, such as that of the finished flat. It changes by the same
 * percentage, and otherwise by the same amount, so that the two keep their distance.
 */
export function changeExtraPrice(
  extra: number | null,
  before: number | null,
  after: number,
  { change, round }: Pick<PriceRule, 'change' | 'round'>,
): number | null {
  if (extra === null || before === null) return extra
  const exact = change.by === 'percent' ? roundTo(extra * (1 + change.value / 100), round) : extra + after - before
  return Math.max(0, exact)
}

function exactPrice({ price, area }: PricedUnit, change: PriceRule['change']): number {
  const before = price ?? 0
  if (change.by === 'percent') return before * (1 + change.value / 100)
  if (change.by === 'sum') return before + change.value
  return change.by === 'per_area' ? area * change.value : change.value
}

const ROUND = { nearest: Math.round, up: Math.ceil, down: Math.floor } as const

/** Rounds to a step. The hundred-thousandth absorbs binary fractions: 102 % of 500,000 is not 510,000.0000001. */
export function roundTo(amount: number, { to, how }: PriceRule['round']): number {
  const steps = Math.round((amount / to) * 1e5) / 1e5
  return ROUND[how](steps) * to
}
