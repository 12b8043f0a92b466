import { expect, test } from 'vitest'
import { FULL_ORDER } from '#server/integration/attempt.fixture.ts'
import { createTranslators } from '#server/language/translators.ts'
import { orderNote } from './order-text.ts'

const translators = createTranslators()

async function noteOf(order: Partial<typeof FULL_ORDER.order>, lang: 'en' | 'de' = 'en') {
  return orderNote(await translators(lang), { ...FULL_ORDER, order: { ...FULL_ORDER.order, ...order } }).split('\n')
}

test('describes the visitor to a sales manager, in the manager’s language', async () => {
  const lines = await noteOf({})
  expect(lines).toContain('Visitor’s language: Russian')
  expect(lines).toContain('Status at the time of the enquiry: Available')
  expect(lines).toContain('Unit ID in your system: a-59')
  expect(lines).toContain('Price at the time of the enquiry: £14,500,000.50')
  expect(lines.join('\n')).not.toMatch(/\byou\b/i)
  expect(await noteOf({}, 'de')).toContain('Sprache der Anfrage: Russisch')
})

test('starts with what has changed since the visitor saw it', async () => {
  const lines = await noteOf({ unit_status: { type: 3, name: 'Sold' }, unit_price: 15_000_000, seen_price: 1 })
  expect(lines.slice(0, 2)).toEqual([
    'The status had changed. At the time of the enquiry: Sold. The visitor saw: Available',
    'The price had changed. At the time of the enquiry: £15,000,000. The visitor saw: £1',
  ])
  expect(lines).toContain('Price the visitor saw: £1')
})
