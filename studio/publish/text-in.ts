import type { StudioTranslator } from '#studio/language/load-translator.ts'

/** A text of the data in the reader's language, else in English or in any other. Null if it is no text. */
export function textIn({ language }: Pick<StudioTranslator, 'language'>, value: unknown): string | null {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  const texts: Readonly<Record<string, unknown>> = { ...value }
  const found = [texts[language.code], texts.en, ...Object.values(texts)].find((text) => typeof text === 'string')
  return typeof found === 'string' ? found : null
}
