import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Email } from 'postal-mime'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LANGUAGES } from '#domain/language/language.ts'
import { translators as everyTranslator } from '#i18n/i18n.fixture.ts'
import type { Attempt } from '#server/delivery/delivery.ts'
import { createTranslators } from '#server/language/translators.ts'
import { imageOf } from '#server/media/image-answer.ts'
import { drawPicture, stored } from '#server/media/media.fixture.ts'
import { createMediaFiles, type MediaFiles } from '#server/media/media-files.ts'
import { attemptOf, FULL_ORDER } from './delivered-order.fixture.ts'
import type { MailKind } from './mail-view.ts'
import { createMailer, type Mailer } from './mailer.ts'
import { sendOrderMail } from './send-order-mail.ts'
import { startSmtp, type TestSmtp } from './smtp.fixture.ts'

const translators = createTranslators()
let smtp: TestSmtp
let mailer: Mailer
let dir: string
let files: MediaFiles
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'vitrine-mail-pictures-'))
  files = createMediaFiles(dir)
  smtp = await startSmtp()
  mailer = createMailer({ smtpUrl: smtp.url, from: 'no-reply@homes.example', dataDir: '', say: () => {} })
})
afterAll(async () => {
  mailer.close()
  await smtp.goDown()
  await rm(dir, { recursive: true })
})

/** Sends a mail over SMTP and returns what has arrived. */
async function receive(kind: MailKind, attempt: Attempt, to = 'desk@coast.example'): Promise<Email> {
  expect(await sendOrderMail({ mailer, translators, files }, kind, to, attempt)).toEqual({ ok: true })
  const mail = smtp.mails().at(-1)
  if (!mail) throw new Error('nothing has arrived')
  return mail
}

const { unit: FULL_UNIT } = FULL_ORDER
if (!FULL_UNIT) throw new Error('the order has a unit')
const UNIT = FULL_UNIT
const NO_UNIT = { unit_status: null, unit_price: null, seen_status: null }

