import type { Count } from '#domain/chess/count.ts'
import type { Kind } from '#domain/kind/kind.ts'
import { fromTotal, type KindTotals, restTotals } from '#domain/kind/kind-totals.ts'
import type { PlaceFigures } from '#domain/place/place-figures.ts'
import type { Translator } from './translator.ts'

/** A count of units of a kind: 68 homes. */
export function wordKindCount({ t }: Translator, kind: Kind, count: number): string {
  return t(`count.${kind}`, { count })
}

/** The available units among all: 97 of 194 homes available. Without a kind: 97 of 194 units available. */
export function wordFreeOf({ t }: Translator, { free, all }: Count, kind: Kind | null): string {
  return t(`count.of_${kind ?? 'units'}`, { free, count: all })
}

/**
 * The available units of a place: "5 of 7 available", "68 homes available" if it has other kinds too, "Nothing matches" if
 * the filter excludes them, or "Not available".
 */
export function wordPlaceFree(translator: Translator, figures: PlaceFigures, all?: 'with all'): string {
  const { kind, isMixed, free } = figures
  if (figures.isEmptied) return translator.t('filter.nothing')
  if (free === 0 || kind === null) return translator.t('message.not_available')
  if (isMixed) return translator.t(`count.free_${kind}`, { count: free })
  return all ? translator.t('count.free_of', { free, count: figures.all }) : translator.t('count.free', { count: free })
}

/** The free units of the kind of the from-price: "97 homes", or "12 available" if no other kind is free. */
export function wordEntryFree(translator: Translator, totals: KindTotals): string {
  const total = fromTotal(totals)
  if (!total) return translator.t('message.not_available')
  if (restTotals(totals).length === 0) return translator.t('count.free', { count: total.count })
  return wordKindCount(translator, total.kind, total.count)
}
