import type { Kept } from './ground.ts'
import { type Acknowledged, hasPartner, keyOf } from './load.ts'
import { arrivalOf, numberOf, type ReceiverName, type Receivers } from './receivers.ts'

/** What a row of the matrix has counted. */
export interface Tally {
  readonly acknowledged: number
  readonly stored: number
  /** Orders of one buyer that are stored twice, and receivers that were told of an order under two ids. */
  readonly doubled: number
  /** Acknowledged orders that are not stored, and receivers that never heard of a stored one. */
  readonly lost: number
  /** Arrivals of an id that had come before: receivers drop them by the id. */
  readonly repeated: number
  /** What is lost or doubled, by name. */
  readonly faults: readonly string[]
}

/** What else a row had acknowledged, such as uploads, and what of it is missing. */
export interface Extra {
  readonly acknowledged: number
  readonly stored: number
  readonly lost: readonly string[]
}

const NOTHING: Extra = { acknowledged: 0, stored: 0, lost: [] }

/**
 * Compares what buyers were told with what is stored and what has arrived. A buyer whose answer was lost has perhaps an
 * order all the same: it is stored, must be told to everybody, and is doubled only if his next try made another.
 */
export function tallyOf(
  acknowledged: ReadonlyMap<string, Acknowledged>,
  kept: Kept,
  arrivals: Receivers['arrivals'],
  extra: Extra = NOTHING,
): Tally {
  // Others were there before the row began.
  const orders = kept.orders.filter(({ name }) => numberOf(name) !== null)
  const stored = Map.groupBy(orders, ({ name }) => numberOf(name) ?? 0)
  const isStored = ({ number, id }: Acknowledged) => stored.get(number)?.some((row) => row.id === id) ?? false
  const missing = [...acknowledged.values()].filter((each) => !isStored(each))
  const twice = [...stored].filter(([, rows]) => rows.length > 1)
  const numbers = new Set([...stored.keys(), ...[...acknowledged.values()].map(({ number }) => number)])
  const expected = [...numbers].flatMap(expectedOf)
  const unheard = expected.filter((name) => !arrivals.has(name))
  const underTwoIds = [...arrivals].filter(([, ids]) => ids.size > 1)
  const lost = [
    ...missing.map(({ number }) => `${keyOf(number)} is not stored`),
    ...unheard.map((name) => `${name} has not arrived`),
    ...extra.lost,
  ]
  const doubled = [
    ...twice.map(([number, rows]) => `${keyOf(number)} is stored ${rows.length} times`),
    ...underTwoIds.map(([name, ids]) => `${name} has come under ${ids.size} ids`),
  ]
  return {
    acknowledged: acknowledged.size + extra.acknowledged,
    stored: orders.length + extra.stored,
    doubled: doubled.length,
    lost: lost.length,
    repeated: [...arrivals.values()].flatMap((ids) => [...ids.values()]).reduce((sum, times) => sum + times - 1, 0),
    faults: [...lost, ...doubled],
  }
}

/** Whether everything that was acknowledged has arrived everywhere. */
export function hasAllArrived(acknowledged: Iterable<Acknowledged>, arrivals: Receivers['arrivals']): boolean {
  return [...acknowledged].every(({ number }) => expectedOf(number).every((name) => arrivals.has(name)))
}

function expectedOf(number: number): readonly string[] {
  const receivers: readonly ReceiverName[] = ['sales', 'webhook', ...(hasPartner(number) ? (['partner'] as const) : [])]
  return receivers.map((receiver) => arrivalOf(receiver, number))
}
