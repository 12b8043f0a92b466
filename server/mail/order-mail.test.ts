import type { Email } from 'postal-mime'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LANGUAGES } from '#domain/language/language.ts'
import { translators as everyTranslator } from '#i18n/i18n.fixture.ts'
import type { Attempt } from '#server/delivery/delivery.ts'
import { createTranslators } from '#server/language/translators.ts'
import { attemptOf } from './delivered-order.fixture.ts'
import { createMailer, type Mailer } from './mailer.ts'
import { sendOrderMail } from './order-mail.ts'
import type { MailKind } from './order-view.ts'
import { startSmtp, type TestSmtp } from './smtp.fixture.ts'

const translators = createTranslators()
let smtp: TestSmtp
let mailer: Mailer
beforeAll(async () => {
  smtp = await startSmtp()
  mailer = createMailer({ smtpUrl: smtp.url, from: 'no-reply@homes.example', dataDir: '', say: () => {} })
})
afterAll(async () => {
  mailer.close()
  await smtp.goDown()
})

/** Sends it for real, and gives what has arrived. */
async function receive(kind: MailKind, attempt: Attempt, to = 'desk@coast.example'): Promise<Email> {
  expect(await sendOrderMail({ mailer, translators }, kind, to, attempt)).toEqual({ ok: true })
  const mail = smtp.mails().at(-1)
  if (!mail) throw new Error('nothing has arrived')
  return mail
}

describe('the mail to the sales department', () => {
  it('says everything of the order, who brought it, and who had brought it before', async () => {
    const mail = await receive('mail_sales', attemptOf())
    expect(mail.subject).toBe(
      'New enquiry: Apartment 59, Building A, floor 9, Harbour Quarter · From partner Anna Lindqvist, Lindqvist Property',
    )
    expect(mail.replyTo).toEqual([{ name: 'Maria O’Neill <b>& Co</b>', address: 'maria@visitor.example' }])
    expect(mail.text?.trimEnd()).toBe(`Harbour Quarter
Apartment 59, Building A, floor 9
A visitor to the Harbour Quarter catalogue has sent an enquiry.

* From partner Anna Lindqvist, Lindqvist Property
  https://homes.example/harbour/anna

* This phone number was already submitted through partner Keystone Homes Agency

Client: Maria O’Neill <b>& Co</b>
Phone: +44 20 7946 0321
Email: maria@visitor.example
Message:
  Is there a parking space?
  Call me <after> 18:00.

Unit: Apartment 59, Building A, floor 9
Development: Harbour Quarter
Price at the time of the enquiry: €412,500
Payment: Mortgage
First payment: €82,500
Term: 240 months
Monthly payment: €2,113.50

Received: 1 March 2026 at 12:05 UTC
Visitor’s language: Português
Page: https://homes.example/harbour/anna/premises/details/instance/59?rooms=2
Source:
  utm_source: bing
  utm_medium: cpc
  gclid: Cj0KCQ
  referrer: https://search.example/?q=homes

Open the unit:
https://homes.example/harbour/anna/premises/details/instance/59`)
  })

  it('lets the reader call, write and open the unit, and shows what was typed as it was typed', async () => {
    const { html = '' } = await receive('mail_sales', attemptOf())
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)
    expect(links).toEqual([
      'https://homes.example/harbour/anna',
      'tel:+442079460321',
      'mailto:maria%40visitor.example',
      'https://homes.example/harbour/anna/premises/details/instance/59?rooms=2',
      'https://homes.example/harbour/anna/premises/details/instance/59',
    ])
    expect(html).toContain('Maria O’Neill &lt;b&gt;&amp; Co&lt;/b&gt;')
    expect(html).toContain('Call me &lt;after&gt; 18:00.')
    expect(html).not.toMatch(/<(img|script|link)\b|url\(/)
  })

  it('is short where the visitor said little', async () => {
    const nothing = { email: null, comment: null, payment: null, calculation: null, seen_price: null }
    const source = { utm: {}, tracking: {}, partner: null, earlier_partner: null, instance: null }
    const { subject, replyTo, text } = await receive(
      'mail_sales',
      attemptOf(
        { unit: null, partner: null, earlierPartner: null, project: null },
        { kind: 'callback', ...nothing, ...source },
      ),
    )
    expect([subject, replyTo]).toEqual(['Callback requested · Harbour Quarter', undefined])
    expect(text?.trimEnd()).toBe(`Harbour Quarter
Callback requested
A visitor to the Harbour Quarter catalogue has asked for a callback.

Client: Maria O’Neill <b>& Co</b>
Phone: +44 20 7946 0321

Received: 1 March 2026 at 12:05 UTC
Visitor’s language: Português
Page: https://homes.example/harbour/anna/premises/details/instance/59?rooms=2`)
  })

  it('is the same mail each time it is sent', async () => {
    const ids = [await receive('mail_sales', attemptOf()), await receive('mail_sales', attemptOf())]
    expect(ids.map(({ messageId }) => messageId)).toEqual(Array(2).fill('<order-41-7@homes.example>'))
  })
})

