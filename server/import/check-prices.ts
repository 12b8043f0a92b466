import type { ImportError } from '#contract/errors.ts'
import { AMOUNT_FIELDS } from '#domain/field/amount-fields.ts'
import { type Currency, fractionDigitsOf } from '#domain/price/currency.ts'
import type { ProjectEntries } from './entries.ts'

/** Finds amounts with decimals in a currency that has none, such as the yen. */
export function checkPrices(currency: Currency, { instances }: ProjectEntries): readonly ImportError[] {
  if (fractionDigitsOf(currency) > 0) return []
  return instances.flatMap(({ path, item }) =>
    AMOUNT_FIELDS.filter((field) => !Number.isInteger(item[field] ?? 0)).map((field) => ({
      path: `${path}.${field}`,
      reason: `${currency} has no decimals: round ${item[field]}`,
    })),
  )
}
