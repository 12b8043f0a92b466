import { STATUS_TYPES, type StatusType } from '#domain/status/status.ts'

/** Whether visitors may see a unit's price. For reserved and sold units only if the catalogue shows taken prices. */
export function isPricePublic(type: StatusType, takenPrices: boolean): boolean {
  return type === STATUS_TYPES.free || (takenPrices && type !== STATUS_TYPES.not_for_sale)
}
