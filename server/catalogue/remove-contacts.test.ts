import { expect, test } from 'vitest'
import { removeContacts } from './remove-contacts.ts'

const developer = { phones: ['+382 67 000 111', '112'], emails: ['Sales@coast.example', 'a+b@coast.example'] }

test.each([
  ['<p>Write <a href="mailto:x@y.example">to us</a>!</p>', '<p>Write !</p>'],
  ['<p><a href="TEL:+1">Call <b>now</b></a></p>', '<p></p>'],
  ['<p><a href="https://wa.me/38267000111">Chat</a> on</p>', '<p> on</p>'],
  ['<p><a href="https://x.example/?m=sales@coast.example">Form</a></p>', '<p></p>'],
])('takes out the link in %s', (html, left) => {
  expect(removeContacts(html, developer)).toBe(left)
})

test.each(['+382 67 000 111', '+382 (67) 000-111', '0038267000111', '067/000/111', '67\u00a0000\u2011111'])(
  'takes out the phone written as %s',
  (phone) => {
    expect(removeContacts(`<p>Call ${phone}.</p>`, developer)).toBe('<p>Call .</p>')
    expect(removeContacts(`<img src="/media/1/640" alt="${phone}" />`, developer)).not.toMatch(/111/)
  },
)

test('takes out addresses in any letters', () => {
  expect(removeContacts('<p>SALES@COAST.EXAMPLE, a+b@coast.example</p>', developer)).toBe('<p>, </p>')
})

test('leaves everything else as it is', () => {
  const html =
    '<p>Since 1998, 112 homes, 138267000111 and +382 67 000 112. <a href="https://coast.example/1">More</a></p>' +
    '<table><tr><td colspan="2">A &amp; B</td></tr></table><img src="/media/1/640" alt="Sea" />'
  expect(removeContacts(html, developer)).toBe(html)
  expect(removeContacts(html, { phones: [], emails: [] })).toBe(html)
})