describe('the mail to the partner', () => {
  it('says what the visitor wants and nothing of other partners', async () => {
    const mail = await receive('mail_partner', attemptOf(), 'anna@lindqvist.example')
    expect(mail.to).toMatchObject([{ address: 'anna@lindqvist.example' }])
    expect(mail.subject).toBe('Enquiry through your link: Apartment 59, Building A, floor 9, Harbour Quarter')
    for (const text of [
      'Maria O’Neill',
      '+44 20 7946 0321',
      'maria@visitor.example',
      'https://homes.example/harbour/anna',
    ])
      expect(mail.text).toContain(text)
    expect(mail.text + (mail.html ?? '')).not.toContain('Keystone')
  })
})

describe.each(LANGUAGES)('in $code', ({ code, tag, is_rtl }) => {
  it.each(['mail_sales', 'mail_partner'] as const)('%s reads as the language does', async (kind) => {
    const { t } = everyTranslator[code]
    const { subject, html = '', text = '' } = await receive(kind, attemptOf({ lang: code }))
    const place = 'Apartment 59, Building A, floor 9, Harbour Quarter'
    expect(subject).toContain(t(kind === 'mail_sales' ? 'mail.order_subject' : 'mail.partner_subject', { unit: place }))
    expect(html).toContain(`<html lang="${tag}" dir="${is_rtl ? 'rtl' : 'ltr'}">`)
    expect(html).toContain(`align="${is_rtl ? 'right' : 'left'}"`)
    for (const key of ['mail.client', 'order.phone', 'mail.seen_price', 'mail.open_unit'] as const) {
      expect(html).toContain(t(key).replaceAll("'", '&#39;'))
      expect(text).toContain(t(key))
    }
    // A key that has no message would stand there itself.
    expect(html + text + subject).not.toMatch(/\b(mail|order|partner|calculator|term)\.[a-z_]+\b(?!\.)/)
  })
})

it('a number keeps its direction between right-to-left words', async () => {
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

it.each(ATTACKS)('%j in every field is only read', async (attack) => {
  const person = { name: attack, company: attack }
  const mail = await receive(
    'mail_sales',
    attemptOf(
      {
        catalogue: { id: 1, name: attack, url: 'https://homes.example/harbour' },
        project: { id: 1, name: attack, currency: 'EUR' },
        unit: { id: 1, title: attack, url: 'https://homes.example/harbour/anna' },
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
  'a page that leads elsewhere is no link: %s',
  async (page) => {
    const { html = '' } = await receive('mail_sales', attemptOf({}, { page }))
    const hosts = [...html.matchAll(/href="(https?:[^"]+)"/g)].map(([, href]) => new URL(href ?? '').host)
    expect(new Set(hosts)).toEqual(new Set(['homes.example']))
  },
)
