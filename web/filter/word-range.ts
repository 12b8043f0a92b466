import type { Range } from '#domain/filter/filter.ts'
import type { Translator } from '#i18n/translator.ts'

/** A range in few words, for a chip: €260k – €460k, from 45, up to 9. */
export function wordRange({ t }: Translator, { from, to }: Range, format: (value: number) => string): string {
  if (from === null) return t('filter.range_to', { to: format(to ?? 0) })
  if (to === null) return t('filter.range_from', { from: format(from) })
  return t('filter.span', { from: format(from), to: format(to) })
}
