import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ACCOUNT_TOKEN, startAccount } from '#server/amocrm/account.fixture.ts'
import { json, PORTAL_CODE, startPortal } from '#server/bitrix24/portal.fixture.ts'
import { DATABASES } from '#server/db/databases.fixture.ts'
import { startReceiver } from '#server/http/outgoing.fixture.ts'
import { WEBHOOK_SECRET } from '#server/integration/attempt.fixture.ts'
import { startCrm, type TestCrm } from './crm.fixture.ts'
import { signContext } from './crm-context.ts'

describe.each(DATABASES)('links pushed from $name', ({ start }) => {
  let crm: TestCrm
  beforeAll(async () => {
    crm = await startCrm(start)
    crm.clock.now = new Date()
  }, 60_000)
  afterAll(() => crm.stop())

  async function open(integration: object, lead_id: string) {
    const { secret } = integration as { secret: string }
    const payload = { catalogue_id: crm.sample.catalogues.harbour, name: 'CRM', ...integration }
    const { id } = (await crm.owner({ method: 'POST', url: '/integrations', payload })).json().data
    const context = await signContext(secret, { integration: id, lead_id, user: 'Boris [b]' }, crm.clock.now)
    return (method: 'PUT' | 'DELETE', unit: number) =>
      crm.send({
        method,
        url: `/api/v1/public/crm/lead/instances/${unit}?first_token=harbour&lang=de`,
        headers: { 'x-crm': context },
      })
  }

  it('set the field of a Bitrix24 lead, write into its timeline, and clear the field again', async () => {
    const portal = await startPortal()
    portal.items.push({ id: 81, entityTypeId: 1, fields: {} })
    const settings = { unit_field: 'ufCrm_1' }
    const call = await open({ kind: 'bitrix24', url: portal.url, secret: PORTAL_CODE, settings }, '81')
    const { u101, u102 } = crm.sample.instances
    await call('PUT', u101)
    await crm.work()
    expect(portal.items[0]?.fields).toEqual({ ufCrm_1: String(u101) })
    await call('PUT', u102)
    await crm.work()
    expect(String(portal.items[0]?.fields.ufCrm_1).split(', ').toSorted()).toEqual([u101, u102].map(String).toSorted())
    await call('DELETE', u101)
    await call('DELETE', u102)
    await crm.work()
    expect(portal.items[0]?.fields).toEqual({ ufCrm_1: '' })
    const [first, ...rest] = portal.comments
    expect(first).toEqual({
      ENTITY_ID: 81,
      ENTITY_TYPE: 'lead',
      COMMENT: 'Im Katalog verknüpft: Wohnung 101, Nord (Boris ［b］)',
    })
    expect(rest).toHaveLength(3)
    expect(rest.at(-1)).toMatchObject({ COMMENT: expect.stringContaining('gelöst') })
    await portal.stop()
  })

  it('set the field of an amoCRM lead, write a note, and clear the field again', async () => {
    const account = await startAccount()
    account.leads.push({ id: 500, body: {}, notes: [], fields: null })
    const settings = { unit_field_id: 4 }
    const call = await open({ kind: 'amocrm', url: account.url, secret: ACCOUNT_TOKEN, settings }, '500')
    const { u101 } = crm.sample.instances
    await call('PUT', u101)
    await crm.work()
    expect(account.leads[0]?.fields).toEqual([{ field_id: 4, values: [{ value: String(u101) }] }])
    await call('DELETE', u101)
    await crm.work()
    expect(account.leads[0]?.fields).toEqual([{ field_id: 4, values: null }])
    expect(account.leads[0]?.notes).toHaveLength(2)
    await account.stop()
  })

  it('are told to a webhook, signed, with all units of the lead', async () => {
    const receiver = await startReceiver(() => ({ status: 200 }))
    const call = await open({ kind: 'webhook', url: receiver.url, secret: WEBHOOK_SECRET }, 'lead-7')
    const { u101 } = crm.sample.instances
    await call('PUT', u101)
    await crm.work()
    await call('DELETE', u101)
    await crm.work()
    const messages = receiver.received.map(({ body, headers }) =>
      new Webhook(WEBHOOK_SECRET).verify(body, headers as Record<string, string>),
    )
    const unit = { id: u101, title: 'Wohnung 101, Nord' }
    expect(messages).toMatchObject([
      { type: 'lead.linked', data: { lead_id: 'lead-7', unit, linked_units: [u101], user: 'Boris [b]' } },
      { type: 'lead.unlinked', data: { lead_id: 'lead-7', unit, linked_units: [] } },
    ])
    await receiver.stop()
  })

  it('are tried again after a failure, when the queue does so, with the same id', async () => {
    let status = 500
    const receiver = await startReceiver(() => ({ status }))
    const call = await open({ kind: 'webhook', url: receiver.url, secret: WEBHOOK_SECRET }, 'lead-8')
    await call('PUT', crm.sample.instances.u101)
    const [job] = crm.takeJobs()
    if (!job) throw new Error('nothing was enqueued')
    await expect(crm.push(job)).rejects.toThrow(/^integration \d+: HTTP 500$/)
    status = 200
    await crm.push(job)
    const [first, second] = receiver.received
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id'])
    await receiver.stop()
  })

  it('wait as long as they are asked to, but not for longer than three days', async () => {
    const receiver = await startReceiver(() => ({ status: 429, headers: { 'retry-after': '60' } }))
    const call = await open({ kind: 'webhook', url: receiver.url, secret: WEBHOOK_SECRET }, 'lead-9')
    await call('PUT', crm.sample.instances.u101)
    const [job] = crm.takeJobs()
    if (!job) throw new Error('nothing was enqueued')
    await crm.push(job)
    expect(crm.takeJobs()).toEqual([job])
    const before = crm.clock.now
    crm.clock.now = new Date(before.getTime() + 4 * 24 * 60 * 60 * 1000)
    await crm.push(job)
    crm.clock.now = before
    expect(crm.takeJobs()).toEqual([])
    await receiver.stop()
  })

  it('are given up for a lead that is gone, and for an integration that wants nothing more', async () => {
    const portal = await startPortal()
    const settings = { unit_field: 'ufCrm_1' }
    const call = await open({ kind: 'bitrix24', url: portal.url, secret: PORTAL_CODE, settings }, '404')
    await call('PUT', crm.sample.instances.u101)
    await crm.work()
    expect(portal.comments).toEqual([])
    await portal.stop()
    const receiver = await startReceiver(() => json(410, {}))
    const tell = await open({ kind: 'webhook', url: receiver.url, secret: WEBHOOK_SECRET }, 'lead-10')
    await tell('PUT', crm.sample.instances.u101)
    await crm.work()
    expect((await tell('DELETE', crm.sample.instances.u101)).json()).toMatchObject({ code: 'crm_context_invalid' })
    await receiver.stop()
  })

  it('end with the truth when another change comes in the middle', async () => {
    const portal = await startPortal()
    portal.items.push({ id: 82, entityTypeId: 1, fields: {} })
    const settings = { unit_field: 'ufCrm_1', unit_field_multiple: true }
    const call = await open({ kind: 'bitrix24', url: portal.url, secret: PORTAL_CODE, settings }, '82')
    const { u101, u102 } = crm.sample.instances
    await call('PUT', u101)
    await call('PUT', u102)
    const jobs = crm.takeJobs()
    await Promise.all(jobs.map((job) => crm.push(job)))
    expect(portal.items[0]?.fields.ufCrm_1).toHaveLength(2)
    await portal.stop()
  })
})

describe.each(DATABASES)('a link on $name', ({ start }) => {
  let crm: TestCrm
  beforeAll(async () => {
    crm = await startCrm(start, { hasQueue: true })
  }, 60_000)
  afterAll(() => crm.stop())

  it('reaches the other side through the queue, after a failure too', async () => {
    const answers = [500, 200]
    const receiver = await startReceiver(() => ({ status: answers.shift() ?? 200 }))
    const { harbour: catalogue_id } = crm.sample.catalogues
    const payload = { kind: 'webhook', catalogue_id, name: 'CRM', url: receiver.url, secret: WEBHOOK_SECRET }
    const { id } = (await crm.owner({ method: 'POST', url: '/integrations', payload })).json().data
    const context = await signContext(WEBHOOK_SECRET, { integration: id, lead_id: '1' }, crm.clock.now)
    const url = `/api/v1/public/crm/lead/instances/${crm.sample.instances.u101}?first_token=harbour`
    expect((await crm.send({ method: 'PUT', url, headers: { 'x-crm': context } })).statusCode).toBe(200)
    await expect.poll(() => receiver.received.length, { timeout: 60_000 }).toBe(2)
    expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1)
    await receiver.stop()
  }, 90_000)
})
