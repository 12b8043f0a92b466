import { expect, test } from 'vitest'
import { middleCard } from './middle-card.ts'

test('finds the card nearest to the middle of its row, in both directions', () => {
  const row = { left: 0, right: 390 }
  const cards = [
    { left: -200, right: 100 },
    { left: 108, right: 408 },
    { left: 416, right: 716 },
  ]
  expect(middleCard(cards, row)).toBe(1)
  expect(middleCard(cards.toReversed(), row)).toBe(1)
  expect(middleCard([], row)).toBe(-1)
})
