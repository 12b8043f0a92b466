import { type ChangedPrice, changeExtraPrice, changePrice, type PriceRule } from '#domain/price/change-prices.ts'
import { isFreeStatus } from '#domain/status/status.ts'
import type { UnitFacts } from './unit-facts.ts'

/** A unit whose price changes. */
export interface PriceChange {
  readonly unit: UnitFacts
  /** Null: on request. */
  readonly before: number | null
  readonly after: number
  /** The second price after the change. */
  readonly extra: number | null
}

/** Why a unit keeps its price. */
export type Kept = Extract<ChangedPrice, { readonly kept: string }>['kept'] | 'without_area' | 'to_zero'

/** What a rule would do to some units. */
export interface BulkPreview {
  readonly changes: readonly PriceChange[]
  readonly kept: Readonly<Record<Kept, readonly UnitFacts[]>>
  /** The value of the units that the rule is about, before and after. */
  readonly stock: { readonly before: number; readonly after: number }
}

/** Previews a change of many prices, and of the second prices of some units. Nothing changes yet. */
export function previewPrices(
  units: readonly UnitFacts[],
  rule: PriceRule,
  changesExtra: (unit: UnitFacts) => boolean = () => false,
): BulkPreview {
  const changes: PriceChange[] = []
  const kept: Record<Kept, UnitFacts[]> = {
    taken: [],
    promoted: [],
    on_request: [],
    same: [],
    without_area: [],
    to_zero: [],
  }
  const stock = { before: 0, after: 0 }
  for (const unit of units) {
    const outcome = outcomeOf(unit, rule)
    if ('price' in outcome) {
      const { price: after } = outcome
      const extra = changesExtra(unit) ? changeExtraPrice(unit.extraPrice, unit.price, after, rule) : unit.extraPrice
      changes.push({ unit, before: unit.price, after, extra })
    } else kept[outcome.kept].push(unit)
    if ('kept' in outcome && (outcome.kept === 'taken' || outcome.kept === 'promoted')) continue
    stock.before += unit.price ?? 0
    stock.after += 'price' in outcome ? outcome.price : (unit.price ?? 0)
  }
  return { changes, kept, stock }
}

type Outcome = { readonly price: number } | { readonly kept: Kept }

function outcomeOf(unit: UnitFacts, rule: PriceRule): Outcome {
  const changed = changePrice(
    {
      price: unit.price,
      area: unit.area ?? 0,
      isPromoted: unit.promoactions.length > 0,
      isAvailable: unit.effective !== null && isFreeStatus(unit.effective),
    },
    rule,
  )
  if ('kept' in changed) return changed
  if (rule.change.by === 'per_area' && !unit.area) return { kept: 'without_area' }
  // A price of zero means on request, which nobody chooses by lowering prices.
  return changed.price > 0 ? changed : { kept: 'to_zero' }
}

/** How many prices are in each of some spans, before and after a change. */
interface Histogram {
  readonly before: readonly number[]
  readonly after: readonly number[]
  /** The lowest price, and the highest one that is not far out. */
  readonly low: number
  readonly high: number
  /** The last span has the prices beyond `high`. */
  readonly hasMore: boolean
}

/** So many different prices have a span each, since equal spans would leave gaps between them. */
const MOST_DISTINCT = 12

/**
 * Counts prices before and after a change. Few different prices have a span each, many are in spans of equal width; those
 * far above all others, such as that of a penthouse, share the last one.
 */
export function histogramOf(changes: readonly PriceChange[], bins: number): Histogram {
  const before = changes.flatMap((change) => change.before ?? [])
  const after = changes.map((change) => change.after)
  const sorted = [...Float64Array.from([...before, ...after]).sort()]
  const distinct = [...new Set(sorted)]
  const [low, top] = [sorted[0] ?? 0, sorted.at(-1) ?? 0]
  const isFew = distinct.length <= MOST_DISTINCT
  const high = isFew ? top : highestUsual(sorted)
  const hasMore = high < top
  const size = isFew ? distinct.length : bins
  const spans = hasMore ? size - 1 : size
  const spanOf = (price: number) => {
    if (isFew) return distinct.indexOf(price)
    if (price > high) return size - 1
    return Math.min(spans - 1, Math.floor(((price - low) / (high - low)) * spans))
  }
  const count = (prices: readonly number[]) => {
    const counts = new Array<number>(size).fill(0)
    for (const price of prices) counts[spanOf(price)] = (counts[spanOf(price)] ?? 0) + 1
    return counts
  }
  return { before: count(before), after: count(after), low, high, hasMore }
}

// The usual bound for values far out: so many times the middle half's width above it.
const FAR = 1.5

/** The highest of sorted prices that is not far above the others. */
function highestUsual(sorted: readonly number[]): number {
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0
  const bound = at(0.75) + FAR * (at(0.75) - at(0.25))
  // Without a width of the middle half there is nothing to measure with.
  const usual = at(0.75) > at(0.25) ? sorted.findLast((price) => price <= bound) : undefined
  return usual ?? at(1)
}
