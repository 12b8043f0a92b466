import { expect, test } from 'vitest'
import { createContactHider } from '#domain/partner/contact-hider.ts'
import { removeContacts } from './remove-contacts.ts'

const NOBODY = { phones: [], emails: [], sites: [], people: [], companies: [], brands: [] }
const hider = createContactHider({
  ...NOBODY,
  phones: ['+382 67 000 111', '112'],
  emails: ['Sales@coast.example', 'a+b@coast.example'],
  people: ['Ivan Petrov'],
  companies: ['Coast Development'],
  brands: ['Harbour by the sea'],
})

test.each([
  ['<p>Write <a href="mailto:x@y.example">to us</a>!</p>', '<p>Write !</p>'],
  ['<p><a href="TEL:+1">Call <b>now</b></a></p>', '<p></p>'],
  ['<p><a href="https://wa.me/38267000111">Chat</a> on</p>', '<p> on</p>'],
  ['<p><a href="https://t.me/coast_sales">Chat</a> on</p>', '<p> on</p>'],
  ['<p><a href="https://x.example/?m=sales@coast.example">Form</a></p>', '<p></p>'],
  ['<p><a href="https://www.coast.example/1">Our <b>site</b></a></p>', '<p></p>'],
  ['<p><a href="https://maps.example/1">+382 67 000 111</a></p>', '<p></p>'],
])('removes the link in %s', (html, left) => {
  expect(removeContacts(html, hider)).toBe(left)
})

test.each(['+382 67 000 111', '+382 (67) 000-111', '0038267000111', '067/000/111', '67\u00a0000\u2011111'])(
  'removes the phone written as %s',
  (phone) => {
    expect(removeContacts(`<p>Call ${phone}.</p>`, hider)).toBe('<p>Call .</p>')
    expect(removeContacts(`<img src="/media/1/640" alt="${phone}" />`, hider)).not.toMatch(/111/)
  },
)

test.each([
  ['<p>Call <b>067</b> <i>000</i>-<u>1</u>11.</p>', '<p>Call <b></b><i></i><u></u>.</p>'],
  ['<table><tr><td>067</td><td>000 111</td></tr></table>', '<table><tr><td></td><td></td></tr></table>'],
  ['<p>Call &#48;&#54;7 000&nbsp;111 &amp; win</p>', '<p>Call  &amp; win</p>'],
  ['<p>٠٦٧ ٠٠٠ ١١١</p>', '<p></p>'],
  ['<p>sales<span>@</span>coast.example</p>', '<p><span></span></p>'],
  ['<p>sales (at) coast.example, a &lt;b&gt; c</p>', '<p>, a &lt;b&gt; c</p>'],
  ['<p>Ivan <b>Petrov</b> of Coast Development</p>', '<p><b></b> of </p>'],
  ['<p>SALES@COAST.EXAMPLE, a+b@coast.example</p>', '<p>, </p>'],
])('removes contacts from %s', (html, left) => {
  expect(removeContacts(html, hider)).toBe(left)
})

test('keeps everything else', () => {
  const html =
    '<p>Since 1998, 112 homes, 138267000111 and +382 67 000 112. <a href="https://maps.example/1">More</a></p>' +
    '<table><tr><td colspan="2">A &amp; B</td></tr></table><img src="/media/1/640" alt="Sea" />'
  expect(removeContacts(html, hider)).toBe(html)
  expect(removeContacts(html, createContactHider(NOBODY))).toBe(html)
})
