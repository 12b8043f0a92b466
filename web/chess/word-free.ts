import type { PlaceFigures } from '#domain/place/place-figures.ts'
import type { Translator } from '#i18n/translator.ts'
import type { UnitWords } from '#i18n/unit-words.ts'
import { wordPlaceFree } from '#i18n/word-kinds.ts'

/** Free units and the lowest price: "51 of 91 available · from €234k"; with several kinds "68 homes · from €224k". */
export function wordFree(translator: Translator, words: UnitWords, figures: PlaceFigures, all?: 'with all'): string {
  const count = wordPlaceFree(translator, figures, all)
  if (figures.free === 0) return count
  const { t } = translator
  const { from } = figures
  return `${count} · ${from === null ? t('price.on_request') : t('price.from', { price: words.compactMoney(from) })}`
}
