import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { json } from '#server/bitrix24/portal.fixture.ts'
import { DATABASES } from '#server/db/databases.fixture.ts'
import { type Receiver, type ReceiverAnswer, startReceiver } from '#server/http/outgoing.fixture.ts'
import { WEBHOOK_SECRET } from '#server/integration/attempt.fixture.ts'
import { startCrm, type TestCrm } from './crm.fixture.ts'
import { signContext } from './crm-context.ts'

describe.each(DATABASES)('a webhook for links on $name', ({ start }) => {
  let crm: TestCrm
  let receiver: Receiver
  let answers: ReceiverAnswer[] = []
  beforeAll(async () => {
    crm = await startCrm(start)
    // Signatures are verified against the real clock.
    crm.clock.now = new Date()
    receiver = await startReceiver(() => answers.shift() ?? { status: 200 })
  })
  afterAll(async () => {
    await receiver.stop()
    await crm.stop()
  })

  async function open(lead_id: string) {
    const { harbour: catalogue_id } = crm.sample.catalogues
    const payload = { kind: 'webhook', catalogue_id, name: 'CRM', url: receiver.url, secret: WEBHOOK_SECRET }
    const { id } = (await crm.owner({ method: 'POST', url: '/integrations', payload })).json().data
    const context = await signContext(WEBHOOK_SECRET, { integration: id, lead_id, user: 'Boris' }, crm.clock.now)
    return (method: 'PUT' | 'DELETE', unit: number) =>
      crm.send({
        method,
        url: `/api/v1/public/crm/lead/instances/${unit}?first_token=harbour&lang=de`,
        headers: { 'x-crm': context },
      })
  }

  it('receives each link and unlink, signed and in order, and a retry under the same id', async () => {
    const { u101 } = crm.sample.instances
    const call = await open('lead-7')
    answers = [json(500, {})]
    await call('PUT', u101)
    await crm.runAll()
    await call('DELETE', u101)
    await crm.runAll()
    const messages = receiver.received.map(({ body, headers }) =>
      new Webhook(WEBHOOK_SECRET).verify(body, headers as Record<string, string>),
    )
    const unit = {
      id: u101,
      title: 'Wohnung 101, Nord, Aufgang 1',
      external_id: 'u101',
      number: '101',
      kind: 'living',
      estate: 'North',
      section: { number: 1, name: null },
      storey: 1,
    }
    const linked = {
      type: 'lead.linked',
      data: { lead_id: 'lead-7', unit, linked_units: [u101], linked_external_ids: ['u101'], user: 'Boris' },
    }
    expect(messages).toMatchObject([
      linked,
      linked,
      { type: 'lead.unlinked', data: { lead_id: 'lead-7', unit, linked_units: [] } },
    ])
    const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
    expect(ids[0]).toBe(ids[1])
    expect(ids[2]).not.toBe(ids[0])
  })

  it('disables the integration when it answers 410', async () => {
    const call = await open('lead-10')
    answers = [json(410, {})]
    await call('PUT', crm.sample.instances.u101)
    await crm.runAll()
    expect((await call('DELETE', crm.sample.instances.u101)).json()).toMatchObject({ code: 'crm_context_invalid' })
  })

  it('receives a link that an earlier release had queued', async () => {
    const call = await open('lead-11')
    await call('PUT', crm.sample.instances.u102)
    const [job] = crm.takeJobs() as { integration_id: number }[]
    const { length } = receiver.received
    const at = crm.clock.now.toISOString()
    const old = { key: 'link-old', event: 'linked', at, lead_id: 'lead-12', instance_id: 7, title: 'Old', user: null }
    await crm.push({ ...old, integration_id: job?.integration_id, lang: 'en' })
    expect(receiver.received.slice(length).map(({ headers }) => headers['webhook-id'])).toEqual(['link-old'])
  })
})

describe.each(DATABASES)('a link on $name', ({ start }) => {
  it('reaches the receiver through the real queue, also after a failure', async () => {
    const crm = await startCrm(start, { hasQueue: true })
    const answers = [500, 200]
    const receiver = await startReceiver(() => ({ status: answers.shift() ?? 200 }))
    const { harbour: catalogue_id } = crm.sample.catalogues
    const payload = { kind: 'webhook', catalogue_id, name: 'CRM', url: receiver.url, secret: WEBHOOK_SECRET }
    const { id } = (await crm.owner({ method: 'POST', url: '/integrations', payload })).json().data
    crm.clock.now = new Date()
    const context = await signContext(WEBHOOK_SECRET, { integration: id, lead_id: '1' }, crm.clock.now)
    const headers = { 'x-crm': context }
    const url = `/api/v1/public/crm/lead/instances/${crm.sample.instances.u101}?first_token=harbour`
    expect((await crm.send({ method: 'PUT', url, headers })).statusCode).toBe(200)
    await expect.poll(() => receiver.received.length, { timeout: 60_000 }).toBe(2)
    const lead = () => crm.send({ method: 'GET', url: '/api/v1/public/crm/lead?first_token=harbour', headers })
    await expect.poll(async () => (await lead()).json().data.units[0].push.state).toBe('sent')
    await receiver.stop()
    await crm.stop()
  })
})
