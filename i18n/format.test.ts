import { describe, expect, test } from 'vitest'
import { LANGUAGES, type LanguageCode } from '#domain/language/language.ts'
import { CURRENCIES, type Currency } from '#domain/price/currency.ts'
import { formatArea, formatAreaRange, formatPricePerArea } from './format-area.ts'
import { formatConstructionEnd, formatDate, formatMoment, formatMonth, formatMonthName } from './format-date.ts'
import { formatCellMoney, formatCompactMoney, formatCompactMoneyRange, formatMoney } from './format-money.ts'
import { formatNumber, formatNumberRange, formatPercent } from './format-number.ts'
import { translators } from './i18n.fixture.ts'

/** Replaces no-break spaces and removes direction marks, so that the expectations are readable. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll(/[\u200e\u200f\u061c]/g, '')

/** Without the isolates that keep the ends of a range in their order in right-to-left text. */
const unmarked = (text: string) => text.replaceAll(/[\u2068\u2069]/g, '')

describe('numbers, prices and the construction end follow the conventions of the market', () => {
  test.each<[LanguageCode, string, string, string, string]>([
    ['ru', '1 234 567,5', '1 234 567 €', '1,23 млн €', 'III кв. 2027'],
    ['en', '1,234,567.5', '€1,234,567', '€1.23m', 'Q3 2027'],
    ['us', '1,234,567.5', '€1,234,567', '€1.23M', 'Q3 2027'],
    ['he', '1,234,567.5', '1,234,567 €', '1.23 מיליון €', 'רבעון 3, 2027'],
    ['ka', '1 234 567,5', '1 234 567 €', '1,23 მლნ. €', '2027 წ. III კვარტალი'],
    ['mne', '1.234.567,5', '1.234.567 €', '1,23 mil. €', 'III kvartal 2027.'],
    ['zh', '1,234,567.5', '€1,234,567', '€123万', '2027年第三季度'],
    ['pt', '1 234 567,5', '1 234 567 €', '1,23 M €', '3.º trim. de 2027'],
    ['tr', '1.234.567,5', '€1.234.567', '€1,23 Mn', '2027, 3. çeyrek'],
    ['uz', '1 234 567,5', '1 234 567 €', '1,23 mln €', '2027-yil III chorak'],
    ['cs', '1 234 567,5', '1 234 567 €', '1,23 mil. €', '3. čtvrtletí 2027'],
    ['uk', '1 234 567,5', '1 234 567 €', '1,23 млн €', 'III кв. 2027 р.'],
    ['de', '1.234.567,5', '1.234.567 €', '1,23 Mio. €', '3. Quartal 2027'],
    ['ar', '1,234,567.5', '1,234,567 €', '1.23 مليون €', 'الربع الثالث 2027'],
  ])('%s', (code, number, price, compact, end) => {
    const translator = translators[code]
    expect(plain(formatNumber(translator, 1_234_567.5))).toBe(number)
    expect(plain(formatMoney(translator, 1_234_567, 'EUR'))).toBe(price)
    expect(plain(formatCompactMoney(translator, 1_234_567, 'EUR'))).toBe(compact)
    expect(plain(formatConstructionEnd(translator, { quarter: 3, year: 2027 }))).toBe(end)
  })
})

