import { expect, test } from 'vitest'
import { project } from '#domain/chess/chess.fixture.ts'
import { translators } from '#i18n/i18n.fixture.ts'
import { unitWords } from '#i18n/unit-words.ts'
import { wordFree } from './word-free.ts'

const translator = translators.en
const words = unitWords(translator, project)

function text(free_count: number, min_price: number | null, all?: number): string {
  return wordFree(
    translator.t,
    words,
    { free_count, min_price, free_by_label: [], free_by_kind: [{ kind: 'home', count: free_count, min_price }] },
    all,
  )
}

test('says how many are free, of how many where that is known, and from which price', () => {
  expect(text(51, 234_000, 91)).toBe('51 of 91 available · from €234k')
  expect(text(5, 1_860_000)).toBe('5 available · from €1.86m')
})

test('says that one has to ask where no free unit has a price, and when nothing is free', () => {
  expect(text(2, null)).toBe('2 available · Price on request')
  expect(text(0, null, 91)).toBe('Not available')
})
