import type { Kept } from './ground.ts'
import { type Acknowledged, hasPartner, keyOf } from './load.ts'
import { arrivalOf, numberOf, type ReceiverName, type Receivers } from './receivers.ts'

/** The counts of a row. */
export interface Tally {
  readonly acknowledged: number
  readonly stored: number
  /** Orders of one buyer that are stored twice, and orders that a receiver got under two ids. */
  readonly doubled: number
  /** Acknowledged orders that are not stored, and stored orders that a receiver never got. */
  readonly lost: number
  /** Repeated arrivals of an id, which receivers drop by that id. */
  readonly repeated: number
  /** Descriptions of lost and doubled things. */
  readonly faults: readonly string[]
}

/** Other acknowledged things, such as uploads, and the missing ones. */
export interface Extra {
  readonly acknowledged: number
  readonly stored: number
  readonly lost: readonly string[]
}

const NOTHING: Extra = { acknowledged: 0, stored: 0, lost: [] }

/**
 * Compares the answers that buyers got with what is stored and what has arrived. A buyer whose answer was lost may have an
 * order all the same: it must be delivered to every receiver, and is doubled only if the retry created another one.
 */
export function tallyOf(
  acknowledged: ReadonlyMap<string, Acknowledged>,
  kept: Kept,
  arrivals: Receivers['arrivals'],
  extra: Extra = NOTHING,
): Tally {
  // Other orders existed before the row.
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

/** Whether every acknowledged order has arrived at every receiver. */
export function hasAllArrived(acknowledged: Iterable<Acknowledged>, arrivals: Receivers['arrivals']): boolean {
  return [...acknowledged].every(({ number }) => expectedOf(number).every((name) => arrivals.has(name)))
}

function expectedOf(number: number): readonly string[] {
  const receivers: readonly ReceiverName[] = ['sales', 'webhook', ...(hasPartner(number) ? (['partner'] as const) : [])]
  return receivers.map((receiver) => arrivalOf(receiver, number))
}