describe('money', () => {
  const { en, ru, us, ar, zh } = translators

  test.each<[Currency, string]>([
    ['RUB', '₽1,000'],
    ['BYN', 'BYN 1,000'],
    ['USD', '$1,000'],
    ['THB', '฿1,000'],
    ['CZK', 'Kč 1,000'],
    ['GBR', '£1,000'],
    ['EUR', '€1,000'],
    ['AED', 'AED 1,000'],
    ['ILS', '₪1,000'],
  ])('%s has its symbol', (currency, text) => {
    expect(plain(formatMoney(en, 1000, currency))).toBe(text)
  })

  test.each<[LanguageCode, Currency, string, string]>([
    ['en', 'GBP', '£1,234,567', '£1.23m'],
    ['en', 'KZT', '₸1,234,567', '₸1.23m'],
    ['en', 'CHF', 'CHF 1,234,567', 'CHF 1.23m'],
    ['en', 'AMD', 'AMD 1,234,567', 'AMD 1.23m'],
    ['en', 'KGS', 'KGS 1,234,567', 'KGS 1.23m'],
    ['en', 'RON', 'lei 1,234,567', 'lei 1.23m'],
    ['de', 'PLN', '1.234.567 zł', '1,23 Mio. zł'],
    ['tr', 'TRY', '₺1.234.567', '₺1,23 Mn'],
    ['ru', 'KZT', '1 234 567 ₸', '1,23 млн ₸'],
    ['ru', 'GEL', '1 234 567 ₾', '1,23 млн ₾'],
    ['ru', 'UZS', '1 234 567 сум', '1,23 млн сум'],
    ['ru', 'KGS', '1 234 567 сом', '1,23 млн сом'],
    ['uk', 'UAH', '1 234 567 ₴', '1,23 млн ₴'],
    ['ka', 'GEL', '1 234 567 ₾', '1,23 მლნ. ₾'],
    ['uz', 'UZS', '1 234 567 soʻm', '1,23 mln soʻm'],
    ['ar', 'SAR', '1,234,567 ريال', '1.23 مليون ريال'],
    ['ar', 'GBP', '1,234,567 £', '1.23 مليون £'],
    ['he', 'PLN', '1,234,567 zł', '1.23 מיליון zł'],
    ['zh', 'CNY', '¥1,234,567', '¥123万'],
  ])('in %s formats %s as its market does', (code, currency, whole, compact) => {
    expect(plain(formatMoney(translators[code], 1_234_567, currency))).toBe(whole)
    expect(plain(formatCompactMoney(translators[code], 1_234_567, currency))).toBe(compact)
  })

  test('writes every currency in every language with letters, or with a sign that documents can print', () => {
    for (const translator of Object.values(translators)) {
      for (const currency of CURRENCIES) {
        const sign = plain(formatMoney(translator, 5, currency)).replaceAll(/[\d\s.]/g, '')
        expect(sign, `${translator.language.code} ${currency}`).toMatch(/^(\p{L}|[$£¥฿]|[\u20a0-\u20bf])+$/u)
      }
    }
  })

  test('has the fractions of its currency', () => {
    expect(formatMoney(en, 1234.5, 'JPY')).toBe('¥1,235')
    expect(plain(formatMoney(en, 1234.5, 'KWD'))).toBe('KWD 1,234.50')
  })

  test('has 0 to 2 fraction digits', () => {
    expect(formatMoney(en, 1234.5, 'EUR')).toBe('€1,234.50')
    expect(formatMoney(en, 1234.567, 'EUR')).toBe('€1,234.57')
  })

  test('writes dirham in Arabic', () => {
    expect(plain(formatMoney(ar, 1000, 'AED'))).toBe('1,000 درهم')
    expect(plain(formatMoney(ar, 1000, 'USD'))).toBe('1,000 $')
    expect(plain(formatMoney(ar, 1000, 'GBR'))).toBe('1,000 £')
    expect(plain(formatCompactMoney(ar, 2_500_000, 'AED'))).toBe('2.5 مليون درهم')
  })

  test('in short form moves up a step if rounding reaches it, and is written in full below the first step', () => {
    expect(formatCompactMoney(us, 999_999, 'USD')).toBe('$1M')
    expect(formatCompactMoney(us, 185_400, 'USD')).toBe('$185K')
    expect(formatCompactMoney(us, 999, 'USD')).toBe('$999')
    expect(formatCompactMoney(us, 1.5e9, 'USD')).toBe('$1.5B')
    expect(plain(formatCompactMoney(ru, 12_500_000, 'RUB'))).toBe('12,5 млн ₽')
    expect(formatCompactMoney(zh, 9_000, 'USD')).toBe('$9,000')
    expect(formatCompactMoney(zh, 250_000_000, 'USD')).toBe('$2.5亿')
  })

  test('in a cell is a bare figure in thousands, in Chinese in tens of thousands', () => {
    expect(formatCellMoney(en, 185_400)).toBe('185')
    expect(formatCellMoney(zh, 1_854_000)).toBe('185')
  })
})

describe('percentages, areas and dates', () => {
  const { en, ru, de, ar, tr, us } = translators

  test('percentages follow the language', () => {
    expect(formatPercent(en, 7.5)).toBe('7.5%')
    expect(plain(formatPercent(de, 5))).toBe('5 %')
    expect(formatPercent(tr, 5)).toBe('%5')
  })

  test('areas keep the unit of the project', () => {
    expect(formatArea(us, 62.5, 'm')).toBe('62.5 m²')
    expect(plain(formatArea(ru, 62.5, 'm'))).toBe('62,5 м²')
    expect(formatPricePerArea(en, 2880.4, 'EUR', 'm')).toBe('€2,880 per m²')
  })

  test('square feet agree with their number', () => {
    expect([1, 2, 850, 850.5].map((area) => plain(formatArea(ru, area, 'ft')))).toEqual([
      '1 кв. фут',
      '2 кв. фута',
      '850 кв. футов',
      '850,5 кв. фута',
    ])
    expect([3, 11, 100].map((area) => plain(formatArea(ar, area, 'ft')))).toEqual([
      '3 أقدام مربعة',
      '11 قدمًا مربعة',
      '100 قدم مربعة',
    ])
    for (const { t } of [en, us]) {
      expect([t('area.ft', { n: '850', count: 850 }), t('area_unit.ft'), t('field.price_per_ft')]).toEqual([
        '850 ft²',
        'ft²',
        'Price per ft²',
      ])
    }
  })

  test('dates do not depend on the time zone', () => {
    expect(formatDate(en, '2026-11-15')).toBe('15 November 2026')
    expect(plain(formatDate(ru, '2026-11-15'))).toBe('15 ноября 2026 г.')
    expect(plain(formatDate(ar, '2026-11-15'))).toBe('15 نوفمبر 2026')
    expect(formatMonth(de, '2026-11-01')).toBe('November 2026')
  })
})

