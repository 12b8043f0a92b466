import type { Kept } from './ground.ts'
import { type Acknowledged, hasPartner } from './load.ts'
import { arrivalOf, type ReceiverName, type Receivers } from './receivers.ts'

/** What a row of the matrix has counted. */
export interface Tally {
  readonly acknowledged: number
  readonly stored: number
  /** Orders stored twice under one key, and receivers that were told of an order under two ids. */
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
  readonly lost: readonly string[]
}

/** Compares what buyers were told with what is stored and what has arrived. */
export function tallyOf(
  acknowledged: ReadonlyMap<string, Acknowledged>,
  kept: Kept,
  arrivals: Receivers['arrivals'],
  extra: Extra = { acknowledged: 0, lost: [] },
): Tally {
  const stored = Map.groupBy(kept.orders, ({ idempotency_key }) => idempotency_key)
  const missing = [...acknowledged].filter(([key, { id }]) => !stored.get(key)?.some((row) => row.id === id))
  const twice = [...stored].filter(([, rows]) => rows.length > 1)
  const expected = [...acknowledged.values()].flatMap(({ number }) => expectedOf(number))
  const unheard = expected.filter((name) => !arrivals.has(name))
  const underTwoIds = [...arrivals].filter(([, ids]) => ids.size > 1)
  const lost = [
    ...missing.map(([key]) => `${key} is not stored`),
    ...unheard.map((name) => `${name} has not arrived`),
    ...extra.lost,
  ]
  const doubled = [
    ...twice.map(([key]) => `${key} is stored twice`),
    ...underTwoIds.map(([name, ids]) => `${name} has come under ${ids.size} ids`),
  ]
  return {
    acknowledged: acknowledged.size + extra.acknowledged,
    stored: kept.orders.length + extra.acknowledged - extra.lost.length,
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
