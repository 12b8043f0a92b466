import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aFullOrder } from '#contract/orders.fixture.ts'
import { DATABASES } from '#server/db/databases.fixture.ts'
import { instances } from '#server/db/tables/building.ts'
import { deliveries, orders } from '#server/db/tables/order.ts'
import { QUEUES } from '#server/jobs/jobs.ts'
import { ORDER_NOW, type OrderApp, startOrderApp } from './order.fixture.ts'

describe.each(DATABASES)('POST public/orders on $name', ({ start }) => {
  let app: OrderApp
  beforeAll(async () => {
    app = await startOrderApp(start)
  })
  afterAll(() => app.stop())

  const stored = async (id: number) => {
    const [row] = await app.test.database.queries.select().from(orders).where(eq(orders.id, id))
    return row
  }
  const deliveriesOf = (id: number) =>
    app.test.database.queries.select().from(deliveries).where(eq(deliveries.order_id, id)).orderBy(asc(deliveries.id))
  const countOrders = async () => (await app.test.database.queries.select().from(orders)).length

  it('stores all fields', async () => {
    const { u101 } = app.sample.instances
    const answer = await app.post({ ...aFullOrder, instance_id: u101 }, { key: 'the-key-of-a-full-order' })
    expect(answer.statusCode).toBe(201)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(await stored(answer.json().data.id)).toEqual({
      id: answer.json().data.id,
      state: 'new',
      assignee_id: null,
      catalogue_id: app.sample.catalogues.harbour,
      idempotency_key: 'the-key-of-a-full-order',
      created_at: ORDER_NOW,
      kind: 'order',
      instance_id: u101,
      partner_id: null,
      earlier_partner_id: null,
      name: 'Anna Petrova',
      phone: '+382 67 123 456',
      phone_normalised: '+38267123456',
      email: 'anna@example.com',
      comment: 'After six, please.',
      payment: 'credit',
      calculation: { programme: 3, first: 40_000.5, term: 240, monthly: 812.33 },
      unit_status: { type: 1, name: { en: 'Free', de: 'Frei' } },
      unit_price: 9_500_000,
      seen_status: null,
      seen_price: 16_200_000,
      page: '/en/harbour/chess/details/instance/12',
      lang: 'en',
      utm: aFullOrder.utm,
      tracking: aFullOrder.tracking,
      is_robot: false,
      erased_at: null,
      unit: {
        id: app.sample.instances.u101,
        external_id: 'u101',
        project_id: app.sample.projects.harbour,
        number: '101',
        kind: 'living',
        estate: { en: 'North', de: 'Nord' },
        section: { number: 1, name: null },
        section_count: 2,
        storey: 1,
        area: 30.5,
        area_unit: 'm',
        currency: 'EUR',
      },
      origin: 'http://localhost:80',
    })
  })

  it('creates a delivery to the sales department and one for each enabled integration, with a job each', async () => {
    const { id } = (await app.post()).json().data
    const rows = await deliveriesOf(id)
    const fresh = { order_id: id, state: 'pending', attempts: 0, next_attempt_at: ORDER_NOW }
    expect(rows).toMatchObject([
      { ...fresh, kind: 'mail_sales', integration_id: null },
      { ...fresh, kind: 'webhook', integration_id: app.sample.integrations.crm },
    ])
    expect(new Set(rows.map(({ key }) => key)).size).toBe(2)
    const waiting = await app.jobs.keysOf(app.test.database.queries, QUEUES.deliver)
    for (const { id: delivery } of rows) expect(waiting).toContain(String(delivery))
  })

  it('also notifies the partner if the order comes through his link', async () => {
    const { id } = (await app.post({}, { tokens: 'harbour/anna' })).json().data
    expect(await stored(id)).toMatchObject({ partner_id: app.sample.partners.anna })
    expect((await deliveriesOf(id)).map(({ kind }) => kind)).toEqual(['mail_sales', 'mail_partner', 'webhook'])
  })

  it('stores the current status and price next to what the visitor saw, and reports that the unit was taken meanwhile', async () => {
    const { instances: units, statuses } = app.sample
    const seen = { seen_status_id: statuses.free, seen_price: 1 }
    const sold = { unit_status: { type: 3, name: { en: 'Sold' } }, seen_status: { type: 1 }, seen_price: 100 }
    const answer = await app.post({ instance_id: units.u201, ...seen }, { key: 'a-key-of-a-stale-page' })
    const { id, unit_taken } = answer.json().data
    expect([answer.statusCode, unit_taken]).toEqual([201, true])
    expect(await stored(id)).toMatchObject({ ...sold, unit_price: 11_000_000 })
    const again = await app.post({ instance_id: units.u201, ...seen }, { key: 'a-key-of-a-stale-page' })
    expect(again.json().data).toEqual({ id, unit_taken: true })
    const unsaid = await app.post({ instance_id: units.u201 })
    expect(unsaid.json().data.unit_taken).toBe(true)
    // A tenth off 240,000.
    const promoted = await app.post({ instance_id: units.s2, seen_status_id: statuses.free, seen_price: 216_000 })
    expect(promoted.json().data.unit_taken).toBe(false)
    expect(await stored(promoted.json().data.id)).toMatchObject({ unit_price: 21_600_000, unit_status: { type: 1 } })
  })

  it('reports no change if the visitor saw that the unit was sold, and ignores statuses of other projects', async () => {
    const { instances: units, statuses } = app.sample
    const known = await app.post({ instance_id: units.u201, seen_status_id: statuses.sold })
    expect(known.json().data.unit_taken).toBe(false)
    for (const seen_status_id of [statuses.hill_sold, 999_999_999_999]) {
      const { id } = (await app.post({ instance_id: units.u101, seen_status_id })).json().data
      expect(await stored(id)).toMatchObject({ seen_status: null })
    }
  })

  it('accepts an e-mail address with an internationalised domain', async () => {
    const { id } = (await app.post({ email: 'ivan@пример.рф' })).json().data
    expect(await stored(id)).toMatchObject({ email: 'ivan@пример.рф' })
  })

  it('returns the same id for the same key, and stores nothing new', async () => {
    const first = (await app.post({}, { key: 'one-key-for-two-posts' })).json()
    const before = await countOrders()
    const again = await app.post({ name: 'Somebody else' }, { key: 'one-key-for-two-posts' })
    expect([again.statusCode, again.json()]).toEqual([201, first])
    expect(await countOrders()).toBe(before)
    expect(await deliveriesOf(first.data.id)).toHaveLength(2)
  })

  it('stores one of many concurrent posts with the same key', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => app.post({}, { key: 'one-key-in-a-race' })))
    const ids = new Set(answers.map((answer) => answer.json().data.id))
    expect(ids.size).toBe(1)
    expect(await deliveriesOf([...ids][0])).toHaveLength(2)
  })

  it('accepts the same key in another catalogue', async () => {
    const here = (await app.post({}, { key: 'the-key-of-two-catalogues' })).json().data.id
    const there = (await app.post({}, { key: 'the-key-of-two-catalogues', tokens: 'hill' })).json().data.id
    expect(there).not.toBe(here)
  })

  it('accepts an order from a robot, and delivers it to nobody', async () => {
    const answer = await app.post({ website: 'https://spam.example' })
    expect(answer.statusCode).toBe(201)
    const { id } = answer.json().data
    expect(await stored(id)).toMatchObject({ is_robot: true })
    expect(await deliveriesOf(id)).toEqual([])
  })

  it('stores SQL, HTML and line breaks as plain text', async () => {
    const evil = `'); drop table orders; -- <script>alert(1)</script>\r\nBcc: all@b.example`
    const changes = {
      name: evil,
      comment: evil,
      page: `/${evil}`,
      email: 'a+b@b.example',
      utm: { utm_source: evil, utm_term: evil },
      tracking: { gclid: evil, yclid: evil, referrer: evil },
    }
    const answer = await app.post(changes)
    expect(answer.statusCode).toBe(201)
    expect(await stored(answer.json().data.id)).toMatchObject({
      // A name is used in mail headers.
      name: `'); drop table orders; -- <script>alert(1)</script> Bcc: all@b.example`,
      comment: evil,
      page: `/${evil}`,
      utm: { utm_source: evil, utm_term: evil },
      tracking: { gclid: evil, yclid: evil, referrer: evil },
    })
  })

  it("finds a unit by the developer's external id, among those that the link shows", async () => {
    const { u101, h1 } = app.sample.instances
    const named = async (name: object, tokens = 'harbour') => app.post(name, { tokens })
    const unitOf = async (answer: { json: () => { data: { id: number } } }) =>
      (await stored(answer.json().data.id))?.instance_id
    expect(await unitOf(await named({ external_id: 'u101' }))).toBe(u101)
    expect(await unitOf(await named({ external_id: 'u101', instance_id: u101 }))).toBe(u101)
    expect(await unitOf(await named({ external_id: 'h1' }, 'coast'))).toBe(h1)
    for (const external_id of ['h1', 'u204', 'w1', 'U101']) {
      const answer = await named({ external_id })
      expect([answer.statusCode, answer.json().detail]).toEqual([422, `external_id: there is no ${external_id} here`])
      expect(answer.json().errors).toEqual([{ field: 'external_id', code: 'required' }])
    }
    const differing = (await named({ external_id: 'u102', instance_id: u101 })).json()
    expect(differing).toMatchObject({ code: 'validation_failed', detail: expect.stringContaining('different units') })
  })

  it('asks for the database id if projects of a group share an external id', async () => {
    const { u103, h1, h2 } = app.sample.instances
    const rename = (id: number, external_id: string) =>
      app.test.database.queries.update(instances).set({ external_id }).where(eq(instances.id, id))
    await rename(h2, 'u103')
    const answer = await app.post({ external_id: 'u103' }, { tokens: 'coast' })
    expect([answer.statusCode, answer.json().detail]).toEqual([422, expect.stringContaining('send instance_id')])
    for (const instance_id of [u103, h2])
      expect((await app.post({ external_id: 'u103', instance_id }, { tokens: 'coast' })).statusCode).toBe(201)
    expect((await app.post({ external_id: 'u103', instance_id: h1 }, { tokens: 'coast' })).statusCode).toBe(422)
    await rename(h2, 'h2')
  })

  it('accepts an order without a source and without the hidden field for robots', async () => {
    const { id } = (await app.post()).json().data
    expect(await stored(id)).toMatchObject({ utm: {}, tracking: {}, is_robot: false })
  })

  it('stores the origin of a white-label site', async () => {
    for (const host of [{ host: 'homes.example' }, { host: 'inner', 'x-forwarded-host': 'homes.example' }]) {
      const { id } = (await app.post({}, { headers: { ...host, 'x-forwarded-proto': 'https' } })).json().data
      expect(await stored(id)).toMatchObject({ origin: 'https://homes.example' })
    }
  })
})
