import { expect, test } from 'vitest'
import { project } from '#domain/chess/chess.fixture.ts'
import type { PlaceFigures } from '#domain/place/place-figures.ts'
import { translators } from '#i18n/i18n.fixture.ts'
import { unitWords } from '#i18n/unit-words.ts'
import { wordFree } from './word-free.ts'

const translator = translators.en
const words = unitWords(translator, project)

const building: PlaceFigures = {
  kind: 'home',
  isNamed: false,
  isEmptied: false,
  all: 91,
  free: 51,
  from: 234_000,
  labels: [],
  rest: [],
}
const text = (figures: Partial<PlaceFigures>, all?: 'with all') =>
  wordFree(translator, words, { ...building, ...figures }, all)

test('shows the number of free units, the total on demand, and the lowest price', () => {
  expect(text({}, 'with all')).toBe('51 of 91 available · from €234k')
  expect(text({ free: 5, from: 1_860_000 })).toBe('5 available · from €1.86m')
})

test('names the kind if it has to', () => {
  expect(text({ isNamed: true }, 'with all')).toBe('51 homes · from €234k')
})

test('shows "price on request" if no free unit has a price, and "not available" if nothing is free', () => {
  expect(text({ free: 2, from: null })).toBe('2 available · Price on request')
  expect(text({ free: 0, from: null }, 'with all')).toBe('Not available')
})
