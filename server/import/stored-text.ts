import type { LocalisedText } from '#domain/language/choose-language.ts'
import { sanitizeHtml } from '#server/html/sanitize-html.ts'

/** A text without the languages in which it is empty. */
export function plainText(text: LocalisedText): LocalisedText {
  return Object.fromEntries(Object.entries(text).filter(([, each]) => each.trim() !== ''))
}

/** The same for a text that may be missing: one that is empty in every language counts as missing. */
export function optionalText(text: LocalisedText | undefined): LocalisedText | null {
  const kept = plainText(text ?? {})
  return Object.keys(kept).length > 0 ? kept : null
}

/** A text whose html has nothing left that could run or look like something else. */
export function htmlText(text: LocalisedText): LocalisedText {
  return plainText(Object.fromEntries(Object.entries(text).map(([language, html]) => [language, sanitizeHtml(html)])))
}

/** The same for html that may be missing. */
export function optionalHtml(text: LocalisedText | undefined): LocalisedText | null {
  return optionalText(text && htmlText(text))
}
