import { compareNumbers } from '#domain/chess/compare-numbers.ts'
import type { FieldName, Snapshot } from '#domain/draft/entity.ts'
import { joinWords } from '#i18n/join-words.ts'
import type { StudioTranslator } from '#studio/language/load-translator.ts'

/** A message has room for as many names. */
const NAMED = 12

/** Says what an undo left as it is because somebody changed it since: how many values, and of which units. */
export function undoneText(translator: StudioTranslator, kept: readonly FieldName[], shown: Snapshot): string {
  const { t } = translator
  const ofUnits = kept.map(({ kind, id }) => {
    const number = shown.get(`${kind} ${id}`)?.fields.number
    return kind === 'instance' ? t('common.unit', { number: String(number ?? id) }) : id
  })
  const names = [...new Set(ofUnits)].toSorted(compareNumbers)
  return t('units.undone_kept', { count: kept.length, names: someNames(translator, names) })
}

/** Names in one text, with an ellipsis for those that a message has no room for. */
export function someNames(translator: StudioTranslator, names: readonly string[]): string {
  return joinWords(translator, names.slice(0, NAMED)) + (names.length > NAMED ? ' …' : '')
}
