import { describe, expect, test } from 'vitest'
import type { CellField } from '#contract/views.ts'
import { anInstance, chessOf, instanceIn, project, projectAnswer, SOLD } from '#domain/chess/chess.fixture.ts'
import type { LanguageCode } from '#domain/language/language.ts'
import { translators } from '#i18n/i18n.fixture.ts'
import { unitWords } from '#i18n/unit-words.ts'
import { createCellWords, hasLongMark, linesOf, saysThousands } from './cell-words.ts'

// One room, two rooms with the price on request, a sold studio, a parking space, a sold one whose price is shown.
const chess = chessOf([
  anInstance({ id: 1, price: 444_900, promoactions: [1], tags: [2, 3] }),
  anInstance({ id: 2, layout_id: 2, price: null }),
  anInstance({ id: 3, layout_id: 3, status_id: SOLD, tags: [2], price: null }),
  anInstance({ id: 4, layout_id: 4, price: 20_000 }),
  anInstance({ id: 5, layout_id: 4, price: 21_000, status_id: SOLD }),
])

function wordsOf(
  id: number,
  fields: readonly CellField[],
  code: LanguageCode = 'en',
  isNarrow = false,
  number?: string,
) {
  const translator = translators[code]
  const words = unitWords(translator, project)
  const hasLongMarks = projectAnswer.layouts.some((layout) => hasLongMark(translator, layout))
  const unit = instanceIn(chess, id)
  return createCellWords({ translator, project, words, fields, isNarrow, hasLongMarks })({
    ...unit,
    number: number ?? unit.number,
  })
}

const USUAL: readonly CellField[] = ['rooms', 'area', 'price']

describe('the usual cell', () => {
  test('shows rooms, area and a short price', () => {
    expect(wordsOf(1, USUAL)).toMatchObject({ over: '', lead: '1', aside: '40.0', price: '€423k', under: '' })
  })

  test('marks a free unit without a price, and shows no price for a unit that is not free', () => {
    expect(wordsOf(2, USUAL).price).toBe('on req.')
    expect(wordsOf(3, USUAL)).toMatchObject({ lead: 'St', aside: '27.3', price: '' })
  })

  test('shows the price of a sold unit if the catalogue shows it', () => {
    expect(wordsOf(5, USUAL)).toMatchObject({ price: '€21k', label: expect.stringMatching(/Sold, €21,000$/) })
  })

  test('shows the number of a unit without rooms', () => {
    expect(wordsOf(4, USUAL).lead).toBe('4')
  })

  test('shows the figure alone if the language has a word for thousand', () => {
    expect(wordsOf(1, USUAL, 'ru').price).toBe('423')
    expect(wordsOf(1, USUAL, 'ar').price).toBe('423')
    expect((['en', 'us', 'zh'] as const).map((code) => saysThousands(translators[code]))).toEqual([false, false, false])
  })
})

test('rounds areas in all narrow cells if a room label is long', () => {
  expect(wordsOf(3, USUAL, 'mne', true)).toMatchObject({ lead: 'Gars.', aside: '27' })
  expect(wordsOf(1, USUAL, 'mne', true)).toMatchObject({ lead: '1', aside: '40' })
  expect(wordsOf(1, USUAL, 'mne')).toMatchObject({ aside: '40,0' })
  expect(wordsOf(1, USUAL, 'en', true)).toMatchObject({ lead: '1', aside: '40.0' })
})

test('shows both ends of a number that is longer than a cell', () => {
  const all: readonly CellField[] = ['number', 'rooms', 'area', 'price']
  const number = 'NEB-2026/A-0014-XY'
  expect(wordsOf(1, all, 'en', false, number)).toMatchObject({ over: 'NEB…4-XY', isLong: true })
  expect(wordsOf(1, all, 'en', true, number)).toMatchObject({ over: 'NE…-XY', isLong: false })
  expect(wordsOf(4, USUAL, 'en', true, number).lead).toBe('NE…-XY')
  expect(wordsOf(1, all, 'en', true, number).label).toContain(number)
})

test('a long custom label has its own line and is truncated', () => {
  const unit = instanceIn(chess, 1)
  const penthouse = { ...unit, layout: { ...unit.layout, label: 'Penthouse' } }
  const translator = translators.en
  const wording = {
    translator,
    project,
    words: unitWords(translator, project),
    fields: USUAL,
    isNarrow: false,
    hasLongMarks: false,
  }
  expect(createCellWords(wording)(penthouse)).toMatchObject({ lead: 'Penthouse', aside: '', isLong: true })
  expect(wordsOf(1, USUAL).isLong).toBe(false)
})

describe('other cells', () => {
  test('put the number above rooms and area, and the price per area below the price', () => {
    const all: readonly CellField[] = ['price_m2', 'price', 'area', 'rooms', 'number']
    expect(wordsOf(1, all)).toMatchObject({ over: '1', lead: '1', aside: '40.0', price: '€423k', under: '10,566' })
    expect(linesOf(all)).toBe(4)
  })

  test('put two texts side by side, and one alone', () => {
    expect(wordsOf(1, ['number', 'area'])).toMatchObject({ over: '', lead: '1', aside: '40.0', price: '' })
    expect(wordsOf(1, ['area'])).toMatchObject({ lead: '40.0', aside: '' })
    expect(linesOf(['area'])).toBe(2)
  })

  test('put the price per area in the place of the price if the price is not a field', () => {
    expect(wordsOf(1, ['rooms', 'price_m2'])).toMatchObject({ price: '10,566', under: '' })
  })
})

test('the label has everything in words, and the marks of a free unit', () => {
  expect(wordsOf(1, USUAL).label).toBe('Apartment 1, 1-room apartment, 40 m², €422,655, Autumn, Sea view, Corner')
  expect(wordsOf(3, USUAL).label).toBe('Apartment 3, Studio, 27.3 m², Sold')
})
