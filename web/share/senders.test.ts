import { expect, test } from 'vitest'
import { sendersOf } from './senders.ts'

const LINK = { url: 'https://x.example/harbour?rooms=1,2&free=1', title: 'Apartment 59', note: '2-room · 61 m²' }

test('every sender gets the exact link', () => {
  const [mail, whatsApp, telegram] = sendersOf(LINK, 'Email').map(({ href }) => new URL(href).searchParams)
  expect(mail?.get('subject')).toBe('Apartment 59')
  expect(mail?.get('body')).toBe(`Apartment 59, 2-room · 61 m²\n${LINK.url}`)
  expect(whatsApp?.get('text')).toBe(`Apartment 59, 2-room · 61 m²\n${LINK.url}`)
  expect(telegram?.get('url')).toBe(LINK.url)
})

test('encodes spaces in mails as %20, not as plus signs', () => {
  expect(sendersOf(LINK, 'Email')[0]?.href).not.toContain('+')
})
