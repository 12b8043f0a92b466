import type { FoundTotals } from '#domain/premises/found-totals.ts'
import type { Project } from '#domain/project/project.ts'
import { formatAreaRange } from '#i18n/format-area.ts'
import { formatMoney } from '#i18n/format-money.ts'
import type { Translator } from '#i18n/translator.ts'

/** The line above a list: from €234,400 · 32.9–199 m². */
export function wordTotals(translator: Translator, totals: FoundTotals, project: Project): string {
  const { t } = translator
  const { min_price, area } = totals
  const parts = [
    min_price !== null && t('price.from', { price: formatMoney(translator, min_price, project.currency) }),
    area && formatAreaRange(translator, area.min, area.max, project.area_unit),
  ]
  return parts.filter(Boolean).join(' · ')
}
