/** The path of the file as a whole. */
export const WHOLE_FILE = 'file'

/** A path in the file in the notation of its author: `estates[0].sections[1].number`. */
export function formatPath(path: readonly PropertyKey[]): string {
  const text = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`)).join('')
  return text.replace(/^\./, '') || WHOLE_FILE
}

/** A path and all its parents, from the inside out. */
export function placesAround(path: string): readonly string[] {
  const ends = [...path.matchAll(/[.[]/g)].map(({ index }) => index)
  return [path, ...ends.reverse().map((end) => path.slice(0, end))]
}
