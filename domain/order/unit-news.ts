import { STATUS_TYPES, type StatusType } from '#domain/status/status.ts'

/** A status as an order stores it. */
interface KeptStatus {
  readonly type: StatusType
}

/** The unit of an order when the order arrived, and what the visitor's page showed. */
export interface OrderedUnit<Status extends KeptStatus = KeptStatus> {
  /** Null for an order without a unit. */
  readonly unit_status: Status | null
  /** The server's price; null if the price is on request. */
  readonly unit_price: number | null
  /** Null if the page did not send it. */
  readonly seen_status: Status | null
  readonly seen_price: number | null
}

/** Whether the unit was no longer free while the visitor saw it as free. */
export function isTakenMeanwhile({ unit_status, seen_status }: Pick<OrderedUnit, 'unit_status' | 'seen_status'>) {
  return unit_status !== null && !isFree(unit_status) && (seen_status === null || isFree(seen_status))
}

/** The status that the visitor saw, if it differs from the server's; null if it is the same or unknown. */
export function otherStatus<Status extends KeptStatus>(unit: OrderedUnit<Status>): Status | null {
  const { unit_status, seen_status } = unit
  return unit_status && seen_status && unit_status.type !== seen_status.type ? seen_status : null
}

/** The price that the visitor saw, if it differs from the server's; null if it is the same or unknown. */
export function otherPrice({ unit_price, seen_price }: Pick<OrderedUnit, 'unit_price' | 'seen_price'>): number | null {
  return seen_price === unit_price ? null : seen_price
}

function isFree({ type }: KeptStatus): boolean {
  return type === STATUS_TYPES.free
}
