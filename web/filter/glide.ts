/** Where the parts of a row begin. */
export type Places = ReadonlyMap<Element, number>

/** Where the parts of a row that are in sight begin. */
export function placesOf(row: HTMLElement): Places {
  const places = new Map<Element, number>()
  for (const part of row.children) {
    if (getComputedStyle(part).visibility !== 'hidden') places.set(part, part.getBoundingClientRect().left)
  }
  return places
}

/** Lets each part glide from its former place to the one it has now; a new one appears. */
export function glide(row: HTMLElement, former: Places): void {
  const { transitionDuration, transitionTimingFunction } = getComputedStyle(row)
  // As long as the style sheet says, which knows who wants no motion.
  const options = { duration: Number.parseFloat(transitionDuration) * 1000, easing: transitionTimingFunction }
  for (const [part, left] of placesOf(row)) {
    const from = former.get(part)
    if (from === undefined) part.animate({ opacity: [0, 1] }, options)
    else if (from !== left) part.animate({ translate: [`${from - left}px`, '0'] }, options)
  }
}
