import { parse } from 'content-disposition'
import { expect, it } from 'vitest'
import { inlineAs } from './content-disposition.ts'

/** The name under which a browser saves the file: `filename*` if it is given (RFC 6266). */
function savedName(header: string): string | undefined {
  return parse(header).parameters.filename
}

it.each([
  'Apartment 59 — Harbour Quarter',
  'Квартира 59 — Портовый квартал',
  'شقة 54 — حي الميناء',
  "Xonadon 5 — Gʻarb (yangi) 'A'*!",
])('keeps %s', (name) => {
  expect(savedName(inlineAs(name, 'pdf'))).toBe(`${name.replaceAll('*', ' ')}.pdf`)
})

it('has an ASCII name for clients that support no other', () => {
  expect(inlineAs('Apartment 59 — Gerüst', 'pdf')).toMatch(/^inline; filename="Apartment 59 - Gerust\.pdf"; /)
  expect(inlineAs('公寓 59', 'pdf')).toMatch(/^inline; filename=document\.pdf; /)
})

it('removes characters that could break out of the header or the folder', () => {
  const header = inlineAs('../a"; filename="b\r\nx: y\u202e%41', 'pdf')
  expect(header).not.toMatch(/[\r\n\u202e]/)
  expect(header.match(/"/g)).toHaveLength(2)
  expect(savedName(header)).toBe('.. a ; filename= b x y %41.pdf')
})

it('cuts names that are too long for a file', () => {
  expect(savedName(inlineAs('я'.repeat(500), 'pdf'))).toBe(`${'я'.repeat(120)}.pdf`)
})