describe('the mail to the sales department', () => {
  it('contains the whole order, its partner, and the partner of an earlier order', async () => {
    const mail = await receive('mail_sales', attemptOf())
    expect(mail.subject).toBe(
      '3 rooms, 61.5 m², €412,500 · Building A, Floor 9, No. 59, Harbour Quarter · From partner Anna Lindqvist, Lindqvist Property',
    )
    expect(mail.replyTo).toEqual([{ name: 'Maria O’Neill <b>& Co</b>', address: 'maria@visitor.example' }])
    expect(mail.text?.trimEnd()).toBe(`3 rooms, 61.5 m², €412,500
Building A, Floor 9, No. 59, Harbour Quarter
Harbour Quarter · Enquiry

Client: Maria O’Neill <b>& Co</b>
Phone: +44 20 7946 0321
Email: maria@visitor.example

* From partner Anna Lindqvist, Lindqvist Property
  https://homes.example/harbour/anna

* This phone number was already submitted through partner Keystone Homes Agency, who keeps the claim to this client

Message:
  Is there a parking space?
  Call me <after> 18:00.

Unit ID in your system: a-59
Status at the time of the enquiry: Available
Price at the time of the enquiry: €412,500
Payment: Mortgage
First payment: €82,500
Term: 240 months
Monthly payment: €2,113.50
Received: 1 March 2026 at 12:05 UTC
Visitor’s language: Portuguese
Page: https://homes.example/harbour/anna/premises/details/instance/59?rooms=2
Source:
  utm_source: bing
  utm_medium: cpc
  gclid: Cj0KCQ
  referrer: https://search.example/?q=homes

Open the unit:
https://homes.example/harbour/anna/premises/details/instance/59

On 1 March 2026 at 12:05 UTC the visitor agreed to the use of these details to answer the enquiry.

You receive this email because your address is set for the enquiries of Harbour Quarter.`)
  })

  it('names the building and the project once if they have the same name', async () => {
    const titled = { ...UNIT.titled, number: '4', estate: 'Linden Court', storey: 1, sectionCount: 2 }
    const unit = { ...UNIT, titled: { ...titled, section: { number: 2, name: null } } }
    const project = { id: 1, name: 'Linden Court', currency: 'EUR' } as const
    const { subject, text = '' } = await receive('mail_sales', attemptOf({ unit, project, partner: null }))
    const place = 'Linden Court, Entrance 2, Floor 1, No. 4'
    expect(subject).toBe(`3 rooms, 61.5 m², €412,500 · ${place}`)
    expect(text.split('\n')[1]).toBe(place)
  })

  it("has links to call, to write and to open the unit, and shows the visitor's text as typed", async () => {
    const { html = '' } = await receive('mail_sales', attemptOf())
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)
    expect(links).toEqual([
      'tel:+442079460321',
      'mailto:maria%40visitor.example',
      'tel:+442079460321',
      'https://homes.example/harbour/anna/premises/details/instance/59',
      'https://homes.example/harbour/anna',
      'https://homes.example/harbour/anna/premises/details/instance/59?rooms=2',
    ])
    expect(html).toContain('Maria O’Neill &lt;b&gt;&amp; Co&lt;/b&gt;')
    expect(html).toContain('Call me &lt;after&gt; 18:00.')
    expect(html).not.toMatch(/<(img|script|link)\b|url\(/)
  })

  it('is short if the visitor entered little', async () => {
    const nothing = { email: null, comment: null, payment: null, calculation: null, seen_price: null, ...NO_UNIT }
    const source = { utm: {}, tracking: {}, partner: null, earlier_partner: null, instance: null, consent: null }
    const { subject, replyTo, text } = await receive(
      'mail_sales',
      attemptOf(
        { unit: null, partner: null, earlierPartner: null, project: null },
        { kind: 'callback', ...nothing, ...source },
      ),
    )
    expect([subject, replyTo]).toEqual(['Callback requested · Harbour Quarter', undefined])
    expect(text?.trimEnd()).toBe(`Callback requested
A visitor to the Harbour Quarter catalogue has asked for a callback.
Harbour Quarter · Callback requested

Client: Maria O’Neill <b>& Co</b>
Phone: +44 20 7946 0321

Received: 1 March 2026 at 12:05 UTC
Visitor’s language: Portuguese
Page: https://homes.example/harbour/anna/premises/details/instance/59?rooms=2

You receive this email because your address is set for the enquiries of Harbour Quarter.`)
  })

  it('shows plan and logo as pictures of the mail, twice as large, and says the same without them', async () => {
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200"><path d="M0 0H300V200H0Z"/><text>4.8</text></svg>'
    const plan = imageOf(stored(await files.add(Buffer.from(drawing), 'image/svg+xml')))
    const logo = imageOf(stored(await files.add(await drawPicture(800, 400).png().toBuffer(), 'image/png')))
    const { html = '', text, attachments } = await receive('mail_sales', attemptOf({ unit: { ...UNIT, plan }, logo }))
    expect(html).toMatch(
      /<img [^>]*src="cid:plan@vitrine" width="232" height="232" alt="Floor plan: 3 rooms, 61.5 m², €412,500"/,
    )
    expect(html).toMatch(/<img src="cid:logo@vitrine" width="72" height="36" alt=""/)
    const sizes = attachments.map(async ({ contentId, mimeType, disposition, content }) => {
      const { format, width, height } = await sharp(content as ArrayBuffer).metadata()
      return { contentId, mimeType, disposition, format, width, height }
    })
    const png = { mimeType: 'image/png', disposition: 'inline', format: 'png' }
    expect(await Promise.all(sizes)).toEqual([
      { ...png, contentId: '<logo@vitrine>', width: 144, height: 72 },
      { ...png, contentId: '<plan@vitrine>', width: 464, height: 464 },
    ])
    const plain = await receive('mail_sales', attemptOf())
    expect([plain.text, plain.attachments, plain.html?.includes('<img')]).toEqual([text, [], false])
  })

  it('is sent without a picture whose file is gone', async () => {
    const src = `/media/${'0'.repeat(32)}/file.svg`
    const plan = { src, srcset: '', width: 30, height: 20, placeholder: '' }
    const { html, attachments } = await receive('mail_sales', attemptOf({ unit: { ...UNIT, plan } }))
    expect([attachments, html?.includes('<img')]).toEqual([[], false])
  })

  it('warns if status or price differ from what the visitor saw, and shows the current ones', async () => {
    const stale = { unit_status: { type: 3, name: 'Sold' }, unit_price: 420_000, seen_price: 1 } as const
    const { text, html } = await receive('mail_sales', attemptOf({}, stale))
    const lines = [
      '* The status had changed. At the time of the enquiry: Sold. The visitor saw: Available',
      '* The price had changed. At the time of the enquiry: €420,000. The visitor saw: €1',
      'Status at the time of the enquiry: Sold',
      'Status the visitor saw: Available',
      'Price at the time of the enquiry: €420,000',
      'Price the visitor saw: €1',
    ]
    for (const line of lines) expect(text?.split('\n')).toContain(line)
    expect(html).toContain('At the time of the enquiry: Sold. The visitor saw: Available')
  })

  it('warns of a unit that is not free if it is unknown what the visitor saw, and says when the price is on request', async () => {
    const stale = { unit_status: { type: 2, name: 'Reserved' }, unit_price: null, seen_status: null } as const
    const { text } = await receive('mail_sales', attemptOf({}, stale))
    expect(text).toContain('* The unit was not available at the time of the enquiry: Reserved')
    expect(text).toContain('At the time of the enquiry: Price on request. The visitor saw: €412,500')
  })

  it('warns of nothing that the visitor knew', async () => {
    const sold = { type: 3, name: 'Sold' } as const
    const { text } = await receive('mail_sales', attemptOf({}, { unit_status: sold, seen_status: sold }))
    expect(text).toContain('Status at the time of the enquiry: Sold')
    expect(text).not.toMatch(/had changed|not available|visitor saw/)
  })

  it('has a reply address with an internationalised domain, but not with an internationalised local part', async () => {
    const plain = await receive('mail_sales', attemptOf({}, { email: 'ivan@пример.рф' }))
    expect(plain.replyTo?.[0]).toMatchObject({
      address: expect.stringMatching(/^ivan@(xn--e1afmkfd\.xn--p1ai|пример\.рф)$/),
    })
    expect(smtp.lastRaw().split('\r\n\r\n')[0]).toContain('ivan@xn--e1afmkfd.xn--p1ai')
    expect(plain.text).toContain('Email: ivan@пример.рф')
    const own = await receive('mail_sales', attemptOf({}, { email: 'иван@пример.рф' }))
    expect([own.replyTo, own.text]).toEqual([undefined, expect.stringContaining('Email: иван@пример.рф')])
  })

  it('reaches an address with an internationalised domain', async () => {
    const mail = await receive('mail_sales', attemptOf(), 'продажи@пример.рф')
    expect(mail.to?.[0]?.address).toMatch(/^продажи@/)
  })

  it('has the same Message-ID each time it is sent', async () => {
    const ids = [await receive('mail_sales', attemptOf()), await receive('mail_sales', attemptOf())]
    expect(ids.map(({ messageId }) => messageId)).toEqual(Array(2).fill('<order-41-7@homes.example>'))
  })
})

