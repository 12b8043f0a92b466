import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createContactHider, type Reachable } from './contact-hider.ts'
import { findContacts } from './find-contacts.ts'

const developer: Reachable = {
  phones: ['+382 67 000 111', '+7 (495) 123-45-67', '112'],
  emails: ['Sales@coast.example', 'coast.homes@gmail.com'],
  sites: ['*.coast-homes.example', 'localhost:3000'],
  people: ['Ivan Petrov', 'Sales'],
  companies: ['Coast Development', 'Harbour'],
  brands: ['Harbour Residence'],
}
const hider = createContactHider(developer)
const hide = (text: string) => hider.hideIn(text)

describe('a phone is hidden', () => {
  it.each([
    '+382 67 000 111',
    '+382 (67) 000-111',
    '0038267000111',
    '067/000/111',
    '67\u00a0000\u2011111',
    '٠٦٧ ٠٠٠ ١١١',
    '۰۶۷۰۰۰۱۱۱',
    '６７０００１１１',
    '6️⃣7️⃣ 0 0 0 1 1 1',
    '6\u200b7\u200b0\u200b0\u200b0\u200b1\u200b1\u200b1',
    '67 . . . 000 . . . 111',
    '7 000 111',
    '+7 495 123 45 67',
    '8 (495) 123-45-67',
    '84951234567',
    '123-45-67',
    '①②③-④⑤-⑥⑦',
  ])('as %s', (phone) => {
    expect(hide(`Call ${phone} now`)).not.toMatch(/\p{N}/u)
  })

  const separators = fc.stringMatching(/^[ ()./·\u2010-\u2015\u200b\u00ad-]{0,8}$/)
  const zeros = fc.constantFrom(0x30, 0x660, 0x6f0, 0x966, 0xff10)
  it('with any separators between its digits, in digits of any script', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('38267000111', '67000111', '74951234567', '4951234567', '1234567'),
        fc.array(separators, { minLength: 12, maxLength: 12 }),
        zeros,
        (digits, gaps, zero) => {
          const spelled = [...digits].map((digit, at) => String.fromCharCode(zero + Number(digit)) + (gaps[at] ?? ''))
          expect(hide(`Call ${spelled.join('')} now`)).not.toMatch(/\p{Nd}/u)
        },
      ),
    )
  })
})

describe('a number is left alone', () => {
  it.each([
    'Since 1998, 112 homes, 138267000111 and +382 67 000 112',
    '670001110',
    '€ 1 234 567',
    '1 234 567 ₽',
    '7 000 111 €',
    '7 000 111 EUR',
    '1 234 567 руб.',
    '1 234 567 m²',
    'Street 5, house 67, flat 1000',
    '2026-11-17',
  ])('%s', (text) => {
    expect(hide(text)).toBe(text)
  })

  it('when it is a price, an area, a date or the number of a house', () => {
    const number = fc.oneof(
      fc.integer({ min: 1, max: 99_999_999 }).map((price) => `${price.toLocaleString('en')} €`),
      fc.integer({ min: 1, max: 99_999 }).map((area) => `${area / 100} m²`),
      fc
        .date({ min: new Date('2000-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
        .map((date) => date.toISOString().slice(0, 10)),
      fc.integer({ min: 1, max: 999 }).map((house) => `Street ${house}`),
    )
    fc.assert(
      fc.property(fc.array(number, { maxLength: 8 }), (numbers) => {
        const text = numbers.join(', ')
        expect(hide(text)).toBe(text)
      }),
    )
  })

  it('when it stands before a phone', () => {
    expect(hide('House 2, 67 000 111')).toBe('House 2,')
  })
})

describe('an address is hidden', () => {
  it.each([
    'sales@coast.example',
    'SALES@COAST.EXAMPLE',
    'sales (at) coast.example',
    'sales[at]coast(dot)example',
    'sales at coast dot example',
    'ｓales＠coast．example',
    'info@coast.example',
    'coast.homes@gmail.com',
    'https://coast.example/contacts?x=1',
    'www.coast.example',
    'm.coast-homes.example/plans',
  ])('as %s', (address) => {
    expect(hide(`Write: ${address}, please`)).toBe('Write: , please')
  })

  it.each(['west-coast.example', 'coast.example.com', 'mycoast.example', 'other@gmail.com', 'The coast. Example one'])(
    'but not %s',
    (text) => {
      expect(hide(text)).toBe(text)
    },
  )
})

describe('a name is hidden', () => {
  const found = (text: string) => hider.find(text, 'prose').map(({ start, end }) => text.slice(start, end))

  it('in prose, in upper or lower case', () => {
    expect(found('Ask Ivan  PETROV of Coast Development.')).toEqual(['Ivan  PETROV', 'Coast Development'])
  })

  it('not in labels, not in parts, and not if it is the brand of a project', () => {
    expect(hide('Coast Development, Ivan Petrov')).toBe('Coast Development, Ivan Petrov')
    expect(found('Sales start. Harbour is near, Petrov Street too, Coast Developments')).toEqual([])
  })
})

it.each([
  ['mailto:x@y.example', true],
  ['tel:+1', true],
  ['https://t.me/anything', true],
  ['https://wa.me/4915', true],
  ['https://api.whatsapp.com/send?phone=1', true],
  ['https://x.example/call/38267000111', true],
  ['https://x.example/?m=sales%40coast.example', true],
  ['https://www.coast.example/about', true],
  ['https://coast.example.evil.example', false],
  ['https://not.me/x', false],
  ['https://example.org/t.me', false],
  ['https://maps.example/@55.7,37.6', false],
  ['https://x.example/%E0%A4%A', false],
])('the link %s is a contact: %s', (href, isContact) => {
  expect(hider.isContactLink(href)).toBe(isContact)
})

it('recognises a phone that was given in other digits', () => {
  const phones = ['٠٦٧ ٠٠٠ ١١١']
  expect(createContactHider({ ...developer, phones }).hideIn('Call 067 000 111')).toBe('Call')
})

it('finds nothing if the developer has no contacts', () => {
  const nobody = createContactHider({ phones: [], emails: [], sites: [], people: [], companies: [], brands: [] })
  expect(nobody.find('Call +382 67 000 111 or a@b.example', 'prose')).toEqual([])
})

it('lists the fields that contain contacts', () => {
  expect(
    findContacts(
      [
        { field: 'project.name', text: 'Harbour +382 67 000 111' },
        {
          field: 'project.description',
          text: '<p>67<b>000</b>111 by <i>Ivan Petrov</i>, <a href="https://t.me/x">chat</a></p>',
          isHtml: true,
        },
        { field: 'project.address', text: 'Quay 12' },
      ],
      developer,
    ),
  ).toEqual([
    { field: 'project.name', kind: 'phone', text: '+382 67 000 111' },
    { field: 'project.description', kind: 'phone', text: '67000111' },
    { field: 'project.description', kind: 'name', text: 'Ivan Petrov' },
    { field: 'project.description', kind: 'link', text: 'https://t.me/x' },
  ])
})
