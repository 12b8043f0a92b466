import type { AreaUnit } from '#domain/area/area-unit.ts'
import type { Currency } from '#domain/price/currency.ts'
import { formatMoney } from './format-money.ts'
import { formatNumber } from './format-number.ts'
import type { Translator } from './translator.ts'

/** An area in the project's own unit, whatever the language (design 4). */
export function formatArea(translator: Translator, area: number, unit: AreaUnit): string {
  return translator.t(`area.${unit}`, { n: formatNumber(translator, area) })
}

/** A price per unit of area, in whole units of money: cents say nothing here. */
export function formatPricePerArea(translator: Translator, price: number, currency: Currency, unit: AreaUnit): string {
  return translator.t(`price.per_${unit}`, { price: formatMoney(translator, Math.round(price), currency) })
}
