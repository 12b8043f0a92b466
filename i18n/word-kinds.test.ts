import { describe, expect, test } from 'vitest'
import type { PlaceFigures } from '#domain/place/place-figures.ts'
import { translators } from './i18n.fixture.ts'
import { wordEntryFree, wordFreeOf, wordPlaceFree } from './word-kinds.ts'
import { wordRest } from './word-rest.ts'

const parking = { kind: 'parking', count: 60, all: 90, min_price: 19_500 } as const
const storage = { kind: 'storage', count: 15, all: 15, min_price: 5_940 } as const
const shops = { kind: 'commerce', count: 4, all: 8, min_price: 304_900 } as const
const homes = { kind: 'home', count: 68, all: 91, min_price: 223_900 } as const

describe('what else is free', () => {
  test('is named together, the most frequent kind first, without a price', () => {
    expect(wordRest(translators.en, [shops, parking, storage])).toBe('79 parking, storage, shops')
    expect(wordRest(translators.ru, [shops, parking, storage])).toBe('Ещё 79: машино-места, кладовые, коммерция')
    expect(wordRest(translators.ar, [storage, parking])).toBe('75 أخرى: مواقف سيارات، مخازن')
  })

  test('is counted by its kind if there is only one', () => {
    expect(wordRest(translators.en, [parking])).toBe('60 parking spaces')
    expect(wordRest(translators.en, [])).toBeNull()
  })
})

test('a count names its kind only if it has to', () => {
  const figures: PlaceFigures = {
    kind: 'home',
    isNamed: true,
    isEmptied: false,
    all: 91,
    free: 68,
    from: 1,
    labels: [],
    rest: [parking],
  }
  expect(wordPlaceFree(translators.en, figures)).toBe('68 homes')
  expect(wordPlaceFree(translators.en, { ...figures, isNamed: false })).toBe('68 available')
  expect(wordPlaceFree(translators.en, { ...figures, isNamed: false }, 'with all')).toBe('68 of 91 available')
  expect(wordPlaceFree(translators.en, { ...figures, free: 0 })).toBe('Not available')
  expect(wordPlaceFree(translators.en, { ...figures, free: 0, isEmptied: true })).toBe('Nothing matches')
})

test('a project of a group counts its leading kind', () => {
  expect(wordEntryFree(translators.en, { free_by_kind: [homes, parking] })).toBe('68 homes')
  expect(wordEntryFree(translators.en, { free_by_kind: [homes] })).toBe('68 available')
  expect(wordEntryFree(translators.en, { free_by_kind: [] })).toBe('Not available')
  expect(wordEntryFree(translators.en, { free_by_kind: [homes, parking] }, 'with all')).toBe('68 of 91 homes available')
})

test('available units are counted among all, by their kind', () => {
  const count = { all: 194, free: 97, from: null }
  expect(wordFreeOf(translators.en, count, 'home')).toBe('97 of 194 homes available')
  expect(wordFreeOf(translators.en, count, null)).toBe('97 of 194 units available')
  expect(wordFreeOf(translators.ru, { ...count, all: 191 }, 'home')).toBe('191 жилое помещение, свободно 97')
  expect(wordFreeOf(translators.uk, count, 'parking')).toBe('194 паркомісця, вільно 97')
})
