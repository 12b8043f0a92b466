import type { FoundTotals } from '#domain/premises/found-totals.ts'
import type { ListSubject } from '#domain/premises/list-subject.ts'
import type { Project } from '#domain/project/project.ts'
import { formatAreaRange } from '#i18n/format-area.ts'
import { formatMoney } from '#i18n/format-money.ts'
import type { Translator } from '#i18n/translator.ts'

/** The line above a list: from €234,400 · 32.9–199 m². For a list of several kinds only the number of free units. */
export function wordTotals(
  translator: Translator,
  totals: FoundTotals,
  project: Project,
  subject: ListSubject,
): string {
  const { t } = translator
  const { free_count, min_price, area } = totals
  if (subject === 'mixed') return t('count.free', { count: free_count })
  const parts = [
    min_price !== null && t('price.from', { price: formatMoney(translator, min_price, project.currency) }),
    area && formatAreaRange(translator, area.min, area.max, project.area_unit),
  ]
  return parts.filter(Boolean).join(' · ')
}
