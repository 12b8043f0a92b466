import { eq } from 'drizzle-orm'
import type { InjectOptions } from 'fastify'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { integrationAnswer, integrationsAnswer, integrationTestAnswer } from '#contract/integrations.ts'
import { ACCOUNT_TOKEN, startAccount } from '#server/amocrm/account.fixture.ts'
import { PORTAL_CODE, startPortal } from '#server/bitrix24/portal.fixture.ts'
import { startCrm, type TestCrm } from '#server/crm/crm.fixture.ts'
import { DATABASES } from '#server/db/databases.fixture.ts'
import { integrations } from '#server/db/tables/order.ts'
import { startReceiver } from '#server/http/outgoing.fixture.ts'
import { WEBHOOK_SECRET } from '#server/integration/attempt.fixture.ts'
import { disableIntegration, openIntegration } from '#server/integration/integration-store.ts'
import { changeData } from '#server/live/change-data.ts'
import { createSeal } from '#server/secret/seal.ts'

const OTHER_SECRET = `whsec_${Buffer.alloc(24, 9).toString('base64')}`

describe.each(DATABASES)('integrations on $name', ({ start }) => {
  let crm: TestCrm
  beforeAll(async () => {
    crm = await startCrm(start)
  })
  afterAll(() => crm.stop())

  const webhook = () => ({
    kind: 'webhook',
    catalogue_id: crm.sample.catalogues.harbour,
    name: 'Own CRM',
    url: 'https://crm.example/hook',
    secret: WEBHOOK_SECRET,
  })

  async function create(body: object): Promise<number> {
    const answer = await crm.owner({ method: 'POST', url: '/integrations', payload: body })
    expect(answer.statusCode, answer.body).toBe(201)
    return integrationAnswer.parse(answer.json()).data.id
  }

  const rowOf = async (id: number) =>
    (await crm.test.database.queries.select().from(integrations).where(eq(integrations.id, id)))[0]

  it('are stored with a sealed secret, and returned without it', async () => {
    crm.takeChanges()
    const id = await create(webhook())
    expect(crm.takeChanges()).toMatchObject([{ scope: 'catalogue', id: crm.sample.catalogues.harbour }])
    expect((await rowOf(id))?.secret).toMatch(/^v1\./)
    const list = await crm.owner({ method: 'GET', url: '/integrations' })
    expect(integrationsAnswer.parse(list.json()).data.find((each) => each.id === id)).toEqual({
      id,
      kind: 'webhook',
      catalogue_id: crm.sample.catalogues.harbour,
      name: 'Own CRM',
      enabled: true,
      url: 'https://crm.example/hook',
      settings: {},
    })
    expect(list.body).not.toContain('whsec_')
    expect(list.body).not.toContain('v1.')
  })

  it('can be opened with the secret, until they are disabled or the key changes', async () => {
    const id = await create(webhook())
    const { queries } = crm.test.database
    expect(await openIntegration(queries, crm.seal, id)).toMatchObject({ kind: 'webhook', secret: WEBHOOK_SECRET })
    expect(await openIntegration(queries, createSeal('another key of thirty-two letters'), id)).toBeNull()
    expect(await openIntegration(queries, crm.seal, 999_999_999_999)).toBeNull()
    expect(await openIntegration(queries, crm.seal, crm.sample.integrations.crm)).toBeNull()
    await crm.owner({ method: 'PATCH', url: `/integrations/${id}`, payload: { enabled: false } })
    expect(await openIntegration(queries, crm.seal, id)).toBeNull()
  })

  it('change only the given fields', async () => {
    const id = await create(webhook())
    const patch = { name: 'Renamed', secret: OTHER_SECRET }
    const answer = await crm.owner({ method: 'PATCH', url: `/integrations/${id}`, payload: patch })
    expect(answer.json().data).toMatchObject({ id, name: 'Renamed', url: 'https://crm.example/hook', enabled: true })
    expect(answer.body).not.toContain('whsec_')
    expect(await openIntegration(crm.test.database.queries, crm.seal, id)).toMatchObject({ secret: OTHER_SECRET })
  })

  it('keep the application token next to the secret', async () => {
    const bitrix24 = { ...webhook(), kind: 'bitrix24', url: 'https://portal.example/rest/1', secret: PORTAL_CODE }
    const id = await create({ ...bitrix24, application_token: 'application-token' })
    const { queries } = crm.test.database
    const opened = { secret: PORTAL_CODE, applicationToken: 'application-token' }
    expect(await openIntegration(queries, crm.seal, id)).toMatchObject(opened)
    const patch = (payload: object) => crm.owner({ method: 'PATCH', url: `/integrations/${id}`, payload })
    expect((await patch({ secret: 'zzzzzzzz12345678' })).body).not.toContain('application-token')
    expect(await openIntegration(queries, crm.seal, id)).toMatchObject({ ...opened, secret: 'zzzzzzzz12345678' })
    await patch({ application_token: null })
    expect(await openIntegration(queries, crm.seal, id)).toMatchObject({ applicationToken: null })
  })

  it('are deleted, or disabled when the receiver refuses all further events; open pages are notified of both', async () => {
    const [first, second] = [await create(webhook()), await create(webhook())]
    crm.takeChanges()
    expect((await crm.owner({ method: 'DELETE', url: `/integrations/${first}` })).statusCode).toBe(204)
    expect(await rowOf(first)).toBeUndefined()
    await changeData({ database: crm.test.database, feed: crm.feed }, async (tx) => ({
      result: null,
      subjects: await disableIntegration(tx, second),
    }))
    expect(await rowOf(second)).toMatchObject({ enabled: false })
    expect(crm.takeChanges()).toHaveLength(2)
  })

  it.each<[string, object, number, string]>([
    ['an unknown catalogue', { catalogue_id: 999_999_999_999 }, 404, 'catalogue_id'],
    ['a secret in the wrong format', { secret: 'a secret that is no webhook’s' }, 422, 'secret'],
    ['a short secret', { secret: 'short' }, 422, 'secret'],
    ['an unknown setting', { settings: { pipeline_id: 1 } }, 422, 'settings'],
    ['a password in the address', { url: 'https://user:pass@crm.example' }, 422, 'url'],
    ['another scheme', { url: 'ftp://crm.example' }, 400, 'url'],
    ['a fragment', { url: 'https://crm.example/#x' }, 422, 'url'],
    ['an unknown kind', { kind: 'hubspot' }, 400, 'kind'],
    ['an application token', { application_token: 'application-token' }, 422, 'application_token'],
    ['the code in the address', { kind: 'bitrix24', url: `https://p.example/rest/1/${PORTAL_CODE}/` }, 422, 'url'],
    [
      'an invalid code',
      { kind: 'bitrix24', url: 'https://p.example/rest/1', secret: '../../../etc/passwd' },
      422,
      'secret',
    ],
    [
      'an invalid field',
      { kind: 'bitrix24', url: 'https://p.example/rest/1', secret: PORTAL_CODE, settings: { unit_field: 'TITLE' } },
      422,
      'settings.unit_field',
    ],
    [
      'an unsupported type of items',
      { kind: 'bitrix24', url: 'https://p.example/rest/1', secret: PORTAL_CODE, settings: { entity_type_id: 3 } },
      422,
      'settings.entity_type_id',
    ],
    ['a path', { kind: 'amocrm', url: 'https://a.amocrm.ru/api' }, 422, 'url'],
    [
      'a token with a line break',
      { kind: 'amocrm', url: 'https://a.amocrm.ru', secret: 'token\r\nX-Evil: 1 and more' },
      422,
      'secret',
    ],
  ])('are refused with %s', async (_, change, status, field) => {
    const answer = await crm.owner({ method: 'POST', url: '/integrations', payload: { ...webhook(), ...change } })
    expect(answer.statusCode).toBe(status)
    expect(answer.body).toContain(field)
  })

  it.each<[InjectOptions['method'], string, object | undefined]>([
    ['PATCH', '', { name: 'x' }],
    ['DELETE', '', undefined],
    ['POST', '/test', undefined],
  ])('of another account return 404 for %s', async (method, path, payload) => {
    const url = `/integrations/${await create(webhook())}${path}`
    expect((await crm.stranger({ method, url, ...(payload && { payload }) } as InjectOptions)).statusCode).toBe(404)
    expect(
      (
        await crm.owner({
          method,
          url: `/integrations/999999999999${path}`,
          ...(payload && { payload }),
        } as InjectOptions)
      ).statusCode,
    ).toBe(404)
  })

  const tryOut = async (id: number) => {
    const answer = await crm.owner({ method: 'POST', url: `/integrations/${id}/test` })
    return integrationTestAnswer.parse(answer.json()).data
  }

  it('are tested with a signed ping', async () => {
    crm.clock.now = new Date()
    const receiver = await startReceiver(() => ({ status: 202 }))
    const id = await create({ ...webhook(), url: receiver.url, enabled: false })
    expect(await tryOut(id)).toEqual({ ok: true, status: 202, error: null })
    const [call] = receiver.received
    const message = new Webhook(WEBHOOK_SECRET).verify(call?.body ?? '', call?.headers as Record<string, string>)
    expect(message).toMatchObject({ type: 'test.ping' })
    await receiver.stop()
    expect(await tryOut(id)).toEqual({ ok: false, status: null, error: 'The host refuses connections' })
  })

  it('are tested by reading the fields of Bitrix24', async () => {
    const portal = await startPortal()
    const body = { ...webhook(), kind: 'bitrix24', url: portal.url, secret: PORTAL_CODE }
    expect(await tryOut(await create({ ...body, settings: { unit_field: 'ufCrm_1' } }))).toMatchObject({
      ok: true,
      status: 200,
    })
    const error = 'There is no field ufCrm_2'
    expect(await tryOut(await create({ ...body, settings: { unit_field: 'ufCrm_2' } }))).toEqual({
      ok: false,
      status: 200,
      error,
    })
    expect(await tryOut(await create({ ...body, secret: 'wrongwrongwrong1' }))).toMatchObject({
      ok: false,
      status: 401,
    })
    expect(portal.items).toEqual([])
    await portal.stop()
  })

  it('are tested by reading the account of amoCRM', async () => {
    const account = await startAccount()
    const body = { ...webhook(), kind: 'amocrm', url: account.url, secret: ACCOUNT_TOKEN }
    expect(await tryOut(await create(body))).toEqual({ ok: true, status: 200, error: null })
    expect(await tryOut(await create({ ...body, secret: 'another-token-here' }))).toMatchObject({
      ok: false,
      status: 401,
    })
    expect(account.received.map(({ path }) => path)).toEqual(['/api/v4/account', '/api/v4/account'])
    await account.stop()
  })
})

describe.each(DATABASES)('without permission to call private addresses, on $name', ({ start }) => {
  let crm: TestCrm
  beforeAll(async () => {
    crm = await startCrm(start, { allowPrivate: false })
  })
  afterAll(() => crm.stop())

  it.each([
    'http://crm.example',
    'https://127.0.0.1',
    'https://[::1]',
    'https://169.254.169.254',
    'https://2130706433',
  ])('no integration is stored for %s', async (url) => {
    const { harbour: catalogue_id } = crm.sample.catalogues
    const payload = { kind: 'webhook', catalogue_id, name: 'CRM', url, secret: WEBHOOK_SECRET }
    expect((await crm.owner({ method: 'POST', url: '/integrations', payload })).statusCode).toBe(422)
  })
})
