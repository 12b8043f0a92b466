/** Arabic and Persian figures as Latin ones. */
export function latinFigures(text: string): string {
  return text.replaceAll(/[٠-٩۰-۹]/g, (figure) => String((figure.codePointAt(0) ?? 0) & 0xf))
}

/** A text as the palette compares it: without capitals and marks, with Latin figures and single spaces. */
export function normalText(text: string): string {
  // Not by the browser's language: in Turkish, a capital I would become another letter.
  const plain = latinFigures(text).toLowerCase().normalize('NFKD')
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
