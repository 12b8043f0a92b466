import { describe, expect, test } from 'vitest'
import { buildChess } from '#domain/chess/build-chess.ts'
import {
  anEstate,
  anInstance,
  aSection,
  aStorey,
  instanceIn,
  project,
  projectAnswer,
} from '#domain/chess/chess.fixture.ts'
import { factsOf } from '#domain/instance/facts.ts'
import { formatArea, formatAreaRange, formatPricePerArea } from '#i18n/format-area.ts'
import { formatConstructionEnd } from '#i18n/format-date.ts'
import { formatCellMoney, formatCompactMoney, formatMoney } from '#i18n/format-money.ts'
import { translators } from '#i18n/i18n.fixture.ts'
import { wordFact } from '#i18n/word-fact.ts'

const { en, us, ru, zh } = translators

/** Replaces no-break spaces, so that the expectations are readable. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

describe('Price per m² and areas', () => {
  test('The price per m² is shown in whole units of the currency', () => {
    expect(formatPricePerArea(en, 3435.11, 'EUR', 'm')).toBe('€3,435 per m²')
  })

  test('Areas stay in the unit of the project in every language', () => {
    expect([formatArea(us, 62.5, 'm'), plain(formatArea(ru, 62.5, 'm'))]).toEqual(['62.5 m²', '62,5 м²'])
    expect(formatArea(en, 850, 'ft')).toBe('850 ft²')
    expect(formatPricePerArea(en, 312.4, 'USD', 'ft')).toBe('$312 per ft²')
  })
})

describe('Storeys', () => {
  test('A floor is counted up to the highest one of its section', () => {
    const storeys = Array.from({ length: 14 }, (_, index) => aStorey(index + 1, [anInstance({ id: index + 1 })]))
    const cellar = aStorey(-1, [anInstance({ id: 99 })])
    const chess = buildChess(projectAnswer, [anEstate([aSection([cellar, ...storeys])])])
    const floorOf = (id: number) => {
      const fact = factsOf(instanceIn(chess, id), project).find(({ field }) => field === 'storey')
      return fact && wordFact(en, fact, 'm').value
    }
    expect([floorOf(9), floorOf(99)]).toEqual(['9 of 14', '-1'])
  })
})

describe('Numbers, money and dates', () => {
  test('Whole amounts have no decimals', () => {
    expect([formatMoney(en, 1234, 'EUR'), formatMoney(en, 1234.5, 'EUR')]).toEqual(['€1,234', '€1,234.50'])
    expect(formatMoney(en, 1234.5, 'JPY')).toBe('¥1,235')
  })

  test('The currency code GBR means pounds', () => {
    expect([formatMoney(en, 1000, 'GBR'), formatMoney(en, 1000, 'GBP')]).toEqual(['£1,000', '£1,000'])
  })

  test('Short prices use the words and steps of the language', () => {
    expect(plain(formatCompactMoney(ru, 12_500_000, 'RUB'))).toBe('12,5 млн ₽')
    expect(formatCompactMoney(en, 12_500_000, 'EUR')).toBe('€12.5m')
    expect(formatCompactMoney(zh, 12_500_000, 'EUR')).toBe('€1,250万')
  })

  test('A short price that rounds up to the next step is written in that step', () => {
    expect([formatCompactMoney(us, 999_999, 'USD'), formatCompactMoney(us, 999, 'USD')]).toEqual(['$1M', '$999'])
  })

  test('Small cells show prices in thousands, in Chinese in ten thousands', () => {
    // 185.4 thousands, 18.54 ten thousands
    expect([formatCellMoney(en, 185_400), formatCellMoney(zh, 185_400)]).toEqual(['185', '19'])
  })

  test('A range names its unit once', () => {
    expect(formatAreaRange(en, 33, 199, 'm')).toBe('33–199 m²')
    expect(formatAreaRange(en, 33, 33, 'm')).toBe('33 m²')
  })

  test('The end of construction is a quarter and a year', () => {
    const end = { quarter: 3, year: 2027 } as const
    expect([formatConstructionEnd(en, end), plain(formatConstructionEnd(ru, end))]).toEqual(['Q3 2027', 'III кв. 2027'])
  })
})
