import { type ChangedPrice, changePrice, type PriceRule } from '#domain/price/change-prices.ts'
import { isFreeStatus } from '#domain/status/status.ts'
import type { UnitFacts } from './unit-facts.ts'

/** A unit whose price changes. */
export interface PriceChange {
  readonly unit: UnitFacts
  /** Null: on request. */
  readonly before: number | null
  readonly after: number
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

/** Previews a change of many prices. Nothing changes yet. */
export function previewPrices(units: readonly UnitFacts[], rule: PriceRule): BulkPreview {
  const changes: PriceChange[] = []
  const kept: Record<Kept, UnitFacts[]> = {
    ...{ taken: [], promoted: [], on_request: [], same: [], without_area: [], to_zero: [] },
  }
  const stock = { before: 0, after: 0 }
  for (const unit of units) {
    const outcome = outcomeOf(unit, rule)
    if ('price' in outcome) changes.push({ unit, before: unit.price, after: outcome.price })
    else kept[outcome.kept].push(unit)
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
      ...{ price: unit.price, area: unit.area ?? 0, isPromoted: unit.promoactions.length > 0 },
      isAvailable: unit.effective !== null && isFreeStatus(unit.effective),
    },
    rule,
  )
  if ('kept' in changed) return changed
  if (rule.change.by === 'per_area' && !unit.area) return { kept: 'without_area' }
  // A price of zero means on request, which nobody chooses by lowering prices.
  return changed.price > 0 ? changed : { kept: 'to_zero' }
}

/** How many prices are in each of some equal spans, before and after a change. */
export interface Histogram {
  readonly before: readonly number[]
  readonly after: readonly number[]
}

/** Counts prices before and after in spans of equal width. Prices far from all others count in the first or last span. */
export function histogramOf(changes: readonly PriceChange[], bins: number): Histogram {
  const before = changes.flatMap((change) => change.before ?? [])
  const after = changes.map((change) => change.after)
  const [low, high] = usualSpan([...before, ...after])
  const count = (prices: readonly number[]) => {
    const counts = new Array<number>(bins).fill(0)
    for (const price of prices) {
      const share = high === low ? 0 : (price - low) / (high - low)
      const bin = Math.max(0, Math.min(bins - 1, Math.floor(share * bins)))
      counts[bin] = (counts[bin] ?? 0) + 1
    }
    return counts
  }
  return { before: count(before), after: count(after) }
}

// A usual bound for values far out: three times the middle half's width away from it.
const FAR = 3

/** The span from the lowest to the highest price, without prices that would press all others into one bar. */
function usualSpan(prices: readonly number[]): readonly [number, number] {
  const sorted = Float64Array.from(prices).sort()
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0
  const middle = at(0.75) - at(0.25)
  if (middle === 0) return [at(0), at(1)]
  return [Math.max(at(0), at(0.25) - FAR * middle), Math.min(at(1), at(0.75) + FAR * middle)]
}
