// Arabic signs above and below letters: vowels, doubling, and the small alef.
const VOWELS = /[\u064B-\u0652\u0670]/g

/**
 * Data without Arabic vowel signs, which print does without. In a PDF a letter and the sign on it become two pieces of text,
 * so that whoever searches for the word or copies it would find neither.
 */
export function withoutVowels<T>(value: T): T {
  return JSON.parse(JSON.stringify(value).replaceAll(VOWELS, '')) as T
}
