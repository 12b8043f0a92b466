import { expect, test } from 'vitest'
import { LANGUAGES } from '#domain/language/language.ts'
import { translators } from './i18n.fixture.ts'
import { type TitledUnit, wordUnitTitle } from './word-unit-title.ts'

const UNIT: TitledUnit = {
  kind: 'living',
  number: '4',
  estate: 'Linden Court',
  section: { number: 2, name: null },
  sectionCount: 2,
  storey: 1,
}
const titleOf = (changes: Partial<TitledUnit> = {}) => wordUnitTitle(translators.en, { ...UNIT, ...changes })

test('names the entrance if the building has several', () => {
  expect(titleOf()).toBe('Apartment 4, Linden Court, Entrance 2, Floor 1')
  expect(titleOf({ section: { number: 2, name: 'Garden side' } })).toBe(
    'Apartment 4, Linden Court, Garden side, Floor 1',
  )
  expect(titleOf({ sectionCount: 1 })).toBe('Apartment 4, Linden Court, Floor 1')
})

test('distinguishes units with the same number in two entrances, in every language', () => {
  for (const { code } of LANGUAGES) {
    const titles = [1, 2].map((number) =>
      wordUnitTitle(translators[code], { ...UNIT, section: { number, name: null } }),
    )
    expect(new Set(titles).size, code).toBe(2)
  }
})

test('names the entrance if the number of entrances is unknown, unless it may be the only one', () => {
  expect(titleOf({ sectionCount: undefined })).toContain('Entrance 2')
  expect(titleOf({ sectionCount: undefined, section: { number: 1, name: null } })).not.toContain('Entrance')
})

test('repeats nothing, and names neither entrance nor floor of a house', () => {
  expect(titleOf({ section: { number: 2, name: 'Linden Court' } })).toBe('Apartment 4, Linden Court, Floor 1')
  expect(titleOf({ kind: 'house' })).toBe('House 4, Linden Court')
  expect(titleOf({ estate: '', storey: null })).toBe('Apartment 4, Entrance 2')
})
