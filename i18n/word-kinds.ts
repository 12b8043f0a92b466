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
export function wordFreeOf({ t }: Translator, { free, all }: Pick<Count, 'free' | 'all'>, kind: Kind | null): string {
  return t('count.of', { free, units: t(kind ? `count.${kind}` : 'count.units', { count: all }) })
}

/**
 * The available units of a place: "5 of 7 available", "60 parking spaces" if the kind has to be named, "Nothing
 * matches" if the filter excludes them, or "Not available".
 */
export function wordPlaceFree(translator: Translator, figures: PlaceFigures, all?: 'with all'): string {
  const { kind, isNamed, free } = figures
  if (figures.isEmptied) return translator.t('filter.nothing')
  if (free === 0 || kind === null) return translator.t('message.not_available')
  if (isNamed) return wordKindCount(translator, kind, free)
  return all ? translator.t('count.free_of', { free, count: figures.all }) : translator.t('count.free', { count: free })
}

/**
 * The free units of the kind of the from-price: "97 homes", or "12 available" if no other kind is free. With all: "97 of
 * 194 homes available".
 */
export function wordEntryFree(translator: Translator, totals: KindTotals, all?: 'with all'): string {
  const total = fromTotal(totals)
  if (!total) return translator.t('message.not_available')
  if (all) return wordFreeOf(translator, { free: total.count, all: total.all }, total.kind)
  if (restTotals(totals).length === 0) return translator.t('count.free', { count: total.count })
  return wordKindCount(translator, total.kind, total.count)
}
