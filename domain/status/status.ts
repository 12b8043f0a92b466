/** The types of sale statuses. */
export const STATUS_TYPES = { free: 1, reserved: 2, sold: 3, not_for_sale: 4 } as const

/** The number of a status type on the wire. */
export type StatusType = (typeof STATUS_TYPES)[keyof typeof STATUS_TYPES]

/** A sale status with the developer's own name and colour. */
export interface Status {
  readonly id: number
  readonly type: StatusType
  readonly name: string
  readonly color: string
}

/** Only status type 1 means free. */
export function isFreeStatus(status: Pick<Status, 'type'>): boolean {
  return status.type === STATUS_TYPES.free
}
