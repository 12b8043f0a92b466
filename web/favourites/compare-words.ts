import type { CompareField, CompareValue } from '#domain/compare/compare-row.ts'
import type { Project } from '#domain/project/project.ts'
import { formatMoney } from '#i18n/format-money.ts'
import type { Translator } from '#i18n/translator.ts'
import { wordValue } from '#i18n/word-fact.ts'

/** Values that are shown as plain text; the others have their own marks. */
type WordedValue = Exclude<CompareValue, { kind: 'status' | 'tags' | 'promoactions' }>

/** The label of a row. The second price has a custom name if all projects name it the same. */
export function labelOf({ t }: Translator, field: CompareField, projects: readonly Project[]): string {
  if (field === 'promoactions') return t('field.promotion')
  if (field !== 'extra_price') return t(`field.${field}`)
  const names = new Set(projects.map(({ extra_price_label }) => extra_price_label))
  const [name] = names
  return names.size === 1 && name ? name : t('field.extra_price')
}

/** A value in words, in the currency and the units of its project. */
export function wordCompared(
  translator: Translator,
  field: CompareField,
  value: WordedValue,
  { currency, area_unit }: Project,
): string {
  if (value.kind === 'on_request') return translator.t('price.on_request')
  if (value.kind !== 'money') return wordValue(translator, value, area_unit)
  // Cents do not matter in a price per area.
  const isRounded = field === 'price_per_m' || field === 'price_per_ft'
  return formatMoney(translator, isRounded ? Math.round(value.amount) : value.amount, currency)
}
