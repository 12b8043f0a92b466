import type { Range } from '#domain/filter/filter.ts'
import type { RangeCriterion } from '#domain/filter/histogram.ts'
import type { Project } from '#domain/project/project.ts'
import { formatArea } from '#i18n/format-area.ts'
import { currencySign, formatCompactMoney, formatMoney } from '#i18n/format-money.ts'
import { formatNumber, formatSpan } from '#i18n/format-number.ts'
import type { Translator } from '#i18n/translator.ts'

/** How the values of a range are written. */
interface RangeWords {
  /** In full: €450,000; 46.8 m²; 9. */
  readonly full: (value: number) => string
  /** Under a stop of the scale: €450k; 46.8; 9. */
  readonly short: (value: number) => string
  /** The unit of typed values; null for storeys. */
  readonly unit: string | null
}

/** Creates the words of a range for a project. */
export function rangeWords(translator: Translator, project: Project, criterion: RangeCriterion): RangeWords {
  const { currency, area_unit } = project
  const number = (value: number) => formatNumber(translator, value)
  switch (criterion) {
    case 'price':
      return {
        full: (value) => formatMoney(translator, value, currency),
        short: (value) => formatCompactMoney(translator, value, currency),
        unit: currencySign(translator, currency),
      }
    case 'area':
      return {
        full: (value) => formatArea(translator, value, area_unit),
        short: number,
        unit: translator.t(`area_unit.${area_unit}`),
      }
    case 'storey':
      return { full: String, short: String, unit: null }
  }
}

/** The chosen range in words: "€260,000–€450,000", "from €260,000", "up to €450,000" or "Any". */
export function wordChosenRange(translator: Translator, range: Range | null, { full }: RangeWords): string {
  const { t } = translator
  const { from, to } = range ?? { from: null, to: null }
  if (from === null) return to === null ? t('filter.any') : t('filter.range_to', { to: full(to) })
  return to === null ? t('filter.range_from', { from: full(from) }) : formatSpan(translator, full(from), full(to))
}
