/** The start positions of a row's parts. */
export type Places = ReadonlyMap<Element, number>

/** The start positions of the visible parts of a row. */
export function placesOf(row: HTMLElement): Places {
  const places = new Map<Element, number>()
  for (const part of row.children) {
    if (getComputedStyle(part).visibility !== 'hidden') places.set(part, part.getBoundingClientRect().left)
  }
  return places
}

/** Moves each part from its former position to the current one; new parts fade in. */
export function glide(row: HTMLElement, former: Places): void {
  const { transitionDuration, transitionTimingFunction } = getComputedStyle(row)
  // Takes the duration from the style sheet, which respects reduced motion.
  const options = { duration: Number.parseFloat(transitionDuration) * 1000, easing: transitionTimingFunction }
  for (const [part, left] of placesOf(row)) {
    const from = former.get(part)
    if (from === undefined) part.animate({ opacity: [0, 1] }, options)
    else if (from !== left) part.animate({ translate: [`${from - left}px`, '0'] }, options)
  }
}
