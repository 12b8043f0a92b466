import type { NamesWith } from './field.ts'
import type { INSTANCE_FIELDS } from './unit.ts'

/** A field of a unit that holds an amount of money. Its column has the same name. */
export type AmountField = NamesWith<typeof INSTANCE_FIELDS, { readonly kind: 'amount' }>

// Spelled out, so that the first screens of the Studio load without the book. Does not compile without all of them.
const AMOUNTS: Readonly<Record<AmountField, true>> = { price: true, extra_price: true }

/** The fields of a unit that hold amounts of money. */
export const AMOUNT_FIELDS = Object.keys(AMOUNTS) as readonly AmountField[]

/** Whether a field of a unit holds an amount of money. */
export function isAmountField(name: string): name is AmountField {
  return Object.hasOwn(AMOUNTS, name)
}
