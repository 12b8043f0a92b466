import { pickText } from '#domain/language/choose-language.ts'
import { FALLBACK_LANGUAGE } from '#domain/language/language.ts'
import { joinWords } from '#i18n/join-words.ts'
import { formatWhen } from '#studio/format/format-when.ts'
import type { StudioTranslator } from '#studio/language/load-translator.ts'
import type { Act, ActOnUnit } from './word-change.ts'

/** More units are only counted. */
const NAMED = 3

/** Says what somebody did: which units and what became of them if they are few, otherwise how many. */
export function sayAct(translator: StudioTranslator, { word, count, value, units }: Act, now: Date): string {
  const { t } = translator
  const [what, ...others] = new Set(units.map((unit) => sayWhat(translator, unit, now)))
  if (what === undefined || others.length > 0 || units.length !== count || count > NAMED) {
    return t(word, { count, ...(value && { role: t(value) }) })
  }
  const names = units.map(({ number }) => t('common.unit', { number }))
  return t('history.of_unit', { unit: joinWords(translator, names), what })
}

function sayWhat(translator: StudioTranslator, unit: ActOnUnit, now: Date): string {
  const { t, language } = translator
  if ('status' in unit) return pickText(unit.status, language.code, FALLBACK_LANGUAGE)
  if (unit.heldUntil === null) return t('history.hold_ended')
  // As the moments beside it.
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return t('history.held', { until: formatWhen(translator, unit.heldUntil, timeZone, now) })
}
