import type { WindowView } from '#domain/project/descriptions.ts'

/** What the price of a home depends on: its area, storey and view, and the market. */
interface PriceFacts {
  readonly area: number
  readonly storey: number
  readonly view: WindowView
  /** Price per square metre (or foot) of a home of one unit of area; larger homes cost less per metre. */
  readonly base: number
  /** 0..1, so that neighbours do not cost the same. */
  readonly chance: number
}

const LARGER_IS_CHEAPER = -0.21
const PER_STOREY = 0.008
const SPREAD = 0.016

/** How much more a view is worth than a courtyard. */
const VIEW_PREMIUM: Readonly<Record<WindowView, number>> = {
  1: 0,
  2: -0.02,
  3: -0.01,
  4: 0.02,
  5: 0.12,
  6: 0.03,
  7: 0.04,
  8: 0.08,
  9: 0.01,
  10: 0.2,
  11: 0.06,
  12: 0.03,
}

/** A list price: follows area, storey and view, in whole hundreds. */
export function priceOf({ area, storey, view, base, chance }: PriceFacts): number {
  const perUnit = base * area ** LARGER_IS_CHEAPER
  const factor = (1 + PER_STOREY * (storey - 2)) * (1 + VIEW_PREMIUM[view]) * (1 + SPREAD * (chance - 0.5))
  return toHundreds(area * perUnit * factor)
}

/** Whole hundreds, as price lists print them. */
export function toHundreds(amount: number): number {
  return Math.round(amount / 100) * 100
}
