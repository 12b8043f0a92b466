import type { Translator } from './translator.ts'

/** Languages with their own comma. */
const COMMAS: Readonly<Record<string, string>> = { ar: '، ', zh: '，' }

/** Joins words with the comma of the language. */
export function joinWords({ language }: Pick<Translator, 'language'>, words: readonly string[]): string {
  return words.join(COMMAS[language.code] ?? ', ')
}
