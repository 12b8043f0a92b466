// Marks of direction, and spaces of every width: where a line is read piece by piece they come and go.
const UNSEEN = /[\p{Cf}\p{Z}\s]+/gu
const ARABIC_VOWELS = /[\u064B-\u0652\u0670]/g

/** A text as far as a PDF keeps it: what is seen, in the letters that Unicode takes for the same. */
export function normaliseText(text: string): string {
  return text.normalize('NFKC').replaceAll(UNSEEN, '').replaceAll(ARABIC_VOWELS, '')
}

/**
 * Parts of a text that are found in a PDF as they are: the whole of it, or its words where it is written from the right, since
 * a reader that takes a line piece by piece turns their order and what is between them round. Lam and alef are one sign, whose letters it turns round too.
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
