/** How far a price may be from the usual one, as a fraction of it, before somebody is asked about it. */
const USUAL_RANGE = 0.25

/** The middle of some prices: half are lower, half are higher. Null without any. */
export function medianPrice(prices: readonly number[]): number | null {
  const sorted = prices.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle]
  if (upper === undefined) return null
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2
}

/** The usual price of a unit: the median of its known prices, else the price that visitors see. Null if it has none. */
export function usualPrice(known: readonly number[], live: number | null): number | null {
  return medianPrice(known) ?? live
}

/** Whether a price is more than a quarter away from the usual one. Without a usual price nothing is unusual. */
export function isUnusualPrice(price: number, usual: number | null): boolean {
  return usual !== null && usual > 0 && Math.abs(price - usual) > usual * USUAL_RANGE
}

/**
 * How far a price is from the one before it, as a fraction of that one: 9.28 is +928 %. Null without a price before or after
 * the change, because nothing can be compared then.
 */
export function priceJump(live: number | null, next: number | null): number | null {
  return live === null || next === null || live <= 0 ? null : (next - live) / live
}

/** The prices of a unit: the price, and a second one, such as that of the finished flat. Null: none. */
export interface UnitPrices {
  readonly price: number | null
  readonly extra: number | null
}

/** Whether a change leaves the second price of a unit below the first one. Where it was so before, it is meant. */
export function leavesExtraBelow(before: UnitPrices, after: UnitPrices): boolean {
  return isExtraBelow(after) && !isExtraBelow(before)
}

function isExtraBelow({ price, extra }: UnitPrices): boolean {
  return price !== null && extra !== null && extra < price
}
