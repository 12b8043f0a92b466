import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { leadsAnswer } from '#contract/managed-leads.ts'
import { json } from '#server/bitrix24/portal.fixture.ts'
import { DATABASES } from '#server/db/databases.fixture.ts'
import { deliveries } from '#server/db/tables/order.ts'
import type { Instead, ReceiverAnswer } from '#server/http/outgoing.fixture.ts'
import { startCrm, type TestCrm } from './crm.fixture.ts'
import { FAKE_CRMS, type FakeCrm } from './fake-crms.fixture.ts'
import { rememberLead } from './lead-order.ts'
import { type Desk, openDesk } from './manager-desk.fixture.ts'
import { insertOrder } from './ordered-unit.fixture.ts'
import { beginPush } from './push-record.ts'

// Every case runs once on each database and once with each CRM.
const CASES = DATABASES.map((database, index) => ({ ...database, ...(FAKE_CRMS[index] ?? FAKE_CRMS[0]) }))

const busy = json(503, { error: 'unavailable' })
const lost = (answer: ReceiverAnswer): Instead => ({ answer, isDone: false })
const done = (answer: ReceiverAnswer): Instead => ({ answer, isDone: true })

describe.each(CASES)('units pushed to $crm from $name', ({ start, startFake }) => {
  let crm: TestCrm
  let fake: FakeCrm
  let desk: Desk
  beforeAll(async () => {
    crm = await startCrm(start, { timeoutMs: 400 })
    fake = await startFake()
    desk = await openDesk(crm, fake)
  })
  afterAll(async () => {
    await fake.stop()
    await crm.stop()
  })

  async function openNew() {
    const id = fake.addLead()
    return { id, ...(await desk.open(id)), held: () => fake.held(id) }
  }

  it('are listed in link order: linking adds a unit, unlinking removes it', async () => {
    const { u101, u102, u103 } = crm.sample.instances
    const lead = await openNew()
    for (const unit of [u103, u101, u102]) await lead.link(unit)
    await crm.runAll()
    expect(lead.held()).toEqual([u103, u101, u102])
    await lead.unlink(u101)
    await crm.runAll()
    expect(lead.held()).toEqual([u103, u102])
    for (const unit of [u102, u103]) await lead.unlink(unit)
    await crm.runAll()
    expect(lead.held()).toEqual([])
    expect(await lead.states()).toEqual([])
    const notes = fake.notes(lead.id).join('\n').split('\n')
    expect(notes).toHaveLength(6)
    expect(notes[0]).toBe('Linked in the catalogue: Apartment 103, North, Entrance 1 (Boris)')
  })

  it('are written as external ids if so configured, and listed with both ids', async () => {
    const { u101, u103 } = crm.sample.instances
    const own = await openDesk(crm, fake, { unit_field_value: 'external_id' })
    const id = fake.addLead()
    const lead = await own.open(id)
    for (const unit of [u103, u101]) await lead.link(unit)
    await crm.runAll()
    expect(fake.text(id)).toBe('u103, u101')
    const listed = await crm.owner({ method: 'GET', url: `/crm/leads?integration=${own.integration}` })
    expect(leadsAnswer.parse(listed.json()).data).toMatchObject([
      { instances: [u103, u101], units: [{ external_id: 'u103' }, { external_id: 'u101', number: '101' }] },
    ])
  })

  it('start with the unit that the visitor requested', async () => {
    const { u101, u102, u103 } = crm.sample.instances
    await crm.order(desk.integration, u103)
    const [{ lead_id }] = (await crm.owner({ method: 'GET', url: `/crm/leads?integration=${desk.integration}` }))
      .json()
      .data.filter(({ instances }: { instances: number[] }) => instances.includes(u103))
    expect(fake.held(lead_id)).toEqual([u103])
    const lead = await desk.open(lead_id)
    expect((await lead.lead()).units).toMatchObject([
      { instance_id: u103, requested: true, linked: true, in_crm: true, push: { state: 'sent' } },
    ])
    await lead.link(u101)
    await lead.link(u102)
    await crm.runAll()
    expect(fake.held(lead_id)).toEqual([u103, u101, u102])
    await lead.unlink(u101)
    await crm.runAll()
    expect(fake.held(lead_id)).toEqual([u103, u102])
    // Unlinked and linked again, it is still the requested unit.
    await lead.unlink(u103)
    await lead.link(u103)
    await crm.runAll()
    expect(fake.held(lead_id)).toEqual([u103, u102])
  })

  it('start with the unit of a request that the CRM merged into their lead', async () => {
    const { u101, u102 } = crm.sample.instances
    const lead = await openNew()
    await lead.link(u101)
    await crm.runAll()
    const { queries } = crm.test.database
    const delivery = await insertOrder(queries, crm.sample, desk.integration, u102)
    const [row] = await queries.select().from(deliveries).where(eq(deliveries.id, delivery))
    const joined = { integration_id: desk.integration, lead_id: lead.id, order_id: row?.order_id ?? 0 }
    await queries.transaction((tx) => rememberLead({ tx, jobs: crm.jobs }, { ...joined, at: crm.clock.now }))
    expect(await lead.states()).toEqual([
      [u102, 'sending'],
      [u101, 'sent'],
    ])
    await crm.runAll()
    expect(lead.held()).toEqual([u102, u101])
  })

  it.each<[string, Instead[], number]>([
    ['success at once', [], 1],
    ['429 and a pause', [lost(json(429, {}, { 'retry-after': '30' }))], 2],
    ['503 once', [lost(busy)], 2],
    ['503 twice', [lost(busy), lost(busy)], 3],
    ['503 although it took effect', [done(busy)], 2],
    ['no answer', [lost('silence')], 2],
    ['no answer although it took effect', [done('silence')], 2],
    ['a dropped connection', [lost('drop'), lost('drop')], 3],
    ['a connection dropped after it took effect', [done('drop')], 2],
  ])('are shown as sent only when the CRM has them, after %s', async (_, next, attempts) => {
    const { u101, u102 } = crm.sample.instances
    const lead = await openNew()
    fake.next.push(...next)
    await lead.link(u101)
    await lead.link(u102)
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      expect(await lead.states()).toEqual([u101, u102].map((unit) => [unit, 'sending']))
      await crm.runNext()
    }
    expect(await lead.states()).toEqual([u101, u102].map((unit) => [unit, 'sent']))
    expect(lead.held()).toEqual([u101, u102])
    await crm.runAll()
    expect(lead.held()).toEqual([u101, u102])
  })

  it.each<[string, ReceiverAnswer, string]>([
    ['503', busy, 'crm_error'],
    ['429', json(429, {}), 'busy'],
    ['no answer', 'silence', 'no_answer'],
    ['a dropped connection', 'drop', 'unreachable'],
  ])('are shown as failed after %s three times, and sent on a manual retry', async (_, answer, error) => {
    const { u101, u102 } = crm.sample.instances
    const lead = await openNew()
    await lead.link(u101)
    await crm.runAll()
    fake.next.push(lost(answer), lost(answer), lost(answer))
    await lead.link(u102)
    await crm.runAll()
    const failed = (await lead.lead()).units.find(({ instance_id }) => instance_id === u102)
    expect(failed).toMatchObject({ linked: true, in_crm: false, push: { state: 'failed', error } })
    expect(await lead.states()).toEqual([
      [u101, 'sent'],
      [u102, 'failed'],
    ])
    expect(lead.held()).toEqual([u101])
    const calls = fake.calls()
    expect(await crm.resume()).toBe(0)
    await crm.runAll()
    expect(fake.calls()).toBe(calls)
    await lead.sendAgain()
    expect(await lead.states()).toContainEqual([u102, 'sending'])
    await crm.runAll()
    expect(await lead.states()).toContainEqual([u102, 'sent'])
    expect(lead.held()).toEqual([u101, u102])
  })

  it('show an unlink that failed', async () => {
    const { u101, u102 } = crm.sample.instances
    const lead = await openNew()
    await lead.link(u101)
    await lead.link(u102)
    await crm.runAll()
    fake.next.push(lost(busy), lost(busy), lost(busy))
    await lead.unlink(u101)
    await crm.runAll()
    expect(await lead.states()).toEqual([
      [u102, 'sent'],
      [u101, 'unfailed'],
    ])
    expect(lead.held()).toEqual([u101, u102])
    await lead.sendAgain()
    await crm.runAll()
    expect(await lead.states()).toEqual([[u102, 'sent']])
    expect(lead.held()).toEqual([u102])
  })

  it('are not retried automatically after an error that only a person can fix', async () => {
    const lead = await desk.open('404404')
    const calls = fake.calls()
    await lead.link(crm.sample.instances.u101)
    await crm.runAll()
    expect((await lead.lead()).units).toMatchObject([{ push: { state: 'failed', error: 'lead_gone' } }])
    expect(fake.calls()).toBe(calls + 1)
    const managed = await crm.owner({ method: 'GET', url: `/crm/leads?integration=${desk.integration}&state=failed` })
    expect(managed.json().data).toMatchObject([{ lead_id: '404404', state: 'failed', attempts: 1 }])
    const payload = { integration: desk.integration, lead_id: '404404' }
    const again = await crm.owner({ method: 'POST', url: '/crm/leads/retry', payload })
    expect(again.statusCode).toBe(202)
    expect(again.json().data).toMatchObject({ state: 'sending', attempts: 0 })
    await crm.runAll()
    expect((await crm.stranger({ method: 'POST', url: '/crm/leads/retry', payload })).statusCode).toBe(404)
    const unknown = { ...payload, lead_id: 'nobody' }
    expect((await crm.owner({ method: 'POST', url: '/crm/leads/retry', payload: unknown })).statusCode).toBe(404)
  })

  it('end up with the last change even if an earlier push is slow', async () => {
    const { u101, u102, u103 } = crm.sample.instances
    const lead = await openNew()
    const late = Promise.withResolvers<void>()
    await lead.link(u101)
    // The first write times out and takes effect only after all the others.
    fake.next.push({ answer: 'silence', isDone: late.promise })
    const [job] = crm.takeJobs()
    const first = crm.push(job ?? {})
    // It has only the first unit, which it read before it called.
    await expect.poll(() => fake.next).toHaveLength(0)
    await lead.link(u102)
    // A push beside the slow one waits for it.
    await crm.runDue()
    await lead.link(u103)
    await lead.unlink(u101)
    await first
    await crm.runAll(async () => (await lead.states()).every(([, state]) => state === 'sent'))
    expect(lead.held()).toEqual([u102, u103])
    late.resolve()
    await expect.poll(() => lead.held()).toEqual([u101])
    await crm.runAll()
    expect(lead.held()).toEqual([u102, u103])
    expect(await lead.states()).toEqual([u102, u103].map((unit) => [unit, 'sent']))
  })

  it('are sent after a process died during a push', async () => {
    const { u101, u102 } = crm.sample.instances
    const lead = await openNew()
    await lead.link(u101)
    await lead.link(u102)
    crm.takeJobs()
    const key = { integration_id: desk.integration, lead_id: lead.id }
    await crm.test.database.queries.transaction((tx) => beginPush(tx, key, crm.clock.now))
    expect(await crm.resume()).toBe(1)
    expect(await crm.resume()).toBe(0)
    await crm.runAll()
    expect(await lead.states()).toEqual([u101, u102].map((unit) => [unit, 'sent']))
    expect(lead.held()).toEqual([u101, u102])
  })

  it('replace one another in a field for one value, while all links are kept', async () => {
    const { u101, u102 } = crm.sample.instances
    const single = await openDesk(crm, fake, { unit_field_single: true })
    const id = fake.addLead()
    const lead = await single.open(id)
    await lead.link(u101)
    await crm.runAll()
    await lead.link(u102)
    await crm.runAll()
    expect(fake.held(id)).toEqual([u102])
    const { field, units } = await lead.lead()
    expect(field).toBe('one')
    expect(units).toMatchObject([
      { instance_id: u101, linked: true, in_crm: false, push: { state: 'sent' } },
      { instance_id: u102, linked: true, in_crm: true, push: { state: 'sent' } },
    ])
    await lead.unlink(u102)
    await crm.runAll()
    expect(fake.held(id)).toEqual([u101])
  })
})
