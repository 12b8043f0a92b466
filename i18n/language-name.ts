import { type LanguageCode, languageOf } from '#domain/language/language.ts'
import type { Translator } from './translator.ts'

// Our languages as `Intl` names them; a region says nothing to who reads the name, but that of the United States.
const TAGS: Partial<Record<LanguageCode, string>> = { us: 'en-US', mne: 'cnr' }

/** A language by its name in the reader's own. For the server: browsers lack the names of some. */
export function languageName({ language }: Translator, code: LanguageCode): string {
  if (code === language.code) return languageOf(code).own_name
  return new Intl.DisplayNames([language.tag], { type: 'language' }).of(TAGS[code] ?? code) ?? languageOf(code).own_name
}
