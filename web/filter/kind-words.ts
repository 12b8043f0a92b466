import type { KindCount } from '#domain/filter/count-kinds.ts'
import type { KindChoice } from '#domain/kind/kind-choice.ts'
import type { Currency } from '#domain/price/currency.ts'
import { formatMoney } from '#i18n/format-money.ts'
import { formatNumber } from '#i18n/format-number.ts'
import type { Translator } from '#i18n/translator.ts'

/** The texts of an option: a kind, or all kinds. */
interface KindOption {
  readonly value: KindChoice
  readonly label: string
  readonly count: string
  /** Null for all kinds: a lowest price across kinds is meaningless. */
  readonly from: string | null
}

/** The options of the kind switch; "all" is the last. */
export function kindOptions(
  translator: Translator,
  kinds: readonly KindCount[],
  currency: Currency,
): readonly KindOption[] {
  const { t } = translator
  const number = (value: number) => formatNumber(translator, value)
  const all = kinds.reduce((sum, { free }) => sum + free, 0)
  return [
    ...kinds.map(({ kind, free, from }) => ({
      value: kind,
      label: t(`type.${kind}`),
      count: number(free),
      from: from === null ? null : t('price.from', { price: formatMoney(translator, from, currency) }),
    })),
    { value: 'all', label: t('type.all'), count: number(all), from: null },
  ]
}
