import { isFree } from '#domain/chess/availability.ts'
import type { Instance } from '#domain/chess/chess.ts'

/** How many similar units are suggested. */
const SIMILAR_COUNT = 3

/** The points for each kind of likeness, 100 in total; docs/rules.md works out an example. */
const SIMILAR_WEIGHTS = { tags: 20, price: 15, area: 15, label: 30, storey: 20 } as const

/** The share of the storey points that each floor of distance costs. */
const STOREY_LOSS_PER_FLOOR = 0.05

/** A suggestion and its score, 0 to 100. */
interface Similar {
  readonly instance: Instance
  readonly score: number
}

/** The free units of the same type that are most similar to the shown one, best first. */
export function findSimilar(
  shown: Instance,
  instances: readonly Instance[],
  count = SIMILAR_COUNT,
): readonly Similar[] {
  const best: Similar[] = []
  for (const instance of instances) {
    if (instance.id === shown.id || instance.layout.type !== shown.layout.type || !isFree(instance)) continue
    const candidate = { instance, score: similarity(shown, instance) }
    const last = best[count - 1]
    if (last && compare(shown, last, candidate) < 0) continue
    best.splice(best.findLastIndex((kept) => compare(shown, kept, candidate) < 0) + 1, 0, candidate)
    if (best.length > count) best.pop()
  }
  return best
}

/** The similarity of a unit to the shown one, 0 to 100. Differences are relative to the shown unit. */
export function similarity(shown: Instance, other: Instance): number {
  return (
    SIMILAR_WEIGHTS.tags * sharedTags(shown, other) +
    SIMILAR_WEIGHTS.price * closeness(shown.price, other.price) +
    SIMILAR_WEIGHTS.area * closeness(shown.layout.area_total, other.layout.area_total) +
    SIMILAR_WEIGHTS.label * (shown.layout.label === other.layout.label ? 1 : 0) +
    SIMILAR_WEIGHTS.storey * storeyCloseness(shown.storey.number, other.storey.number)
  )
}

/** The number of common tags, as a share of the larger set. */
function sharedTags(shown: Instance, other: Instance): number {
  const larger = Math.max(shown.tags.length, other.tags.length)
  if (larger === 0) return 0
  let shared = 0
  for (const tag of shown.tags) if (other.tags.some(({ id }) => id === tag.id)) shared++
  return shared / larger
}

/** 1 minus the relative difference, at least 0. A missing value scores 0. */
function closeness(shown: number | null, other: number | null): number {
  if (shown === null || other === null || shown <= 0) return 0
  return Math.max(0, 1 - Math.abs(other - shown) / shown)
}

function storeyCloseness(shown: number, other: number): number {
  return Math.max(0, 1 - STOREY_LOSS_PER_FLOOR * Math.abs(other - shown))
}

/** Higher score first, then the nearer price, then the lower id. */
function compare(shown: Instance, a: Similar, b: Similar): number {
  if (a.score !== b.score) return b.score - a.score
  const [distanceA, distanceB] = [priceDistance(shown, a.instance), priceDistance(shown, b.instance)]
  return distanceA === distanceB ? a.instance.id - b.instance.id : distanceA - distanceB
}

function priceDistance(shown: Instance, other: Instance): number {
  if (shown.price === null || other.price === null) return Number.POSITIVE_INFINITY
  return Math.abs(other.price - shown.price)
}
