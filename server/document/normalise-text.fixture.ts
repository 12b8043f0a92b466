// Direction marks and spaces of any width, which PDF text extraction adds and drops.
const UNSEEN = /[\p{Cf}\p{Z}\s]+/gu
const ARABIC_VOWELS = /[\u064B-\u0652\u0670]/g

/** Reduces a text to what a PDF preserves: the visible characters, in Unicode's compatibility form. */
export function normaliseText(text: string): string {
  return text.normalize('NFKC').replaceAll(UNSEEN, '').replaceAll(ARABIC_VOWELS, '')
}

/**
 * The parts of a text to search for in a PDF: the whole text, or its single words in right-to-left languages, where
 * text extraction reverses the words of a line. It also swaps lam and alef, which form one glyph.
 */
export function partsToFind(text: string, isRtl: boolean): readonly string[] {
  if (!isRtl) return [normaliseText(text)]
  const words = text
    .split(/[\p{Cf}\p{Z}\s]+|(?<=\p{L})(?=[^\p{L}\p{M}])|(?<=[^\p{L}\p{M}])(?=\p{L})/u)
    .map(normaliseText)
  return words
    .map((word) => word.replaceAll(/^\p{P}+|\p{P}+$/gu, '').replaceAll(/ل([اأإآ])/g, '$1ل'))
    .filter((word) => word !== '')
}
