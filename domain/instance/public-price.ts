import { STATUS_TYPES, type StatusType } from '#domain/status/status.ts'

/** Tells whether visitors may learn what a unit costs; of reserved and sold ones only where the catalogue shows that. */
export function isPricePublic(type: StatusType, takenPrices: boolean): boolean {
  return type === STATUS_TYPES.free || (takenPrices && type !== STATUS_TYPES.not_for_sale)
}
