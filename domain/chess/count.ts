import { isFreeStatus, type Status } from '#domain/status/status.ts'

/** How many units there are, how many of them are available, and what the cheapest available one costs. */
export interface Count {
  readonly all: number
  readonly free: number
  /** The least price of the available units that have one; null if none has. */
  readonly from: number | null
}

/** A unit, as far as counts depend on it. */
interface CountedUnit {
  readonly status: Pick<Status, 'type'>
  readonly price: number | null
}

/** Counts units. Every figure that visitors read about several units comes from here. */
export function count(units: Iterable<CountedUnit>): Count {
  let all = 0
  let free = 0
  let from: number | null = null
  for (const unit of units) {
    all++
    if (!isFreeStatus(unit.status)) continue
    free++
    if (unit.price !== null && (from === null || unit.price < from)) from = unit.price
  }
  return { all, free, from }
}

/** Groups units by a value of theirs, in the order in which the values first occur. */
export function groupUnits<Unit, Key>(
  units: Iterable<Unit>,
  keyOf: (unit: Unit) => Key,
): ReadonlyMap<Key, readonly [Unit, ...Unit[]]> {
  const groups = new Map<Key, [Unit, ...Unit[]]>()
  for (const unit of units) {
    const key = keyOf(unit)
    const group = groups.get(key)
    if (group) group.push(unit)
    else groups.set(key, [unit])
  }
  return groups
}
