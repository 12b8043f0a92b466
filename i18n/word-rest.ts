import type { KindTotal } from '#domain/kind/kind-totals.ts'
import { formatNumber } from './format-number.ts'
import { joinWords } from './join-words.ts'
import type { Translator } from './translator.ts'
import { wordKindCount } from './word-kinds.ts'

/** The free units of other kinds, the most frequent first, without a price: 79 parking, storage, shops. Null if none. */
export function wordRest(translator: Translator, rest: readonly KindTotal[]): string | null {
  const [first, ...others] = rest.toSorted((a, b) => b.count - a.count)
  if (!first) return null
  if (others.length === 0) return wordKindCount(translator, first.kind, first.count)
  const words = [first, ...others].map(({ kind }) => translator.t(`rest.${kind}`))
  const count = rest.reduce((sum, total) => sum + total.count, 0)
  return translator.t('count.rest', { count: formatNumber(translator, count), kinds: joinWords(translator, words) })
}
