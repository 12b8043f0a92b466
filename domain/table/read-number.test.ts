import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#domain/language/language.ts'
import { applyChange, readNumber, readWholeNumber } from './read-number.ts'

const numberOf = (text: string) => {
  const read = readNumber(text, 'en')
  return read.kind === 'value' ? read.value : read
}

describe('a number in a cell', () => {
  it.each([
    ['445000', 445_000],
    ['445k', 445_000],
    ['445 K', 445_000],
    ['445 000', 445_000],
    ['445\u202f000,50 €', 445_000.5],
    ['445.000,50', 445_000.5],
    ['445,000.50', 445_000.5],
    ['445.000', 445_000],
    ['445,000', 445_000],
    ['445,5', 445.5],
    ['445.50', 445.5],
    ["1'445'000.-".replace('.-', ''), 1_445_000],
    ['1.445.000', 1_445_000],
    ['12,34,567', 1_234_567],
    ['1,2 млн', 1_200_000],
    ['1.2m', 1_200_000],
    ['12,5 тыс.', 12_500],
    ['€ 479,500', 479_500],
    ['479500 EUR', 479_500],
    ['54,7 m²', 54.7],
    ['٤٤٥٬٠٠٠', 445_000],
    ['44.5万', 445_000],
    ['445000.3333', 445_000.3333],
    ['445000,125', 445_000.125],
    ['0.125', 0.125],
    ['1.234m', 1_234_000],
    ['-5', -5],
    ['−5', -5],
    ['0', 0],
    ['=445000', 445_000],
  ])('%j is %d', (text, value) => {
    expect(numberOf(text)).toBe(value)
  })

  it.each([
    ['479 5OO', 479_500],
    ['479.5OO', 479_500],
    ['l20 000', 120_000],
    ['about 5', 5],
    ['1.2.3', 123],
    ['445,0000,5', 44_500_005],
  ])('%j is none, and %d is offered', (text, suggestion) => {
    expect(readNumber(text, 'en')).toEqual({ kind: 'fault', suggestion })
  })

  it('reads mil as a thousand in Portuguese and as a million in Czech and Montenegrin, and asks elsewhere', () => {
    expect([readNumber('445 mil', 'pt'), readNumber('1,2 mil.', 'cs'), readNumber('1,2 mil', 'mne')]).toEqual(
      [445_000, 1_200_000, 1_200_000].map((value) => ({ kind: 'value', value })),
    )
    expect([readNumber('445 mil', 'en'), readNumber('1.2 mil', 'de'), readNumber('12 mil.', 'tr')]).toEqual(
      [445_000, 1_200_000, 12_000_000].map((suggestion) => ({ kind: 'fault', suggestion })),
    )
  })

  it.each(['abc', '—', 'sold', '=', '=+', '=%', '%', '2%', '=+2%%', '٢٪'])(
    '%j is none, and nothing is offered',
    (text) => {
      expect(readNumber(text, 'en')).toEqual({ kind: 'fault', suggestion: null })
    },
  )

  it('is empty without any sign', () => {
    for (const text of ['', ' ', '\u00a0']) expect(readNumber(text, 'en')).toEqual({ kind: 'empty' })
  })

  it.each([
    ['=+2%', 500_000, 510_000],
    ['=-2,5 %', 400_000, 390_000],
    ['= −5 000', 500_000, 495_000],
    ['=+10k', 500_000, 510_000],
    ['=*1.02', 500_000, 510_000],
  ])('%j changes %d to %d', (formula, before, after) => {
    const read = readNumber(formula, 'en')
    if (read.kind !== 'change') return expect.fail()
    expect(applyChange(before, read.change)).toBeCloseTo(after, 6)
  })

  it('is read as every language of ours formats it', () => {
    const amounts = fc.integer({ min: 0, max: 99_999_999_999 }).map((cents) => cents / 100)
    fc.assert(
      fc.property(amounts, fc.constantFrom(...LANGUAGES), (amount, { tag }) => {
        const formatted = new Intl.NumberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(
          amount,
        )
        expect(numberOf(formatted), formatted).toBe(amount)
        const whole = new Intl.NumberFormat(tag).format(Math.round(amount))
        expect(numberOf(whole), whole).toBe(Math.round(amount))
      }),
    )
  })

  it('never throws, whatever is typed', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => void readNumber(text, 'en')))
  })
})

it('reads a whole number within limits, and no other', () => {
  const typed = ['7', '٧', '-3', '6.5', 'one', '11', '']
  expect(typed.map((text) => readWholeNumber(text, -5, 10))).toEqual([7, 7, -3, null, null, null, null])
})
