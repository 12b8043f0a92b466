/** The least distance between storey numbers, in CSS pixels. The highest may be nearer. */
const SPACING = 40
const TOP_SPACING = 18

/** The widest a letter gets, in CSS pixels: an estimate, since names are measured before they are rendered. */
const LETTER = 8.5

/** The indexes of the storeys that show their number, from below. `storeyHeight` is in CSS pixels. */
export function numberedStoreys(count: number, storeyHeight: number): readonly number[] {
  if (count === 0 || storeyHeight <= 0) return []
  const step = Math.max(1, Math.ceil(SPACING / storeyHeight))
  const numbered = Array.from({ length: Math.ceil(count / step) }, (_, index) => index * step)
  const top = count - 1
  const last = numbered.at(-1) ?? 0
  if (last === top) return numbered
  // Drops the last regular number if it would touch the top one.
  return [...((top - last) * storeyHeight < TOP_SPACING ? numbered.slice(0, -1) : numbered), top]
}

/** The first text that fits into `room` CSS pixels, or null. */
export function fittingText(texts: readonly string[], room: number): string | null {
  return texts.find((text) => text.length * LETTER <= room) ?? null
}
