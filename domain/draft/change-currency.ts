import { convertMoney } from '#domain/price/convert.ts'
import { type Currency, fractionDigitsOf } from '#domain/price/currency.ts'
import { toMajor } from '#domain/price/money.ts'
import { PROJECT, type Snapshot, valueIn } from './entity.ts'
import type { Change } from './entry.ts'

/** How the currency of a project changes: all prices are converted, or stay as they are if there is no rate. */
interface CurrencyChange {
  readonly currency: Currency
  readonly rate?: number
}

/** A price that the new currency can't have. */
export interface CurrencyFault {
  readonly id: string
  readonly field: string
  readonly value: number
  readonly reason: 'decimals' | 'zero' | 'too_large'
}

// The largest whole amount with exact hundredths.
const MAX_AMOUNT = Math.floor(toMajor(Number.MAX_SAFE_INTEGER))
const AMOUNTS = ['price', 'extra_price'] as const

/** The changes of a draft that change the currency. `view` is what editors see. */
export function currencyChanges(
  view: Snapshot,
  { currency, rate }: CurrencyChange,
): { readonly changes: readonly Change[]; readonly faults: readonly CurrencyFault[] } {
  const digits = fractionDigitsOf(currency)
  const changes: Change[] = []
  const faults: CurrencyFault[] = []
  for (const { kind, id, fields } of view.values()) {
    if (kind !== 'instance') continue
    for (const field of AMOUNTS) {
      const old = fields[field]
      if (typeof old !== 'number') continue
      const value = rate === undefined ? old : convertMoney(old, rate, digits)
      const reason = faultOf(old, value, digits)
      if (reason) faults.push({ id, field, value: old, reason })
      else if (value !== old) changes.push({ kind, id, field, value, base: old })
    }
  }
  const field = 'currency'
  const label = { ...PROJECT, field, value: currency, base: valueIn(view, { ...PROJECT, field }) }
  return { changes: [label, ...changes], faults }
}

function faultOf(old: number, value: number, digits: number): CurrencyFault['reason'] | null {
  if (digits === 0 && !Number.isInteger(value)) return 'decimals'
  // A price of zero would be shown as on request.
  if (old > 0 && value === 0) return 'zero'
  return value > MAX_AMOUNT ? 'too_large' : null
}
