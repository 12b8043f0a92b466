import type { Catalogue } from '#contract/catalogues.ts'
import type { LanguageCode } from '#domain/language/language.ts'

/** The name of a catalogue in a language, else in its own default language. */
export function catalogueName({ name, default_lang, token }: Catalogue, lang: LanguageCode): string {
  return name[lang] ?? name[default_lang] ?? Object.values(name)[0] ?? token
}
