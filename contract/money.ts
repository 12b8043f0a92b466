import * as z from 'zod'
import { CURRENCIES } from '#domain/price/currency.ts'
import { toMajor, toMinor } from '#domain/price/money.ts'
import { PRICE_ROUNDINGS } from '#domain/price/promoted-price.ts'

// The largest whole amount with exact hundredths.
const MAX_AMOUNT = Math.floor(toMajor(Number.MAX_SAFE_INTEGER))

/** An amount in major units of the project's currency, with at most two decimals. */
export const amount = z
  .number()
  .min(0)
  .max(MAX_AMOUNT)
  .refine((value) => toMajor(toMinor(value)) === value, 'Has to have at most two decimals')
  .meta({ id: 'Amount', description: 'Major units of the project’s currency, at most two decimals.' })

/** A currency by its ISO 4217 code; `GBR` means `GBP`. */
export const currency = z
  .enum(CURRENCIES, { error: 'Has to be a currency code of ISO 4217, such as EUR' })
  .meta({ id: 'Currency', description: 'An ISO 4217 code in capitals. GBR means GBP.' })

/** The step to which discounted prices are rounded, in whole units of the currency. */
export const priceRounding = z.literal(PRICE_ROUNDINGS).meta({ id: 'PriceRounding' })

/** A price; null if the data has none. Zero or null on a free unit means that the price is on request. */
export const price = amount.nullable()

/** A percentage. */
export const percent = z.number().min(0).max(100)
