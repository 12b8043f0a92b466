import type { Translator } from './translator.ts'

/** Languages with their own comma. */
const COMMAS: Readonly<Record<string, string>> = { ar: '، ', zh: '，' }

/** Joins words with the comma of the language. */
export function joinWords({ language }: Pick<Translator, 'language'>, words: readonly string[]): string {
  return words.join(COMMAS[language.code] ?? ', ')
}

/** Joins names as a sentence does: "Anna, Tomas and you". Only with commas in languages that the browser has no data for. */
export function joinNames({ language }: Pick<Translator, 'language'>, names: readonly string[]): string {
  if (Intl.ListFormat.supportedLocalesOf(language.tag).length === 0) return joinWords({ language }, names)
  return new Intl.ListFormat(language.tag).format(names)
}
