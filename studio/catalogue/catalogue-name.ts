import type { Catalogue } from '#contract/catalogues.ts'
import { pickText } from '#domain/language/choose-language.ts'
import type { LanguageCode } from '#domain/language/language.ts'

/** The name of a catalogue in a language, else in its own default language. */
export function catalogueName({ name, default_lang, token }: Catalogue, lang: LanguageCode): string {
  return pickText(name, lang, default_lang) || token
}
