import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DATABASES } from '#server/db/databases.fixture.ts'
import { partners, salesDepartments } from '#server/db/tables/catalogue.ts'
import { deliveries, integrations, orders } from '#server/db/tables/order.ts'
import { projects } from '#server/db/tables/project.ts'
import { QUEUES } from '#server/jobs/jobs.ts'
import { createTranslators } from '#server/language/translators.ts'
import { PARTNER_LINKS } from '#server/live/change.ts'
import { changeData } from '#server/live/change-data.ts'
import { ORDER_NOW, type OrderApp, startOrderApp } from '#server/order/order.fixture.ts'
import { createDeliverer, type DeliverDeps, type OrderLead } from './deliver.ts'
import type { Attempt, AttemptResult, Senders } from './delivery.ts'
import { resumeDeliveries } from './resume-deliveries.ts'

interface Sent {
  readonly kind: string
  /** The address of a mail, or the name of an integration. */
  readonly to: string
  readonly attempt: Attempt
}

describe.each(DATABASES)('deliveries on $name', ({ start }) => {
  let app: OrderApp
  let sent: Sent[] = []
  let result: AttemptResult | Error = { ok: true }
  let now = ORDER_NOW
  let remembered: OrderLead[] = []
  beforeAll(async () => {
    app = await startOrderApp(start)
  })
  beforeEach(() => {
    sent = []
    result = { ok: true }
    now = ORDER_NOW
    remembered = []
  })
  afterAll(() => app.stop())

  /** A sender that records its calls and returns the result set by the test. */
  async function keep(kind: string, to: string, attempt: Attempt): Promise<AttemptResult> {
    sent.push({ kind, to, attempt })
    if (result instanceof Error) throw result
    return result
  }

  function depsOf(): DeliverDeps {
    const push =
      (kind: string): Senders['webhook'] =>
      (integration, attempt) =>
        keep(kind, integration.name, attempt)
    const mail =
      (kind: string): Senders['mail_sales'] =>
      (to, attempt) =>
        keep(kind, to, attempt)
    return {
      database: app.test.database,
      feed: app.server.services.feed,
      jobs: app.jobs,
      translators: createTranslators(),
      senders: {
        mail_sales: mail('mail_sales'),
        mail_partner: mail('mail_partner'),
        webhook: push('webhook'),
        bitrix24: push('bitrix24'),
        amocrm: push('amocrm'),
      },
      openIntegration: async (queries, id) => {
        const [row] = await queries.select().from(integrations).where(eq(integrations.id, id))
        return row ?? null
      },
      rememberLead: async (_, lead) => void remembered.push(lead),
      leadWindowDays: 30,
      now: () => now,
      chance: () => 0,
    }
  }

  const deliver = (id: number) => createDeliverer(depsOf())({ delivery: id })
  const { database } = { database: () => app.test.database.queries }

  async function order(changes = {}, tokens = 'harbour') {
    const { id } = (await app.post(changes, { tokens })).json().data
    const rows = await database()
      .select()
      .from(deliveries)
      .where(eq(deliveries.order_id, id))
      .orderBy(asc(deliveries.id))
    const deliveryOf = (kind: string) => rows.find((row) => row.kind === kind) ?? expect.fail(`no ${kind}`)
    return { id, deliveryOf }
  }

  async function stateOf(id: number) {
    const [row] = await database().select().from(deliveries).where(eq(deliveries.id, id))
    return row
  }

  it('send the whole order to the sales department, in its language and the time zone of the project', async () => {
    const { harbour } = app.sample.projects
    await database().update(projects).set({ time_zone: 'Asia/Tbilisi' }).where(eq(projects.id, harbour))
    const { id, deliveryOf } = await order(
      { instance_id: app.sample.instances.u101, seen_price: 95_000.5, lang: 'de', phone: '+382 67 600 001' },
      'coast/anna',
    )
    await deliver(deliveryOf('mail_sales').id)
    const link = 'http://localhost:80/coast/anna'
    expect(sent).toMatchObject([
      {
        kind: 'mail_sales',
        to: 'desk@coast.example',
        attempt: {
          key: deliveryOf('mail_sales').key,
          number: 1,
          now: ORDER_NOW,
          delivered: {
            order: {
              id,
              created_at: '2026-03-01T12:00:00.000Z',
              instance: { id: app.sample.instances.u101, number: '101', estate: 'North' },
              seen_price: 95_000.5,
              lang: 'de',
              partner: { id: app.sample.partners.anna, name: 'Anna Petrova', company: 'Bay Agency' },
            },
            phone: '+38267600001',
            catalogue: { id: app.sample.catalogues.coast, name: 'Coast Homes', url: 'http://localhost:80/coast' },
            project: { id: app.sample.projects.harbour, currency: 'EUR' },
            unit: {
              id: app.sample.instances.u101,
              title: 'Apartment 101, North, Entrance 1, Floor 1',
              url: `http://localhost:80/en/harbour/premises/details/instance/${app.sample.instances.u101}`,
            },
            partner: { name: 'Anna Petrova', company: 'Bay Agency', email: 'anna@bay.example', link },
            earlierPartner: null,
            lang: 'en',
            timeZone: 'Asia/Tbilisi',
          },
        },
      },
    ])
    expect(await stateOf(deliveryOf('mail_sales').id)).toMatchObject({
      state: 'delivered',
      attempts: 1,
      last_error: null,
      next_attempt_at: null,
      delivered_at: ORDER_NOW,
    })
  })

  it("say until when the client is the partner's: longer with each order, unless another partner came in between", async () => {
    await changeData(app.server.services, async (tx) => {
      await tx.update(partners).set({ revoked_at: null })
      return { result: null, subjects: [PARTNER_LINKS] }
    })
    const phone = '+382 67 600 009'
    const claims = async (tokens: string) => {
      const { deliveryOf } = await order({ phone }, tokens)
      await deliver(deliveryOf('mail_partner').id)
      return sent.at(-1)?.attempt.delivered.claimUntil
    }
    const inDays = (days: number) => new Date(ORDER_NOW.getTime() + days * 86_400_000)
    const moveTo = (days: number) => {
      now = inDays(days)
      app.setNow(now)
    }
    const ends = [await claims('harbour/anna')]
    moveTo(10)
    ends.push(await claims('harbour/anna'))
    moveTo(20)
    ends.push(await claims('harbour/boris'))
    moveTo(25)
    ends.push(await claims('harbour/anna'))
    app.setNow(ORDER_NOW)
    expect(ends).toEqual([inDays(30).toISOString(), inDays(40).toISOString(), null, inDays(40).toISOString()])
  })

  it('go to the address of the partner, and to the webhook of the integration', async () => {
    const { deliveryOf } = await order({ kind: 'callback', phone: '+382 67 600 002' }, 'harbour/anna')
    await deliver(deliveryOf('mail_partner').id)
    await deliver(deliveryOf('webhook').id)
    expect(sent.map(({ kind, to }) => [kind, to])).toEqual([
      ['mail_partner', 'anna@bay.example'],
      ['webhook', 'CRM'],
    ])
    expect(sent[0]?.attempt.delivered).toMatchObject({ unit: null, project: null, order: { kind: 'callback' } })
  })

  it('name the section of a unit only if its building has several', async () => {
    const one = await order({ instance_id: app.sample.instances.s10, phone: '+382 67 600 010' })
    const several = await order({ instance_id: app.sample.instances.u112, phone: '+382 67 600 011' }, 'harbour/anna')
    await deliver(one.deliveryOf('mail_sales').id)
    await deliver(several.deliveryOf('mail_partner').id)
    expect(sent.map(({ attempt }) => attempt.delivered.unit)).toMatchObject([
      { title: 'Apartment 10, South, Floor 1', titled: { estate: 'South' } },
      { title: 'Apartment 112, North, Sea side, Floor 1', titled: { estate: 'North' } },
    ])
  })

  it('link to the page of the partner, and hide the price of a taken unit from the partner', async () => {
    const { u201 } = app.sample.instances
    const seen = { seen_price: 110_000, seen_status_id: app.sample.statuses.free }
    const { deliveryOf } = await order({ instance_id: u201, ...seen, phone: '+382 67 600 009' }, 'harbour/anna')
    await deliver(deliveryOf('mail_partner').id)
    await deliver(deliveryOf('mail_sales').id)
    const [partner, sales] = sent.map(({ attempt }) => attempt.delivered)
    const page = `/premises/details/instance/${u201}`
    expect([partner?.unit?.url, sales?.unit?.url]).toEqual([
      expect.stringMatching(new RegExp(`/harbour/anna${page}$`)),
      expect.stringMatching(new RegExp(`/harbour${page}$`)),
    ])
    expect(partner?.order).toMatchObject({ unit_status: { name: 'Sold' }, unit_price: null, seen_price: null })
    expect(sales?.order).toMatchObject({ unit_status: { name: 'Sold' }, unit_price: 110_000, seen_price: 110_000 })
    expect(sales?.order).toMatchObject({ seen_status: { type: 1 }, claimed_by: { id: app.sample.partners.anna } })
  })

  it('name the partner who brought the same phone number before', async () => {
    await order({ phone: '+382 67 600 003' }, 'harbour/anna')
    const { deliveryOf } = await order({ phone: '+382 67 600 003' })
    await deliver(deliveryOf('mail_sales').id)
    expect(sent[0]?.attempt.delivered).toMatchObject({
      partner: null,
      earlierPartner: { name: 'Anna Petrova', company: 'Bay Agency' },
    })
  })

  it('are retried with the same key after growing waits, and record the error', async () => {
    const { deliveryOf } = await order()
    const { id, key } = deliveryOf('webhook')
    result = { ok: false, error: 'HTTP 500' }
    await deliver(id)
    expect(await stateOf(id)).toMatchObject({
      state: 'pending',
      attempts: 1,
      last_error: 'HTTP 500',
      delivered_at: null,
      next_attempt_at: new Date('2026-03-01T12:00:05Z'),
    })
    expect(await app.jobs.keysOf(database(), QUEUES.deliver)).toContain(String(id))
    now = new Date('2026-03-01T12:00:05Z')
    await deliver(id)
    expect(await stateOf(id)).toMatchObject({ attempts: 2, next_attempt_at: new Date('2026-03-01T12:05:05Z') })
    result = { ok: true }
    now = new Date('2026-03-01T12:05:05Z')
    await deliver(id)
    expect(await stateOf(id)).toMatchObject({ state: 'delivered', attempts: 3, last_error: null, delivered_at: now })
    expect(sent.map(({ attempt }) => [attempt.key, attempt.number])).toEqual([1, 2, 3].map((number) => [key, number]))
  })

  it('wait as long as the receiver asks', async () => {
    const { deliveryOf } = await order()
    result = { ok: false, error: 'HTTP 429', retryAfter: 120 }
    await deliver(deliveryOf('webhook').id)
    expect(await stateOf(deliveryOf('webhook').id)).toMatchObject({ next_attempt_at: new Date('2026-03-01T12:02:00Z') })
  })

  it('fail after three days', async () => {
    const { deliveryOf } = await order()
    result = { ok: false, error: 'HTTP 500' }
    now = new Date('2026-03-04T12:00:00Z')
    await deliver(deliveryOf('webhook').id)
    expect(await stateOf(deliveryOf('webhook').id)).toMatchObject({ state: 'failed', next_attempt_at: null })
  })

  it('fail at once if a retry cannot help', async () => {
    const { deliveryOf } = await order()
    result = { ok: false, error: 'There is no such mailbox', isFinal: true }
    await deliver(deliveryOf('mail_sales').id)
    expect(await stateOf(deliveryOf('mail_sales').id)).toMatchObject({ state: 'failed', attempts: 1 })
  })

  it('report that a catalogue has no address for requests', async () => {
    const { deliveryOf } = await order()
    const address = await database().select().from(salesDepartments)
    await database().update(salesDepartments).set({ email: '' })
    await deliver(deliveryOf('mail_sales').id)
    expect(await stateOf(deliveryOf('mail_sales').id)).toMatchObject({
      state: 'failed',
      last_error: 'The catalogue has no address for requests: set sales.email, then retry',
    })
    for (const { catalogue_id, email } of address) {
      await database().update(salesDepartments).set({ email }).where(eq(salesDepartments.catalogue_id, catalogue_id))
    }
    expect(sent).toEqual([])
  })

  it('record only the code of an exception', async () => {
    const { deliveryOf } = await order()
    result = Object.assign(new Error('for +382 67 123 456'), { code: 'EPIPE' })
    await deliver(deliveryOf('mail_sales').id)
    expect(await stateOf(deliveryOf('mail_sales').id)).toMatchObject({
      state: 'pending',
      last_error: 'The attempt failed unexpectedly (EPIPE)',
    })
  })

  it('are made once, even if the job runs several times', async () => {
    const { deliveryOf } = await order()
    await deliver(deliveryOf('mail_sales').id)
    await deliver(deliveryOf('mail_sales').id)
    await deliver(999_999)
    expect(sent).toHaveLength(1)
  })

  it('ignore the result of an attempt that was overtaken by another', async () => {
    const { deliveryOf } = await order()
    const { id } = deliveryOf('webhook')
    const deps = depsOf()
    const slow = createDeliverer({
      ...deps,
      senders: {
        ...deps.senders,
        webhook: async () => {
          // As if the queue had given the job to another process meanwhile.
          await deliver(id)
          return { ok: false, error: 'too late', isFinal: true }
        },
      },
    })
    await slow({ delivery: id })
    expect(await stateOf(id)).toMatchObject({ state: 'delivered', attempts: 2, last_error: null })
  })

  it('are queued again if their jobs were lost', async () => {
    const { deliveryOf } = await order()
    await database().execute('delete from pgboss.job')
    const pending = await database().select().from(deliveries).where(eq(deliveries.state, 'pending'))
    expect(await resumeDeliveries(app.test.database, app.jobs)).toBe(pending.length)
    expect(await app.jobs.keysOf(database(), QUEUES.deliver)).toContain(String(deliveryOf('webhook').id))
    expect(await resumeDeliveries(app.test.database, app.jobs)).toBe(0)
  })

  it('disable an integration that answers 410, and notify open pages', async () => {
    const { deliveryOf } = await order()
    const other = await order()
    const changes: string[] = []
    app.server.services.feed.subscribe(({ scope, id }) => void changes.push(`${scope}:${id}`))
    result = { ok: false, error: 'HTTP 410', disables: true }
    await deliver(deliveryOf('webhook').id)
    expect(await stateOf(deliveryOf('webhook').id)).toMatchObject({ state: 'failed', attempts: 1 })
    const [row] = await database().select().from(integrations).where(eq(integrations.id, app.sample.integrations.crm))
    expect(row).toMatchObject({ enabled: false })
    expect(changes).toContain(`catalogue:${app.sample.catalogues.harbour}`)
    result = { ok: true }
    await deliver(other.deliveryOf('webhook').id)
    expect(sent).toHaveLength(1)
    expect(await stateOf(other.deliveryOf('webhook').id)).toMatchObject({
      state: 'failed',
      last_error: 'The integration is disabled',
    })
    await database().update(integrations).set({ enabled: true })
  })

  it('are made by the queue as soon as an order is stored, each once', async () => {
    await database().delete(orders)
    await database().execute('delete from pgboss.job')
    await app.jobs.work(QUEUES.deliver, createDeliverer(depsOf()))
    const { id } = await order({}, 'harbour/anna')
    const states = async () => {
      const rows = await database().select().from(deliveries).where(eq(deliveries.order_id, id))
      return rows.map(({ state }) => state)
    }
    await expect.poll(states, { timeout: 30_000 }).toEqual(['delivered', 'delivered', 'delivered'])
    expect(sent.map(({ kind }) => kind).toSorted()).toEqual(['mail_partner', 'mail_sales', 'webhook'])
  })
})
