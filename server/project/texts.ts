import { type LocalisedText, pickText } from '#domain/language/choose-language.ts'
import type { LanguageCode } from '#domain/language/language.ts'
import { sanitizeHtml } from '#server/html/sanitize-html.ts'

/** Texts in the language of a call; each field falls back by itself (design 5). */
export interface Texts {
  readonly text: (text: LocalisedText) => string
  readonly textOrNull: (text: LocalisedText | null) => string | null
  /** Sanitised again, whatever the import did (design 8). */
  readonly html: (text: LocalisedText) => string
  readonly htmlOrNull: (text: LocalisedText | null) => string | null
}

/** Texts for someone who asked for a language of a catalogue; `clean` takes from html what he may not see. */
export function textsIn(
  lang: LanguageCode,
  catalogueDefault: LanguageCode,
  clean: (html: string) => string = (html) => html,
): Texts {
  const text = (localised: LocalisedText) => pickText(localised, lang, catalogueDefault)
  const html = (localised: LocalisedText) => clean(sanitizeHtml(text(localised)))
  return {
    text,
    textOrNull: (localised) => (localised && text(localised)) || null,
    html,
    htmlOrNull: (localised) => (localised && html(localised)) || null,
  }
}
