import type { AreaUnit } from '#domain/area/area-unit.ts'
import type { Currency } from '#domain/price/currency.ts'
import { formatMoney } from './format-money.ts'
import { formatNumber, formatNumberRange } from './format-number.ts'
import type { Translator } from './translator.ts'

/** An area in the project's own unit, whatever the language. */
export function formatArea(translator: Translator, area: number, unit: AreaUnit): string {
  return sayArea(translator, formatNumber(translator, area), area, unit)
}

/** A range of areas. The unit is written once and agrees with the larger area. */
export function formatAreaRange(translator: Translator, from: number, to: number, unit: AreaUnit): string {
  return sayArea(translator, formatNumberRange(translator, from, to), to, unit)
}

/** Figures with the unit after them. In some languages "square feet" agrees with the number. */
function sayArea({ t }: Translator, figures: string, area: number, unit: AreaUnit): string {
  return t(`area.${unit}`, { n: figures, count: area })
}

/** A length in metres, or in feet where areas are in square feet. */
export function formatLength(translator: Translator, length: number, unit: AreaUnit): string {
  return translator.t(`length.${unit}`, { n: formatNumber(translator, length), count: length })
}

/** A price per unit of area, rounded to whole units of the currency. */
export function formatPricePerArea(translator: Translator, price: number, currency: Currency, unit: AreaUnit): string {
  return translator.t(`price.per_${unit}`, { price: formatMoney(translator, Math.round(price), currency) })
}
