import { expect, test } from 'vitest'
import { anInstance, chessOf, project } from '#domain/chess/chess.fixture.ts'
import { LANGUAGE_CODES } from '#domain/language/language.ts'
import { translators } from './i18n.fixture.ts'
import { wordChessPrint } from './word-chess-print.ts'

const across = (count: number, price: number) =>
  chessOf(Array.from({ length: count }, (_, index) => anInstance({ id: index + 1, position: index + 1, price })))

test.each(LANGUAGE_CODES)('%s: is cut as in every other language, however prices are formatted', (code) => {
  const columnsAt = (price: number) =>
    wordChessPrint(translators[code], project, across(12, price).estates, '2026-11-15').sheets[0]?.blocks[0]?.columns
  expect([330_898.5, 1_908_800, 112_908_800].map(columnsAt)).toEqual([12, 12, 6])
})
