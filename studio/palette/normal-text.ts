import { latinDigits } from '#domain/table/read-number.ts'

/** A text as the palette compares it: without capitals and marks, with Latin figures and single spaces. */
export function normalText(text: string): string {
  // Not by the browser's language: in Turkish, a capital I would become another letter.
  const plain = latinDigits(text).toLowerCase().normalize('NFKD')
  return plain
    .replaceAll(/[\p{M}\u200e\u200f\u2068\u2069]/gu, '')
    .replaceAll('ı', 'i')
    .replaceAll(/[‘’ʻʼ`´]/g, "'")
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** The words of a text, as they were typed. */
export function wordsOf(text: string): readonly string[] {
  return text.split(/\s+/).filter(Boolean)
}
