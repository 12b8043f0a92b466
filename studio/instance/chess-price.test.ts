import { expect, it } from 'vitest'
import { studioTranslator } from '#i18n/studio.fixture.ts'
import { chessPrice } from './chess-price.ts'

it.each([
  ['en', 470_500, '€471k'],
  ['en', 4_750_000, '€4.75m'],
  ['ru', 470_500, '470 500'],
  ['ru', 12_500_000, '12,5 млн'],
  ['de', 4_750_000, '4,75 Mio.'],
  ['ar', 470_500, '470,500'],
  ['ar', 4_750_000, '4.75 مليون'],
] as const)('is short enough for a cell, and never cut: %s %i', async (lang, price, shown) => {
  const text = chessPrice(studioTranslator(lang), price, 'EUR')
  expect(text.replace(/\s/g, ' ')).toBe(shown)
})
