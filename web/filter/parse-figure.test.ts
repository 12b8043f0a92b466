import { describe, expect, test } from 'vitest'
import { formatMoney } from '#i18n/format-money.ts'
import { formatNumber } from '#i18n/format-number.ts'
import { translators } from '#i18n/i18n.fixture.ts'
import { parseFigure } from './parse-figure.ts'

describe('a typed figure', () => {
  test.each([
    ['260000', 260_000],
    ['260,000', 260_000],
    ['260.000', 260_000],
    ['260 000', 260_000],
    ['1.234.567', 1_234_567],
    ['€260,000', 260_000],
    ['260 000 ₽', 260_000],
    ['٢٦٠٠٠٠', 260_000],
    ['٢٦٠٬٠٠٠', 260_000],
    ['４５', 45],
    ['45.5', 45.5],
    ['45,5', 45.5],
    ['1,234.56', 1234.56],
    ['1.234,56', 1234.56],
    ['4,5 m²', 4.5],
    ['-1', -1],
    ['−2', -2],
    ['12.', 12],
    ['', null],
    ['about', null],
    ['-', null],
  ])('"%s" is %d', (text, value) => {
    expect(parseFigure(text)).toBe(value)
  })

  test.each(Object.values(translators))('is parsed in the format of $language.code', (translator) => {
    expect(parseFigure(formatMoney(translator, 1_234_500, 'EUR'))).toBe(1_234_500)
    expect(parseFigure(formatMoney(translator, 260_000.5, 'AED'))).toBe(260_000.5)
    expect(parseFigure(formatNumber(translator, 45.25))).toBe(45.25)
    expect(parseFigure(formatNumber(translator, -2))).toBe(-2)
  })
})
