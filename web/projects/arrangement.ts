/** The layout of a group's cards: one alone, one large with two beside it, or rows. */
type Arrangement = 'alone' | 'lead' | 'rows'

/** The arrangement for a number of cards. */
export function arrangementOf(count: number): Arrangement {
  if (count <= 1) return 'alone'
  return count === 3 ? 'lead' : 'rows'
}

/** How many of the first cards are half as wide as the page, so that rows of three leave no gap for the others. */
export function halvesOf(count: number): number {
  // One card too many for rows of three makes, with three others, two rows of two.
  const halves = count % 3 === 1 ? 4 : count % 3
  return arrangementOf(count) === 'rows' ? halves : 0
}
