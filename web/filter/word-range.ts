import type { Range } from '#domain/filter/filter.ts'
import { formatSpan } from '#i18n/format-number.ts'
import type { Translator } from '#i18n/translator.ts'

interface RangeWords {
  readonly one: (value: number) => string
  /** Formats both ends together, if that is shorter. */
  readonly both?: (from: number, to: number) => string
}

/** A short range for a chip: €260–460k, from 45, up to 9. */
export function wordRange(translator: Translator, { from, to }: Range, { one, both }: RangeWords): string {
  const { t } = translator
  if (from === null) return t('filter.range_to', { to: one(to ?? 0) })
  if (to === null) return t('filter.range_from', { from: one(from) })
  return both ? both(from, to) : formatSpan(translator, one(from), one(to))
}
