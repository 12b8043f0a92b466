// Arabic diacritics: vowels, doubling, and the small alef.
const VOWELS = /[\u064B-\u0652\u0670]/g

/**
 * Removes Arabic vowel signs, which printed texts do without. In a PDF a letter and the sign on it become two pieces of
 * text, so that searching for the word and copying it would fail.
 */
export function withoutVowels<T>(value: T): T {
  return JSON.parse(JSON.stringify(value).replaceAll(VOWELS, '')) as T
}
