/** The layout of a group's cards: one alone, in pairs, one large with two beside it, or in rows of three. */
export type Arrangement = 'alone' | 'pairs' | 'lead' | 'threes'

/** The arrangement for a number of cards, chosen to leave few gaps. */
export function arrangementOf(count: number): Arrangement {
  if (count <= 1) return 'alone'
  if (count === 3) return 'lead'
  return count < 5 ? 'pairs' : 'threes'
}
