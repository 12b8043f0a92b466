interface Span {
  readonly left: number
  readonly right: number
}

/** The index of the card nearest to the middle of its row. */
export function middleCard(cards: readonly Span[], row: Span): number {
  const distances = cards.map((card) => Math.abs(middleOf(card) - middleOf(row)))
  return distances.indexOf(Math.min(...distances))
}

function middleOf({ left, right }: Span): number {
  return (left + right) / 2
}
