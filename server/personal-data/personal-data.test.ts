import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { erasureAnswer, heldDataAnswer } from '#contract/personal-data.ts'
import { createAccount, createKey } from '#server/account/key-store.ts'
import { DATABASES } from '#server/db/databases.fixture.ts'
import { catalogues } from '#server/db/tables/catalogue.ts'
import { history } from '#server/db/tables/history.ts'
import { holds } from '#server/db/tables/hold.ts'
import { deliveries, leadChanges, leadLinks, leads, orders } from '#server/db/tables/order.ts'
import { QUEUES } from '#server/jobs/jobs.ts'
import { createKeptMails } from '#server/mail/kept-mails.ts'
import { ORDER_NOW, type OrderApp, startOrderApp } from '#server/order/order.fixture.ts'
import { eraseExpired } from './erase-expired.ts'

// Words that occur nowhere else, so that a search over all tables finds each of them.
const VERA = {
  name: 'Vera Quillfeather',
  phone: '+382 67 555 001',
  email: 'Vera.Quill@visitor.example',
  comment: 'Ring after the zebra',
  page: '/en/harbour/chess?note=zebra',
  tracking: { gclid: 'click-zebra-1', referrer: 'https://zebra.example/' },
  utm: { utm_source: 'spring' },
}
const TRACES = /quillfeather|67\s*555\s*001|67555001|vera\.quill|zebra/i

