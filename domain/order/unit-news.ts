import { STATUS_TYPES, type StatusType } from '#domain/status/status.ts'

/** A status as an order keeps it. */
interface KeptStatus {
  readonly type: StatusType
}

/** The unit of an order when the order came, beside what the visitor's page showed. */
export interface OrderedUnit<Status extends KeptStatus = KeptStatus> {
  /** Null for an order about no unit. */
  readonly unit_status: Status | null
  /** As the server has it; null where there is none, so that it is on request. */
  readonly unit_price: number | null
  /** Null where the page did not say. */
  readonly seen_status: Status | null
  readonly seen_price: number | null
}

/** Tells whether the unit was not free any more, while the visitor took it for free. */
export function isTakenMeanwhile({ unit_status, seen_status }: Pick<OrderedUnit, 'unit_status' | 'seen_status'>) {
  return unit_status !== null && !isFree(unit_status) && (seen_status === null || isFree(seen_status))
}

/** The status that the visitor saw, where it was another; null where it was the same or is unknown. */
export function otherStatus<Status extends KeptStatus>(unit: OrderedUnit<Status>): Status | null {
  const { unit_status, seen_status } = unit
  return unit_status && seen_status && unit_status.type !== seen_status.type ? seen_status : null
}

/** The price that the visitor saw, where it was another than the server's; null where it was the same or is unknown. */
export function otherPrice({ unit_price, seen_price }: Pick<OrderedUnit, 'unit_price' | 'seen_price'>): number | null {
  return seen_price === unit_price ? null : seen_price
}

function isFree({ type }: KeptStatus): boolean {
  return type === STATUS_TYPES.free
}
