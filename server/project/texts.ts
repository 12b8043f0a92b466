import { type LocalisedText, pickText } from '#domain/language/choose-language.ts'
import type { LanguageCode } from '#domain/language/language.ts'
import { sanitizeHtml } from '#server/html/sanitize-html.ts'

/** Texts in the language of a call. Each field falls back separately. */
export interface Texts {
  readonly text: (text: LocalisedText) => string
  readonly textOrNull: (text: LocalisedText | null) => string | null
  /** Sanitised again, whatever the import did. */
  readonly html: (text: LocalisedText) => string
  readonly htmlOrNull: (text: LocalisedText | null) => string | null
}

/** Creates texts for a language of a catalogue. `clean` removes what the visitor may not see from HTML. */
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
