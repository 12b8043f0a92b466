import { type LanguageCode, languageOf } from '#domain/language/language.ts'
import type { Translator } from './translator.ts'

// Tags for `Intl.DisplayNames`. Names have no region, except for American English.
const TAGS: Partial<Record<LanguageCode, string>> = { us: 'en-US', mne: 'cnr' }

/** The name of a language in the reader's language. For the server only: browsers lack some names. */
export function languageName({ language }: Translator, code: LanguageCode): string {
  if (code === language.code) return languageOf(code).own_name
  return new Intl.DisplayNames([language.tag], { type: 'language' }).of(TAGS[code] ?? code) ?? languageOf(code).own_name
}
