/** How the cards of a group stand: one alone, in pairs, one large with two beside it, or in rows of three. */
export type Arrangement = 'alone' | 'pairs' | 'lead' | 'threes'

/** The arrangement that leaves no gap (look 12). */
export function arrangementOf(count: number): Arrangement {
  if (count <= 1) return 'alone'
  if (count === 3) return 'lead'
  return count < 5 ? 'pairs' : 'threes'
}
