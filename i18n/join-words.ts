import type { Translator } from './translator.ts'

/** Scripts that have a comma of their own. */
const COMMAS: Readonly<Record<string, string>> = { ar: '، ', zh: '，' }

/** Joins what is said together by the comma of the language. */
export function joinWords({ language }: Translator, words: readonly string[]): string {
  return words.join(COMMAS[language.code] ?? ', ')
}