describe.each(DATABASES)('personal data on $name', ({ start }) => {
  let app: OrderApp
  let dataDir: string
  const lines: string[] = []
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'vitrine-personal-'))
    const logger = { level: 'info', stream: { write: (line: string) => void lines.push(line) } }
    app = await startOrderApp(start, { dataDir, logger })
  })
  afterAll(async () => {
    await app.stop()
    await rm(dataDir, { recursive: true })
  })

  const post = async (changes: object, tokens = 'harbour'): Promise<number> =>
    (await app.post({ ...VERA, ...changes }, { tokens })).json().data.id
  const erase = async (body: object) => {
    const answer = await app.manage('POST', '/personal-data/erase', body)
    expect(answer.statusCode, answer.body).toBe(200)
    return erasureAnswer.parse(answer.json()).data
  }
  const stored = async (id: number) => {
    const [row] = await app.test.database.queries.select().from(orders).where(eq(orders.id, id))
    return row ?? expect.fail('no order')
  }

  /** All data in the database and the data folder, as one text. */
  async function everything(): Promise<string> {
    const { database } = app.test
    const tables = await database.onConnection((run) =>
      run(`select format('%I.%I', table_schema, table_name) as name from information_schema.tables
        where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`),
    )
    const texts = []
    for (const { name } of tables) {
      const rows = await database.onConnection((run) => run(`select row_to_json(t)::text as text from ${name} t`))
      texts.push(...rows.map(({ text }) => String(text)))
    }
    const mails = await readdir(path.join(dataDir, 'mail')).catch(() => [])
    return [...texts, ...mails].join('\n')
  }

  /** Marks deliveries as done: one as a mail file, one in a CRM. */
  async function arrive(orderId: number, leadId: string) {
    const { queries } = app.test.database
    const [mail, push] = await queries
      .select()
      .from(deliveries)
      .where(eq(deliveries.order_id, orderId))
      .orderBy(asc(deliveries.id))
    if (!mail || !push) expect.fail('no deliveries')
    const done = { state: 'delivered' as const, attempts: 1, delivered_at: ORDER_NOW }
    await queries.update(deliveries).set(done).where(eq(deliveries.id, mail.id))
    await queries
      .update(deliveries)
      .set({ ...done, lead_id: leadId })
      .where(eq(deliveries.id, push.id))
    await mkdir(path.join(dataDir, 'mail'), { recursive: true })
    await writeFile(path.join(dataDir, 'mail', `${mail.key}@homes.example.eml`), VERA.name)
    const key = { integration_id: app.sample.integrations.crm, lead_id: leadId }
    const instance_id = app.sample.instances.u101
    await queries.insert(leads).values({ ...key, state: 'sending' })
    await queries.insert(leadLinks).values({ ...key, instance_id, linked_by: 'Manager' })
    const change = { key: `link-${leadId}`, event: 'linked' as const, instance_id, title: 'Unit', lang: 'en' as const }
    await queries.insert(leadChanges).values({ ...key, ...change, changed_at: ORDER_NOW })
    await app.jobs.enqueue(queries, QUEUES.leadLink, key, undefined, `${key.integration_id}/${leadId}`)
    return { mail, push }
  }

  it('is exported by phone or e-mail, with consents, deliveries and leads', async () => {
    const id = await post({ instance_id: app.sample.instances.u101 })
    const { push } = await arrive(id, 'zebra-lead-1')
    const answers = [
      await app.manage('POST', '/personal-data/export', { phone: '067 555 001' }),
      await app.manage('POST', '/personal-data/export', { email: 'VERA.QUILL@visitor.example' }),
    ]
    for (const answer of answers) {
      const { data } = heldDataAnswer.parse(answer.json())
      expect(data.orders).toMatchObject([{ id, name: VERA.name, consent: { lang: 'en' }, deliveries: [{}, {}] }])
      expect(data.leads).toMatchObject([
        { lead_id: 'zebra-lead-1', instances: [app.sample.instances.u101], units: [{ external_id: 'u101' }] },
      ])
      expect(data.mails).toHaveLength(1)
      expect(data.told).toMatchObject([{ kind: 'mail_sales' }, { delivery_id: push.id, lead_id: 'zebra-lead-1' }])
    }
    const other = await app.manage('POST', '/personal-data/export', { phone: '+382 67 555 009' })
    expect(other.json().data).toMatchObject({ orders: [], leads: [], mails: [], told: [] })
  })

  it('is erased everywhere by phone; the figures are kept, and the recipients are listed', async () => {
    await post({ phone: '067 555 001', lang: 'mne', kind: 'callback' })
    await post({
      name: 'Other Person',
      phone: '+382 67 555 002',
      email: 'other@visitor.example',
      comment: '',
      page: '/en/harbour',
      tracking: {},
    })
    const robot = await post({ website: 'spam' })
    expect(await everything()).toMatch(TRACES)
    const data = await erase({ phone: '+382 67 555 001' })
    expect(data.orders).toHaveLength(3)
    expect(data.orders).toContain(robot)
    // One delivery of each order is queued as a job. Of the first order, one arrived by mail and one at the CRM.
    expect(data.erased).toMatchObject({ orders: 3, deliveries: 4, leads: 1, mails: 1 })
    expect(data.erased.jobs).toBeGreaterThan(0)
    expect(data.told).toMatchObject([
      { kind: 'mail_sales', delivered_at: ORDER_NOW.toISOString() },
      { kind: 'webhook', to: 'CRM', lead_id: 'zebra-lead-1' },
    ])
    expect(await everything()).not.toMatch(TRACES)
    const { catalogue_id, unit_price, utm, created_at, erased_at } = await stored(data.orders[0] ?? 0)
    expect({ catalogue_id, unit_price, utm, created_at, erased_at }).toEqual({
      catalogue_id: app.sample.catalogues.harbour,
      unit_price: 9_500_000,
      utm: VERA.utm,
      created_at: ORDER_NOW,
      erased_at: ORDER_NOW,
    })
    expect(await everything()).toContain('Other Person')
    expect((await erase({ phone: '+382 67 555 001' })).orders).toEqual([])
  })

  it('is erased by e-mail in any case, and by the id of one request', async () => {
    const first = await post({ email: 'vera.quill@VISITOR.example' })
    const second = await post({ phone: '+382 67 555 003' })
    expect((await erase({ order_id: second })).orders).toEqual([second])
    expect((await stored(first)).name).toBe(VERA.name)
    expect((await erase({ email: 'Vera.Quill@Visitor.Example' })).orders).toEqual([first])
    expect(await everything()).not.toMatch(TRACES)
  })

  it('lists an erased order without its person, and does not deliver it', async () => {
    const id = await post({})
    const [delivery] = await app.test.database.queries.select().from(deliveries).where(eq(deliveries.order_id, id))
    await erase({ order_id: id })
    const { data } = (await app.manage('GET', '/orders?limit=1')).json()
    expect(data[0]).toMatchObject({ id, name: '', phone: '', email: null, comment: null, page: '/en/harbour/chess' })
    expect(data[0].erased_at).toBe(ORDER_NOW.toISOString())
    expect(data[0].deliveries[0]).toMatchObject({ state: 'failed', next_attempt_at: null })
    const retry = await app.manage('POST', `/orders/${id}/deliveries/${delivery?.id}/retry`)
    expect(retry.json().code).toBe('conflict')
    expect((await app.manage('POST', `/orders/${id}/not-robot`)).json().code).toBe('conflict')
  })

  it('keeps a lead that another request of the person also created', async () => {
    const [first, second] = [await post({}), await post({})]
    await arrive(first, 'shared')
    const { integrations } = app.sample
    const { queries } = app.test.database
    const [, push] = await queries.select().from(deliveries).where(eq(deliveries.order_id, second))
    await queries
      .update(deliveries)
      .set({ lead_id: 'shared' })
      .where(eq(deliveries.id, push?.id ?? 0))
    const leadIds = async () =>
      (await queries.select().from(leads).where(eq(leads.integration_id, integrations.crm))).map((lead) => lead.lead_id)
    expect((await erase({ order_id: first })).erased.leads).toBe(0)
    expect(await leadIds()).toContain('shared')
    expect((await erase({ order_id: second })).erased.leads).toBe(1)
    expect(await leadIds()).not.toContain('shared')
  })

  it('requires a country code if a number may belong to two people', async () => {
    // 067 555 010 is a number in Montenegro and in Germany.
    await post({ phone: '+382 67 555 010' })
    await post({ phone: '+49 67555010' })
    expect((await app.manage('POST', '/personal-data/erase', { phone: '12' })).statusCode).toBe(422)
    const ambiguous = await app.manage('POST', '/personal-data/erase', { phone: '067 555 010' })
    expect([ambiguous.statusCode, ambiguous.json().detail]).toEqual([422, 'phone: give it with its country code'])
    const nobody = await app.manage('POST', '/personal-data/erase', {})
    expect(nobody.json()).toMatchObject({ code: 'validation_failed', errors: [{ field: 'phone', code: 'required' }] })
    expect((await erase({ phone: '+4967555010' })).orders).toHaveLength(1)
    expect((await erase({ phone: '067 555 010' })).orders).toHaveLength(1)
  })

  it('reports partners and catalogues with the same contact, and keeps them', async () => {
    const { anna } = app.sample.partners
    expect((await erase({ email: 'ANNA@bay.example' })).own_contacts).toEqual([{ kind: 'partner', id: anna }])
    const { own_contacts } = await erase({ phone: '+382 67 000 111' })
    expect(own_contacts).toContainEqual({ kind: 'catalogue', id: app.sample.catalogues.harbour })
  })

  it('can not be read or erased by another account', async () => {
    const id = await post({})
    const { queries } = app.test.database
    const key = await createKey(queries, await createAccount(queries, 'Stranger'), 'test')
    for (const [call, payload] of [
      ['erase', { order_id: id }],
      ['erase', { phone: VERA.phone }],
      ['export', { email: VERA.email }],
    ] as const) {
      const answer = await app.server.app.inject({
        method: 'POST',
        url: `/api/v1/manage/personal-data/${call}`,
        headers: { authorization: `Bearer ${key}` },
        payload,
      })
      expect(answer.json().data.orders).toEqual([])
    }
    expect((await stored(id)).name).toBe(VERA.name)
    await erase({ order_id: id })
  })

  it('is erased after the retention period of its catalogue', async () => {
    const { queries } = app.test.database
    const old = await post({})
    app.setNow(new Date('2026-05-01T12:00:00Z'))
    const recent = await post({})
    const elsewhere = await post({}, 'hill')
    const months = (retention_months: number | null) =>
      queries.update(catalogues).set({ retention_months }).where(eq(catalogues.id, app.sample.catalogues.harbour))
    const deps = { queries, jobs: app.jobs, mails: createKeptMails(dataDir) }
    const runAt = (now: string) => eraseExpired({ ...deps, now: new Date(now) })
    expect(await runAt('2036-01-01T00:00:00Z')).toBe(0)
    await months(6)
    expect(await runAt('2026-09-01T11:59:00Z')).toBe(0)
    await runAt('2026-09-01T12:01:00Z')
    expect((await stored(old)).erased_at).toEqual(new Date('2026-09-01T12:01:00Z'))
    expect([(await stored(recent)).name, (await stored(elsewhere)).name]).toEqual([VERA.name, VERA.name])
    // A delivery that was running may still write its mail afterwards.
    const [delivery] = await queries.select().from(deliveries).where(eq(deliveries.order_id, old))
    await writeFile(path.join(dataDir, 'mail', `${delivery?.key}@homes.example.eml`), VERA.name)
    expect(await runAt('2026-09-01T12:02:00Z')).toBe(0)
    expect(await readdir(path.join(dataDir, 'mail'))).toEqual([])
    await runAt('2026-11-01T12:01:00Z')
    expect((await stored(recent)).name).toBe('')
    await months(null)
    await erase({ order_id: elsewhere })
    const rows = await queries.select().from(history).where(eq(history.who_kind, 'system'))
    expect(rows.map(({ subject_id, field }) => [subject_id, field])).toContainEqual([old, 'erased'])
    app.setNow(ORDER_NOW)
  })

  it('is exported and erased in the words of holds', async () => {
    const { u101, u102, u103, u112, u203 } = app.sample.instances
    const order_id = await post({ kind: 'callback' })
    const bodies = [
      { id: u101, order_id, for_whom: 'a friend of the zebra' },
      { id: u102, for_whom: VERA.name },
      { id: u103, note: 'call 067/555-001 first' },
      { id: u112, for_whom: 'VERA.QUILL@visitor.example' },
      { id: u203, for_whom: 'Other Person', note: 'call 067 555 002' },
    ]
    for (const body of bodies) {
      const answer = await app.manage('POST', '/holds', body)
      expect(answer.statusCode, answer.body).toBe(201)
    }
    const both = { phone: VERA.phone, email: VERA.email }
    const held = heldDataAnswer.parse((await app.manage('POST', '/personal-data/export', both)).json()).data
    expect(held.holds.map(({ unit }) => unit.id)).toEqual([u101, u102, u103, u112])
    expect((await erase(both)).erased.holds).toBe(4)
    expect(await everything()).not.toMatch(TRACES)
    const { data } = (await app.manage('GET', '/holds')).json()
    expect(data).toHaveLength(5)
    expect(data[0]).toMatchObject({ for_whom: 'Other Person', note: 'call 067 555 002' })
  })

  it('appears neither in the history nor in the log', async () => {
    const rows = await app.test.database.queries.select().from(history)
    expect(rows.map(({ field }) => field)).toEqual(expect.arrayContaining(['erase', 'erased', 'export']))
    expect(JSON.stringify(rows)).not.toMatch(TRACES)
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.join('')).not.toMatch(TRACES)
  })

  it('is not logged if the database fails', async () => {
    await app.test.database.queries.execute('alter table lead_links rename to gone')
    const id = await post({ instance_id: app.sample.instances.u101 })
    await app.test.database.queries.execute(`update deliveries set lead_id = '7' where order_id = ${id}`)
    for (const call of ['erase', 'export']) {
      const answer = await app.manage('POST', `/personal-data/${call}`, { email: VERA.email })
      expect([answer.statusCode, answer.json().code]).toEqual([500, 'internal'])
    }
    await app.test.database.queries.execute(`alter table holds add check (note not like '%zebra')`)
    const words = { for_whom: VERA.name, note: VERA.comment }
    const [open] = await app.test.database.queries.select({ id: holds.id }).from(holds)
    const calls = [
      await app.manage('POST', '/holds', { id: app.sample.instances.s10, ...words }),
      await app.manage('PATCH', `/holds/${open?.id}`, words),
    ]
    expect(calls.map(({ statusCode }) => statusCode)).toEqual([500, 500])
    expect((await stored(id)).name).toBe(VERA.name)
    expect(lines.join('')).toContain('42P01')
    expect(lines.join('')).not.toMatch(TRACES)
  })
})
