import { STATUS_TYPES, type StatusType } from '#domain/status/status.ts'
import type { UnitFacts, UnitStatus } from './unit-facts.ts'

/** The statuses of a small project. */
export const STATUSES: readonly UnitStatus[] = [
  { id: 'free', type: STATUS_TYPES.free, name: 'Available', color: '#2f9e68' },
  { id: 'reserved', type: STATUS_TYPES.reserved, name: 'Reserved', color: '#d49a1f' },
  { id: 'sold', type: STATUS_TYPES.sold, name: 'Sold', color: '#8a857d' },
]

interface UnitValues
  extends Partial<Pick<UnitFacts, 'price' | 'extraPrice' | 'area' | 'promoactions' | 'hold' | 'isNew'>> {
  readonly type?: StatusType
}

/** A unit for tests: free, with 70 m² and a price of 100,000 unless the values say otherwise. */
export function unitOf(number: string, { type = STATUS_TYPES.free, ...values }: UnitValues): UnitFacts {
  const status = STATUSES.find((each) => each.type === type) ?? null
  return {
    ...{ id: `u${number}`, number, status, effective: status, hold: null, isNew: false },
    estate: { id: 'a', number: 0, name: 'A' },
    section: { id: 'a1', number: 1, name: '' },
    storey: { id: 'a1/10', number: 10, name: '' },
    ...{ layout: null, area: 70, price: 100_000, extraPrice: null, tags: [], promoactions: [], position: null },
    ...values,
  }
}
