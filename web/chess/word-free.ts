import type { FreeTotals } from '#domain/chess/chess.ts'
import type { Translator } from '#i18n/translator.ts'
import type { UnitWords } from '#i18n/unit-words.ts'

/** What is free and from which price: 51 of 91 available · from €234k; without a count of all, 51 available. */
export function wordFree(t: Translator['t'], words: UnitWords, totals: FreeTotals, all?: number): string {
  const { free_count: free, min_price } = totals
  if (free === 0) return t('message.not_available')
  const count = all === undefined ? t('count.free', { count: free }) : t('count.free_of', { free, count: all })
  const from = min_price === null ? t('price.on_request') : t('price.from', { price: words.compactMoney(min_price) })
  return `${count} · ${from}`
}
