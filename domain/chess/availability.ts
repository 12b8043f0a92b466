import { isFreeStatus } from '#domain/status/status.ts'
import type { Instance } from './chess.ts'

/** A unit can be bought: its status type is 1. */
export function isFree(instance: Pick<Instance, 'status'>): boolean {
  return isFreeStatus(instance.status)
}

/**
 * What is shown as the price: the price, "on request", or the status if the unit is not free. A unit that is not free has
 * a price here only if the catalogue shows it beside the status.
 */
export type ShownPrice =
  | { readonly kind: 'price'; readonly price: number; readonly old_price: number | null; readonly sale: number }
  | { readonly kind: 'on_request' }
  | { readonly kind: 'unavailable'; readonly price: number | null }

/** Decides what a visitor sees as the price of a unit. */
export function shownPriceOf(instance: Pick<Instance, 'status' | 'price' | 'old_price' | 'sale'>): ShownPrice {
  const { price, old_price, sale } = instance
  if (!isFree(instance)) return { kind: 'unavailable', price }
  return price === null ? { kind: 'on_request' } : { kind: 'price', price, old_price, sale }
}
