import { describe, expect, test } from 'vitest'
import { anInstance, chessOf, instanceIn, project, SOLD } from '#domain/chess/chess.fixture.ts'
import type { LanguageCode } from '#domain/language/language.ts'
import { translators } from '#i18n/i18n.fixture.ts'
import { unitWords } from '#i18n/unit-words.ts'
import { fullLabel, labelFormsOf, labelSize } from './label-forms.ts'

// A studio, two rooms on request, a sold flat, a parking space.
const chess = chessOf([
  anInstance({ id: 1, layout_id: 3, price: 248_300 }),
  anInstance({ id: 2, layout_id: 2, price: null }),
  anInstance({ id: 3, status_id: SOLD }),
  anInstance({ id: 4, number: 'P4', layout_id: 4, price: 20_000 }),
])

function wordingOf(code: LanguageCode = 'en') {
  return { translator: translators[code], project, words: unitWords(translators[code], project) }
}

function textsOf(id: number) {
  return labelFormsOf(wordingOf(), instanceIn(chess, id)).map((form) => form.map(({ text }) => text).join(' / '))
}

describe('a label', () => {
  test('has rooms, area and price in its longest form, and is a dot in its shortest', () => {
    expect(textsOf(1)).toEqual(['Studio · 27.3 / €248k', 'Studio / €248k', 'St / €248k', '€248k', 'St', ''])
  })

  test('says that the price is on request', () => {
    expect(textsOf(2)[0]).toBe('2 · 62.5 / on req.')
  })

  test('has the status of a unit that is not free, which never becomes a dot', () => {
    expect(textsOf(3)).toEqual(['1 · 40.0 / Sold', '1 · 40.0', '1', '1'])
  })

  test('has the number of a unit without rooms', () => {
    expect(textsOf(4)).toEqual(['P4 · 12.5 / €20k', 'P4 / €20k', 'P4 / €20k', 'P4', ''])
    expect(fullLabel(wordingOf(), instanceIn(chess, 4))[1]?.text).toBe('12.5 m²')
  })

  test('has the full name, area and price when zoomed in', () => {
    const [name, lead, price] = fullLabel(wordingOf(), instanceIn(chess, 1))
    expect([name?.text, lead?.text, price?.text]).toEqual(['Apartment 1', 'Studio · 27.3 m²', '€248,300'])
  })
})

describe('the size of a label', () => {
  const widthOf = ({ text }: { text: string }) => text.length

  test('is that of its lines and its padding', () => {
    const lead = { text: 'four', tone: 'lead' } as const
    expect(labelSize([lead, { text: 'price', tone: 'price' }], widthOf)).toEqual({ width: 6.25, height: 2.4375 })
    expect(labelSize([lead], widthOf)).toEqual({ width: 4.75, height: 1.25 })
  })

  test('is that of a dot without lines', () => {
    expect(labelSize([], widthOf)).toEqual({ width: 0.5, height: 0.5 })
  })
})