describe('the mail to the partner', () => {
  it('contains what the visitor wants, and nothing about other partners', async () => {
    const mail = await receive('mail_partner', attemptOf(), 'anna@lindqvist.example')
    expect(mail.to).toMatchObject([{ address: 'anna@lindqvist.example' }])
    expect(mail.subject).toBe(
      '3 rooms, 61.5 m², €412,500 · Building A, Floor 9, No. 59, Harbour Quarter · Through your link',
    )
    expect(mail.text?.split('\n')[2]).toBe('Lindqvist Property · Through your link')
    for (const text of [
      'Maria O’Neill',
      '+44 20 7946 0321',
      'maria@visitor.example',
      'https://homes.example/harbour/anna',
    ])
      expect(mail.text).toContain(text)
    expect(mail.text + (mail.html ?? '')).not.toContain('Keystone')
    expect(mail.text).not.toContain('a-59')
  })

  it("says whether the client is the partner's own or that of an earlier partner", async () => {
    const own = await receive('mail_partner', attemptOf({ earlierPartner: null }))
    expect(own.text).toContain(everyTranslator.en.t('mail.partner_intro'))
    const claim = { earlierPartner: null, claimUntil: '2026-05-30T12:05:00.000Z' }
    const until = await receive('mail_partner', attemptOf(claim))
    expect(until.text).toContain('* Your client until 30 May 2026 at 12:05 UTC. An enquiry has come through')
    const other = await receive('mail_partner', attemptOf())
    expect(other.text).toContain('not marked as yours')
    expect(other.text).not.toContain(everyTranslator.en.t('mail.partner_intro'))
  })
})

