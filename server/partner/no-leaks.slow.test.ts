import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aFullOrder } from '#contract/orders.fixture.ts'
import { LANGUAGE_CODES } from '#domain/language/language.ts'
import type { TestApp } from '#server/app.fixture.ts'
import { ANY_DATABASE, type TestDatabase } from '#server/db/databases.fixture.ts'
import { catalogues } from '#server/db/tables/catalogue.ts'
import { projects } from '#server/db/tables/project.ts'
import { readDeliveredOrder } from '#server/delivery/delivered-order.ts'
import { openEvents } from '#server/event/open-events.fixture.ts'
import { createTranslators } from '#server/language/translators.ts'
import { changeData } from '#server/live/change-data.ts'
import { createMailer } from '#server/mail/mailer.ts'
import { sendOrderMail } from '#server/mail/send-order-mail.ts'
import { startSmtp } from '#server/mail/smtp.fixture.ts'
import { qrApp, readQr } from '#server/qr/qr.fixture.ts'
import { DEMO, mediaPathOf, startDemoApp } from './demo-app.fixture.ts'
import { findContacts, type Person } from './find-contacts.fixture.ts'
import { type Sent, walkAnswers, walkPages } from './walk-catalogue.fixture.ts'

/** The developer's sales contacts in all catalogues. */
const DEVELOPER: readonly Person[] = DEMO.catalogues.map(({ contacts: { name, phones, email }, sales }) => ({
  name,
  phones,
  emails: [sales.email, ...(email ? [email] : [])],
}))
const FACES = DEMO.catalogues.flatMap(({ contacts: { photo, logo } }) =>
  [photo, logo].filter((name) => name !== undefined),
)
const PARTNERS = DEMO.catalogues.flatMap(({ partners }) => partners)
const LINKS = DEMO.catalogues.flatMap(({ token }) =>
  PARTNERS.map((partner) => ({ first: token, second: partner.token ?? '' })),
)

/** Lists every contact of the developer in what was sent, with its URL. */
function leaksIn(sent: readonly Sent[]): readonly string[] {
  return sent.flatMap(({ url, headers = '', text }) =>
    [...contactsIn(headers), ...contactsIn(text)].map((leak) => `${url}: ${leak}`),
  )
}

const FACE_PATHS = FACES.map(mediaPathOf)
/** Caches results by text, because many links return the same units. */
const found = new Map<string, readonly string[]>()

function contactsIn(text: string): readonly string[] {
  const known = found.get(text)
  if (known) return known
  const contacts = [...findContacts(text, DEVELOPER), ...FACE_PATHS.filter((face) => text.includes(face))]
  found.set(text, contacts)
  return contacts
}

