/** Two numbers beside a wall are this far apart, in pixels of the screen; the highest may come nearer. */
const CALM = 40
const NEAREST = 18

/** What a letter takes of the screen at most; names are measured before they are drawn. */
const LETTER = 8.5

/** Which storeys say their number, by index from below, where a storey is so many pixels of the screen high. */
export function numberedStoreys(count: number, storeyHeight: number): readonly number[] {
  if (count === 0 || storeyHeight <= 0) return []
  const step = Math.max(1, Math.ceil(CALM / storeyHeight))
  const numbered = Array.from({ length: Math.ceil(count / step) }, (_, index) => index * step)
  const top = count - 1
  const last = numbered.at(-1) ?? 0
  if (last === top) return numbered
  // Not both, if they would touch.
  return [...((top - last) * storeyHeight < NEAREST ? numbered.slice(0, -1) : numbered), top]
}

/** The first text that has room, in pixels of the screen; null where none has. */
export function fittingText(texts: readonly string[], room: number): string | null {
  return texts.find((text) => text.length * LETTER <= room) ?? null
}