describe.each(LANGUAGES)('in $code', ({ code, tag, is_rtl }) => {
  it.each(['mail_sales', 'mail_partner'] as const)('%s is in the language and its direction', async (kind) => {
    const { t } = everyTranslator[code]
    const { subject, html = '', text = '' } = await receive(kind, attemptOf({ lang: code }))
    const what = text.split('\n')[0]?.replaceAll(/[\u2066-\u2069]/g, '') ?? ''
    expect(what).toContain(t('rooms.rooms', { count: 3 }))
    expect(subject?.startsWith(`${what} · `)).toBe(true)
    expect(subject).not.toMatch(/[\u2066-\u2069]/)
    expect(html).toContain(`<html lang="${tag}" dir="${is_rtl ? 'rtl' : 'ltr'}">`)
    expect(html).toContain(`align="${is_rtl ? 'right' : 'left'}"`)
    for (const key of ['mail.client', 'mail.price', 'mail.status', 'mail.open_unit'] as const) {
      expect(html).toContain(t(key).replaceAll("'", '&#39;'))
      expect(text).toContain(t(key))
    }
    // A key without a message would appear as the key itself.
    expect(html + text + subject).not.toMatch(/\b(mail|order|partner|calculator|term)\.[a-z_]+\b(?!\.)/)
  })
})

it('a phone number keeps its direction between right-to-left words', async () => {
  const { html, text } = await receive('mail_sales', attemptOf({ lang: 'he' }))
  expect(html).toContain('<span dir="ltr">+44 20 7946 0321</span>')
  expect(text).toContain('\u2066+44 20 7946 0321\u2069')
})

const ATTACKS = [
  'x\r\nBcc: thief@evil.example',
  '"><script>alert(1)</script><a href="https://evil.example">',
  "'; drop table orders; --",
  '\u0000\u001b[2J\u202e{{head}}',
  '=?utf-8?q?=0d=0aBcc:_thief@evil.example?=',
]

it('tells the time of a request by the clocks of its project', async () => {
  const { text } = await receive('mail_sales', attemptOf({ timeZone: 'Asia/Tbilisi' }))
  expect(text).toContain('Received: 1 March 2026 at 16:05 GMT+4')
})

it('leaves out the id of a unit that the Studio made, because no other system knows it', async () => {
  const known = await receive('mail_sales', attemptOf())
  const { instance } = FULL_ORDER.order
  const made = instance && { ...instance, external_id: 'f631e35f-5c0b-4a55-9d0c-0a3c1f0a7f10' }
  const { text } = await receive('mail_sales', attemptOf({}, { instance: made }))
  expect([known.text?.includes('a-59'), text?.includes('f631e35f')]).toEqual([true, false])
})

it.each(ATTACKS)('%j in every field is shown as plain text', async (attack) => {
  const person = { name: attack, company: attack }
  const mail = await receive(
    'mail_sales',
    attemptOf(
      {
        catalogue: { id: 1, name: attack, url: 'https://homes.example/harbour' },
        project: { id: 1, name: attack, currency: 'EUR' },
        unit: { ...UNIT, label: attack, titled: { ...UNIT.titled, number: attack, estate: attack } },
        partner: { ...person, email: 'anna@lindqvist.example', link: 'https://homes.example/harbour/anna' },
        earlierPartner: person,
      },
      {
        name: attack,
        email: attack,
        comment: attack,
        page: attack,
        utm: { utm_source: attack },
        tracking: { referrer: attack },
      },
    ),
  )
  expect([mail.to?.length, mail.cc, mail.bcc, mail.replyTo]).toEqual([1, undefined, undefined, undefined])
  expect(smtp.lastRaw().split('\r\n\r\n')[0]).not.toMatch(/^bcc:/im)
  expect(mail.html).not.toMatch(/<script|<a href="https:\/\/evil/)
  expect([...(mail.html ?? '').matchAll(/href="([^"]+)"/g)].map(([, href]) => new URL(href ?? '').host)).not.toContain(
    'evil.example',
  )
})

it.each(['//evil.example/x', '/\\evil.example', 'https://evil.example/', 'javascript:alert(1)', '@evil.example/'])(
  'a page on another host is not a link: %s',
  async (page) => {
    const { html = '' } = await receive('mail_sales', attemptOf({}, { page }))
    const hosts = [...html.matchAll(/href="(https?:[^"]+)"/g)].map(([, href]) => new URL(href ?? '').host)
    expect(new Set(hosts)).toEqual(new Set(['homes.example']))
  },
)