describe('a partner link of the demo shows no contacts of the developer', () => {
  let test: TestDatabase
  let server: TestApp
  beforeAll(async () => {
    test = await ANY_DATABASE.start()
    server = await startDemoApp(test)
  }, 300_000)
  afterAll(async () => {
    await server.stop()
    await test.stop()
  })

  it('without a partner link they are found, so that the search can be trusted', async () => {
    const { body } = await server.app.inject('/api/v1/public/token?first_token=harbour')
    expect(findContacts(body, DEVELOPER)).toEqual(
      expect.arrayContaining(['Helen Marsh', 'harbour@meridian-thorne.example.com', '442079460112', '2079460112']),
    )
    const page = await server.app.inject('/harbour/info')
    expect(leaksIn([{ url: '/harbour/info', text: page.body }])).not.toEqual([])
  })

  it.each(LINKS)('in the responses of $first/$second, in every language', async (link) => {
    for (const lang of LANGUAGE_CODES) {
      const sent = await walkAnswers(server.app, link, { lang, withPictures: lang === 'en' || lang === 'ar' })
      expect(sent.length).toBeGreaterThanOrEqual(3)
      expect(leaksIn(sent)).toEqual([])
    }
  })

  it.each(LINKS)('in the pages of $first/$second, their meta tags and embedded data', async (link) => {
    for (const lang of ['en', 'ru', 'ar'] as const) {
      const sent = await walkPages(server.app, link, lang)
      expect(sent.filter(({ text }) => text.includes('"is_partner":true')).length).toBeGreaterThanOrEqual(8)
      expect(leaksIn(sent)).toEqual([])
    }
  })

  it('in events', async () => {
    const { app, services } = server
    const origin = await app.listen({ port: 0, host: '127.0.0.1' })
    const events = await openEvents(`${origin}/api/v1/public/events?first_token=harbour&second_token=anna`)
    const { catalogue } = services.directory.resolve('harbour') ?? {}
    await changeData(services, async () => ({
      result: null,
      subjects: (['chess', 'project', 'pictures'] as const).map((scope) => ({ scope, id: catalogue?.project_id ?? 0 })),
    }))
    const text = JSON.stringify(await events.take(3))
    events.close()
    expect(leaksIn([{ url: 'events', text }])).toEqual([])
  })

  it.each(LINKS)('behind the QR code of $first/$second', async ({ first, second }) => {
    const app = qrApp(server.services, 'https://vitrine.example')
    const { rawPayload } = await app.inject(
      `/api/v1/public/documents/qr.png?first_token=${first}&second_token=${second}`,
    )
    expect(await readQr(rawPayload)).toBe(`https://vitrine.example/${first}/${second}`)
  })

  it.each(LINKS)('in the mails about a request through $first/$second', async ({ first, second }) => {
    const { app, services } = server
    const { data } = (await app.inject(`/api/v1/public/token?first_token=${first}`)).json()
    const project = data.settings.project_id ?? data.catalogs[0].project_id
    const chess = (await app.inject(`/api/v1/public/projects/${project}/chess?first_token=${first}`)).json().data
    const unit = chess[0].sections[0].storeys.flatMap(({ instances }: { instances: unknown[] }) => instances)[0]
    const order = await app.inject({
      method: 'POST',
      url: `/api/v1/public/orders?first_token=${first}&second_token=${second}`,
      headers: { 'idempotency-key': `leak-test-${first}-${second}` },
      payload: { ...aFullOrder, instance_id: unit.id, calculation: undefined, page: `/${first}/${second}/chess` },
    })
    expect(order.statusCode).toBe(201)
    const smtp = await startSmtp()
    const mailer = createMailer({ smtpUrl: smtp.url, from: 'no-reply@vitrine.example', dataDir: '', say: () => {} })
    const translators = createTranslators()
    for (const kind of ['mail_sales', 'mail_partner'] as const) {
      const read = await readDeliveredOrder(services.database.queries, translators, order.json().data.id, kind, 90)
      if (!read) throw new Error('nobody to write to')
      const attempt = { key: `${first}-${second}-${kind}`, number: 1, delivered: read.delivered, now: new Date() }
      expect(await sendOrderMail({ mailer, translators, files: services.files }, kind, read.to, attempt)).toEqual({
        ok: true,
      })
      const mail = smtp.mails().at(-1)
      // The recipient is allowed in the headers. The partner's mail goes to the partner.
      const headers = mail?.headers.filter(({ key }) => kind === 'mail_partner' || key !== 'to')
      expect(leaksIn([{ url: kind, text: JSON.stringify([headers, mail?.subject, mail?.html, mail?.text]) }])).toEqual(
        [],
      )
      expect(mail?.text).toContain(`/${first}/${second}`)
    }
    mailer.close()
    await smtp.goDown()
  })

  describe('not even if the developer wrote them into their own texts', () => {
    const link = { first: 'harbour', second: 'anna' }
    beforeAll(async () => {
      const { services } = server
      const { phones, email } = DEMO.catalogues.find(({ token }) => token === link.first)?.contacts ?? {}
      const html = `<p>Call ${phones?.[0]} or 020 7946 0112, or write to <a href="mailto:${email}">${email}</a>.</p>`
      await changeData(services, async (tx) => {
        const { catalogue } = services.directory.resolve(link.first) ?? {}
        const [id, projectId] = [catalogue?.id ?? 0, catalogue?.project_id ?? 0]
        const texts = { about: { en: html }, templates: { call: { en: html } } }
        await tx.update(catalogues).set(texts).where(eq(catalogues.id, id))
        await tx
          .update(projects)
          .set({ description: { en: html } })
          .where(eq(projects.id, projectId))
        const subjects = [{ scope: 'catalogue', id } as const, { scope: 'project', id: projectId } as const]
        return { result: null, subjects }
      })
    })

    it('in responses', async () => {
      const sent = await walkAnswers(server.app, link, { lang: 'en', withPictures: false })
      expect(sent.some(({ text }) => text.includes('Call'))).toBe(true)
      expect(leaksIn(sent)).toEqual([])
    })

    it('in pages', async () => {
      expect(leaksIn(await walkPages(server.app, link, 'en'))).toEqual([])
    })
  })
})