describe('a range', () => {
  test.each(LANGUAGES)('has a dash and names the unit once in $code', ({ code }) => {
    const translator = translators[code]
    const [from, to] = [formatNumber(translator, 32.9), formatNumber(translator, 199)]
    const range = unmarked(formatNumberRange(translator, 32.9, 199))
    expect(range).toBe(`${from}–${to}`)
    expect(unmarked(formatAreaRange(translator, 32.9, 199, 'm'))).toBe(
      formatArea(translator, 199, 'm').replace(to, range),
    )
  })

  test('of one value is that value', () => {
    expect(formatNumberRange(translators.ru, 7, 7)).toBe('7')
    expect(formatAreaRange(translators.en, 33, 33, 'ft')).toBe('33 ft²')
  })

  test('of square feet agrees with its larger end', () => {
    expect(plain(formatAreaRange(translators.ru, 355, 1021, 'ft'))).toBe('355–1 021 кв. фут')
    expect(plain(formatAreaRange(translators.uk, 21, 805, 'ft'))).toBe('21–805 кв. футів')
  })

  test('of prices writes word and symbol once if both ends share them', () => {
    const { en, ru, zh, he } = translators
    expect(formatCompactMoneyRange(en, 260_000, 460_000, 'EUR')).toBe('€260–460k')
    expect(plain(formatCompactMoneyRange(ru, 260_000, 460_000, 'EUR'))).toBe('260–460 тыс. €')
    expect(formatCompactMoneyRange(zh, 260_000, 460_000, 'EUR')).toBe('€26–46万')
    expect(plain(unmarked(formatCompactMoneyRange(he, 260_000, 460_000, 'ILS')))).toBe('260–460 אלף ₪')
    expect(formatCompactMoneyRange(en, 950_000, 1_200_000, 'EUR')).toBe('€950k–€1.2m')
    expect(formatCompactMoneyRange(en, 500, 900, 'EUR')).toBe('€500–€900')
  })
})

test('no compact word is a letter that the market does not read as money', () => {
  for (const { code } of LANGUAGES) {
    for (const step of [5, 6] as const) {
      expect(translators[code].t(`compact.${step}`, { n: '' }).trim(), code).not.toMatch(/^[A-Z]?$/)
    }
  }
})

// Node has data for these languages, Chromium does not. Our own formats must match those of Node.
describe.each([
  ['ka', 'ka'],
  ['uz', 'uz-Latn'],
] as const)('in %s, for which Chromium has no data,', (code, tag) => {
  const translator = translators[code]
  const months = Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}-15`)

  test.each(['EUR', 'RUB', 'AED', 'GBP', 'GEL', 'TRY', 'KZT', 'UAH'])(
    'money in %s is formatted as by Node',
    (currency) => {
      const options = {
        style: 'currency',
        currency,
        currencyDisplay: 'narrowSymbol',
        maximumFractionDigits: 0,
      } as const
      for (const amount of [5, 1234, 12_345, 1_234_567]) {
        expect(translator.numberFormat(options).format(amount)).toBe(new Intl.NumberFormat(tag, options).format(amount))
      }
    },
  )

  test('figures are formatted as by Node', () => {
    for (const value of [0.5, 1234.5, 12_345.25, -3]) {
      expect(formatNumber(translator, value)).toBe(new Intl.NumberFormat(tag).format(value))
    }
    expect(formatPercent(translator, -5)).toBe(new Intl.NumberFormat(tag, { style: 'percent' }).format(-0.05))
  })

  test.each(months)('the days and months of %s are formatted as by Node', (date) => {
    const own = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' }).format(new Date(date))
    expect(formatDate(translator, date)).toBe(own({ dateStyle: 'long' }))
    expect(formatMonth(translator, date)).toBe(own({ month: 'long', year: 'numeric' }))
    expect(formatMonthName(translator, date)).toBe(own({ month: 'long' }).toLowerCase())
  })
})

test('a moment is a time if it is today, otherwise a day, both in local time', () => {
  const now = new Date(2026, 10, 15, 18, 30)
  const [today, earlier] = [new Date(2026, 10, 15, 14, 2), new Date(2026, 10, 1, 0, 5)].map((date) =>
    date.toISOString(),
  )
  const read = (code: LanguageCode) => {
    const translator = translators[code]
    return [today, earlier].map((moment) => plain(formatMoment(translator, String(moment), now)))
  }
  expect(read('en')).toEqual(['14:02', '1 Nov'])
  expect(read('us')).toEqual(['2:02 PM', 'Nov 1'])
  expect(read('uz')).toEqual(['14:02', '1-noyabr, 2026'])
})
