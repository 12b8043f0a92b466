import type { Bounds } from '#domain/filter/filter-ranges.ts'
import type { FoundTotals } from '#domain/premises/found-totals.ts'
import { FRACTION_DIGITS } from '#domain/price/currency.ts'
import type { Project } from '#domain/project/project.ts'
import { formatMoney } from '#i18n/format-money.ts'
import type { Translator } from '#i18n/translator.ts'

/** A range as the language writes it, 32.9–199; one number where both ends are the same. */
export function formatBounds(translator: Translator, { min, max }: Bounds): string {
  const format = translator.numberFormat({ maximumFractionDigits: FRACTION_DIGITS.maximum })
  return min === max ? format.format(min) : format.formatRange(min, max)
}

/** The line above a list: from €234,400 · 32.9–199 m². */
export function wordTotals(translator: Translator, totals: FoundTotals, project: Project): string {
  const { t } = translator
  const { min_price, area } = totals
  const parts = [
    min_price !== null && t('price.from', { price: formatMoney(translator, min_price, project.currency) }),
    area && t(`area.${project.area_unit}`, { n: formatBounds(translator, area) }),
  ]
  return parts.filter(Boolean).join(' · ')
}
