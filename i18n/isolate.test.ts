import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#domain/language/language.ts'
import { compileMessages } from './compile-messages.ts'
import { isolated, isolatedIn, withoutIsolates } from './isolate.ts'
import { loadMessages } from './load-messages.ts'
import { createTranslator } from './translator.ts'

const RTL = LANGUAGES.filter(({ is_rtl }) => is_rtl).map(({ code }) => code)

describe('a value in a sentence from right to left', () => {
  it.each(['-1', '+2 %', '+44 20 7946 0321', 'https://', '12 Harbour Road', 'A & B (2)', 'Harbour', '12 شارع'])(
    '%j is isolated',
    (value) => {
      expect(isolatedIn(true, value)).toBe(`\u2068${value}\u2069`)
    },
  )

  it.each(['12', '223,900.50', 'برج الميناء', ''])('%j needs no isolates', (value) => {
    expect(isolatedIn(true, value)).toBe(value)
  })
})

it('isolates only names from right to left in other languages', () => {
  expect(isolatedIn(false, '+44 20 7946 0321')).toBe('+44 20 7946 0321')
  expect(isolatedIn(false, 'שמור')).toBe(isolated('שמור'))
})

it('isolates a value once', () => {
  expect(isolatedIn(true, isolated('-1'))).toBe(isolated('-1'))
})

describe('a message', () => {
  it.each(RTL)('has isolates where it is read, and none where it is data: %s', async (code) => {
    const texts = compileMessages(await loadMessages(code))
    const values = { phone: '+44 20 7946 0321', unit: 'A-12 (2)', count: 3 }
    for (const key of Object.keys(texts) as (keyof typeof texts)[]) {
      const read = createTranslator(code, texts).t(key, values)
      const data = createTranslator(code, texts, 'data').t(key, values)
      expect(withoutIsolates(read), key).toBe(withoutIsolates(data))
    }
    expect(createTranslator(code, texts).t('order.success_phone', { phone: values.phone })).toContain(
      isolated(values.phone),
    )
  })
})
