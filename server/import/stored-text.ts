import type { LocalisedText } from '#domain/language/choose-language.ts'
import { sanitizeHtml } from '#server/html/sanitize-html.ts'

/** Removes the languages in which a text is empty. */
export function plainText(text: LocalisedText): LocalisedText {
  return Object.fromEntries(Object.entries(text).filter(([, each]) => each.trim() !== ''))
}

/** Does the same for an optional text. A text that is empty in every language counts as missing. */
export function optionalText(text: LocalisedText | undefined): LocalisedText | null {
  const kept = plainText(text ?? {})
  return Object.keys(kept).length > 0 ? kept : null
}

/** Removes unsafe HTML from a text. */
export function htmlText(text: LocalisedText): LocalisedText {
  return plainText(Object.fromEntries(Object.entries(text).map(([language, html]) => [language, sanitizeHtml(html)])))
}

/** Does the same for optional HTML. */
export function optionalHtml(text: LocalisedText | undefined): LocalisedText | null {
  return optionalText(text && htmlText(text))
}
