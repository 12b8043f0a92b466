import type { PlaceFigures } from '#domain/place/place-figures.ts'
import type { Translator } from '#i18n/translator.ts'
import { wordPlaceFree } from '#i18n/word-kinds.ts'

/** Free units of a place for a phone: "41 of 74". */
export function wordFreeShort(translator: Translator, figures: PlaceFigures): string {
  if (figures.free === 0) return wordPlaceFree(translator, figures)
  return translator.t('count.short_of', { free: figures.free, count: figures.all })
}
