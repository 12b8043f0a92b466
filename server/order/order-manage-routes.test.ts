import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ordersAnswer } from '#contract/managed-orders.ts'
import { aFullOrder } from '#contract/orders.fixture.ts'
import { createAccount, createKey } from '#server/account/key-store.ts'
import { DATABASES } from '#server/db/databases.fixture.ts'
import { instances } from '#server/db/tables/building.ts'
import { deliveries } from '#server/db/tables/order.ts'
import { QUEUES } from '#server/jobs/jobs.ts'
import { ORDER_NOW, type OrderApp, startOrderApp } from './order.fixture.ts'

describe.each(DATABASES)('manage/orders on $name', ({ start }) => {
  let app: OrderApp
  const ids: number[] = []
  beforeAll(async () => {
    app = await startOrderApp(start)
    const { u101 } = app.sample.instances
    const full = { ...aFullOrder, instance_id: u101, phone: '+382 67 123 456' }
    ids.push((await app.post({ phone: '067 123 456', lang: 'mne' }, { tokens: 'harbour/anna' })).json().data.id)
    ids.push((await app.post({ ...full, lang: 'de' })).json().data.id)
    ids.push((await app.post({ kind: 'callback' }, { tokens: 'hill' })).json().data.id)
    await app.post({ website: 'spam' })
  })
  afterAll(() => app.stop())

  const list = async (query = '') => ordersAnswer.parse((await app.manage('GET', `/orders${query}`)).json())
  const idsOf = async (query: string) => (await list(query)).data.map(({ id }) => id)

  it('lists the newest first, with all fields and every delivery', async () => {
    const { data, next } = await list()
    expect(data.map(({ id }) => id)).toEqual(ids.toReversed())
    expect(next).toBeNull()
    const { anna } = app.sample.partners
    expect(data[1]).toMatchObject({
      created_at: ORDER_NOW.toISOString(),
      catalogue_id: app.sample.catalogues.harbour,
      instance: {
        id: app.sample.instances.u101,
        external_id: 'u101',
        project_id: app.sample.projects.harbour,
        number: '101',
        kind: 'living',
        estate: 'North',
        is_gone: false,
      },
      unit_status: { type: 1, name: 'Free' },
      unit_price: 95_000,
      seen_status: null,
      seen_price: 162_000,
      calculation: { programme: 3, first: 40_000.5, term: 240, monthly: 812.33 },
      partner: null,
      earlier_partner: { id: anna, name: 'Anna Petrova', company: 'Bay Agency' },
      claimed_by: { id: anna },
      deliveries: [
        { kind: 'mail_sales', integration_id: null, state: 'pending', attempts: 0, last_error: null },
        { kind: 'webhook', integration_id: app.sample.integrations.crm, next_attempt_at: ORDER_NOW.toISOString() },
      ],
    })
    expect(data[2]).toMatchObject({ partner: { id: anna }, phone: '067 123 456', instance: null, seen_price: null })
    expect(JSON.stringify(data)).not.toContain('"key"')
  })

  it('returns orders page by page', async () => {
    const [first, second, third] = ids.toReversed()
    expect(await list('?limit=1')).toMatchObject({ data: [{ id: first }], next: first })
    expect(await list(`?limit=1&before=${first}`)).toMatchObject({ data: [{ id: second }], next: second })
    expect(await list(`?limit=1&before=${second}`)).toMatchObject({ data: [{ id: third }], next: null })
    expect(await idsOf('?before=999999999999')).toEqual(ids.toReversed())
  })

  it('filters by catalogue and by the state of a delivery', async () => {
    expect(await idsOf(`?catalogue_id=${app.sample.catalogues.hill}`)).toEqual([ids[2]])
    expect(await idsOf('?catalogue_id=999999999999')).toEqual([])
    expect(await idsOf('?state=failed')).toEqual([])
    const [delivery] = await app.test.database.queries.select().from(deliveries).orderBy(asc(deliveries.id)).limit(1)
    await setState(delivery?.id ?? 0, { state: 'failed' })
    expect(await idsOf('?state=failed')).toEqual([ids[0]])
    expect((await app.manage('GET', '/orders?state=lost')).statusCode).toBe(400)
    expect((await app.manage('GET', '/orders?limit=201')).statusCode).toBe(400)
  })

  it('lists orders from robots separately, and counts them', async () => {
    const { data, robots } = await list('?robots=only')
    expect([robots, data.length, data[0]?.is_robot, data[0]?.deliveries]).toEqual([1, 1, true, []])
    expect((await list()).robots).toBe(1)
    expect(await list(`?catalogue_id=${app.sample.catalogues.hill}`)).toMatchObject({ robots: 0 })
    expect((await app.manage('GET', '/orders?robots=all')).statusCode).toBe(400)
  })

  it('delivers an order that turns out to be from a person, once', async () => {
    const late = { website: 'filled in by a browser', phone: '+382 67 123 456' }
    const { id } = (await app.post(late, { tokens: 'hill' })).json().data
    for (let n = 0; n < 2; n += 1) {
      const answer = await app.manage('POST', `/orders/${id}/not-robot`)
      expect(answer.statusCode, answer.body).toBe(200)
      expect(answer.json().data).toMatchObject({ id, is_robot: false, deliveries: [{ kind: 'mail_sales' }] })
      // Lead protection now applies to it as well.
      expect(answer.json().data.earlier_partner.id).toBe(app.sample.partners.anna)
    }
    const delivery = await deliveryOf(id)
    expect(await app.jobs.keysOf(app.test.database.queries, QUEUES.deliver)).toContain(String(delivery.id))
    expect(await idsOf('?limit=1')).toEqual([id])
    expect((await app.manage('POST', '/orders/999999999999/not-robot')).statusCode).toBe(404)
    const { data } = (await app.manage('GET', `/history?subject_kind=order&subject_id=${id}`)).json()
    expect(data).toMatchObject([{ field: 'is_robot', old: true, new: false }])
    ids.push(id)
  })

  it('shows the unit as it was, even if it is renumbered or deleted', async () => {
    const { queries } = app.test.database
    const { u112 } = app.sample.instances
    const { id } = (await app.post({ instance_id: u112 })).json().data
    ids.push(id)
    const unitOf = async () => (await list('?limit=1')).data[0]
    const before = await unitOf()
    expect(before).toMatchObject({ id, instance: { id: u112, number: '112', is_gone: false } })
    await queries.update(instances).set({ number: '999', price: 1 }).where(eq(instances.id, u112))
    expect(await unitOf()).toEqual(before)
    await queries.delete(instances).where(eq(instances.id, u112))
    expect(await unitOf()).toEqual({ ...before, instance: { ...before?.instance, is_gone: true } })
  })

  it("lists the orders of an archived catalogue, which visitors can't open", async () => {
    const { hill } = app.sample.catalogues
    const open = async () => (await app.server.app.inject('/api/v1/public/token?first_token=hill')).statusCode
    expect(await open()).toBe(200)
    expect((await app.manage('DELETE', `/catalogues/${hill}`)).statusCode).toBe(409)
    expect((await app.manage('PATCH', `/catalogues/${hill}`, { archived: true })).statusCode).toBe(200)
    expect(await open()).toBe(404)
    expect((await app.server.app.inject('/en/hill')).statusCode).toBe(404)
    expect((await app.post({}, { tokens: 'hill' })).statusCode).toBe(404)
    expect(await idsOf(`?catalogue_id=${hill}`)).toContain(ids[2])
    await app.manage('PATCH', `/catalogues/${hill}`, { archived: false })
    expect(await open()).toBe(200)
  })

  it('hides the orders of other accounts', async () => {
    const { queries } = app.test.database
    const key = await createKey(queries, await createAccount(queries, 'Stranger'), 'test')
    const headers = { authorization: `Bearer ${key}` }
    const answer = await app.server.app.inject({ url: '/api/v1/manage/orders', headers })
    expect(answer.json()).toEqual({ data: [], next: null, robots: 0 })
    const delivery = await deliveryOf(ids[0] ?? 0)
    const url = `/api/v1/manage/orders/${ids[0]}/deliveries/${delivery.id}/retry`
    expect((await app.server.app.inject({ method: 'POST', url, headers })).statusCode).toBe(404)
  })

  it('retries a failed delivery, and keeps counting its attempts', async () => {
    const delivery = await deliveryOf(ids[0] ?? 0)
    await setState(delivery.id, { state: 'failed', attempts: 10, last_error: 'down', next_attempt_at: null })
    await app.test.database.queries.execute('delete from pgboss.job')
    const answer = await retry(ids[0] ?? 0, delivery.id)
    expect(answer.statusCode).toBe(202)
    const now = ORDER_NOW.toISOString()
    expect(answer.json().data).toMatchObject({ id: delivery.id, state: 'pending', attempts: 10, next_attempt_at: now })
    expect(await app.jobs.keysOf(app.test.database.queries, QUEUES.deliver)).toEqual(new Set([String(delivery.id)]))
  })

  it('retries a waiting delivery at once, but only once', async () => {
    const delivery = await deliveryOf(ids[1] ?? 0)
    const later = new Date('2026-03-01T20:00:00Z')
    await setState(delivery.id, { state: 'pending', attempts: 3, next_attempt_at: later })
    await app.test.database.queries.execute('delete from pgboss.job')
    await app.jobs.enqueue(
      app.test.database.queries,
      QUEUES.deliver,
      { delivery: delivery.id },
      later,
      String(delivery.id),
    )
    for (let n = 0; n < 3; n += 1) expect((await retry(ids[1] ?? 0, delivery.id)).statusCode).toBe(202)
    const jobs = await app.test.database.onConnection((run) =>
      run('select start_after <= now() as due from pgboss.job'),
    )
    expect(jobs).toEqual([{ due: true }])
  })

  it('does not repeat a delivery that has arrived, and rejects a delivery of another order', async () => {
    const delivery = await deliveryOf(ids[1] ?? 0)
    await setState(delivery.id, { state: 'delivered' })
    expect((await retry(ids[1] ?? 0, delivery.id)).json().code).toBe('conflict')
    expect((await retry(ids[0] ?? 0, delivery.id)).json().code).toBe('not_found')
    expect((await retry(999_999_999_999, delivery.id)).json().code).toBe('not_found')
  })

  const retry = (order: number, delivery: number) => app.manage('POST', `/orders/${order}/deliveries/${delivery}/retry`)

  async function deliveryOf(order: number) {
    const [delivery] = await app.test.database.queries
      .select()
      .from(deliveries)
      .where(eq(deliveries.order_id, order))
      .orderBy(asc(deliveries.id))
    return delivery ?? expect.fail('no delivery')
  }

  async function setState(id: number, values: Partial<typeof deliveries.$inferInsert>) {
    await app.test.database.queries.update(deliveries).set(values).where(eq(deliveries.id, id))
  }
})
