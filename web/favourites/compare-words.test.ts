import { expect, test } from 'vitest'
import { project } from '#domain/chess/chess.fixture.ts'
import { translators } from '#i18n/i18n.fixture.ts'
import { labelOf, wordCompared } from './compare-words.ts'

const english = translators.en

test('the second price has the name that its project gives it, unless several projects name it differently', () => {
  expect(labelOf(english, 'extra_price', [project, project])).toBe('With finishing')
  expect(labelOf(english, 'extra_price', [project, { ...project, extra_price_label: null }])).toBe('Second price')
  expect(labelOf(english, 'area_total', [project])).toBe('Total area')
})

test('amounts are in the currency of the project, and rounded per square metre', () => {
  const money = { kind: 'money', amount: 2160.49 } as const
  expect(wordCompared(english, 'price', money, project)).toBe('€2,160.49')
  expect(wordCompared(english, 'price_per_m', money, project)).toBe('€2,160')
  expect(wordCompared(english, 'price', money, { ...project, currency: 'GBR' })).toBe('£2,160.49')
  expect(wordCompared(english, 'price', { kind: 'on_request' }, project)).toBe('Price on request')
  expect(wordCompared(english, 'area_total', { kind: 'area', area: 62.5 }, project)).toBe('62.5 m²')
})
