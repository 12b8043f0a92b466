import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startCrm, type TestCrm } from '#server/crm/crm.fixture.ts'
import { DATABASES } from '#server/db/databases.fixture.ts'
import { PORTAL_CODE } from './portal.fixture.ts'

const APPLICATION_TOKEN = 'application-token-of-tests'

describe.each(DATABASES)('the placement in Bitrix24 on $name', ({ start }) => {
  let crm: TestCrm
  let leads: number
  let deals: number
  let elsewhere: number
  beforeAll(async () => {
    crm = await startCrm(start)
    leads = await add({})
    deals = await add({ settings: { entity_type_id: 2 } })
    elsewhere = await add({ catalogue_id: crm.sample.catalogues.harbour })
  })
  afterAll(() => crm.stop())

  async function add(change: object): Promise<number> {
    const payload = {
      kind: 'bitrix24',
      catalogue_id: crm.sample.catalogues.hill,
      name: 'Portal',
      url: 'https://portal.example/rest/1',
      secret: PORTAL_CODE,
      application_token: APPLICATION_TOKEN,
      ...change,
    }
    return (await crm.owner({ method: 'POST', url: '/integrations', payload })).json().data.id
  }

  function open(integration: number | string, change: Readonly<Record<string, string>> = {}) {
    const form = {
      AUTH_ID: 'a key to the portal',
      APPLICATION_TOKEN,
      PLACEMENT: 'CRM_LEAD_DETAIL_TAB',
      PLACEMENT_OPTIONS: '{"ID":"8061","URI":"/crm/lead/details/8061/"}',
      ...change,
    }
    return crm.send({
      method: 'POST',
      url: `/api/v1/public/bitrix24/placement/${integration}?DOMAIN=portal.example&PROTOCOL=1&LANG=ru&APP_SID=1`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'homes.example' },
      payload: new URLSearchParams(form).toString(),
    })
  }

  it('opens the catalogue for its lead', async () => {
    const answer = await open(leads)
    expect(answer.statusCode).toBe(303)
    expect(answer.headers['cache-control']).toBe('no-store')
    const { origin, pathname, searchParams } = new URL(String(answer.headers.location))
    expect(origin + pathname).toBe('http://homes.example/hill')
    const headers = { 'x-crm': searchParams.get('crm') ?? '' }
    const lead = await crm.send({ method: 'GET', url: '/api/v1/public/crm/lead?first_token=hill', headers })
    expect(lead.json()).toMatchObject({ data: { id: '8061', name: null, instances: [] } })
  })

  it('opens the catalogue for a deal if the integration links deals', async () => {
    expect((await open(deals, { PLACEMENT: 'CRM_DEAL_DETAIL_TAB' })).statusCode).toBe(303)
    expect((await open(deals)).statusCode).toBe(400)
  })

  it.each<[string, Readonly<Record<string, string>>]>([
    ['another token', { APPLICATION_TOKEN: 'application-token-of-other' }],
    ['no token', { APPLICATION_TOKEN: '' }],
    ['a very long token', { APPLICATION_TOKEN: 'x'.repeat(200) }],
  ])('is refused with %s', async (_, change) => {
    const answer = await open(leads, change)
    expect(answer.json()).toMatchObject({
      status: 403,
      code: 'forbidden',
      detail: 'APPLICATION_TOKEN does not match the integration',
    })
  })

  it('is refused for integrations that are of another kind, unknown, disabled, or without a token', async () => {
    const bare = await add({ application_token: null })
    const disabled = await add({ enabled: false })
    const answers = [bare, disabled, crm.sample.integrations.crm, 2_147_483_647, 999_999_999_999].map((id) => open(id))
    for (const answer of await Promise.all(answers)) expect(answer.statusCode).toBe(403)
    expect((await open(bare, { APPLICATION_TOKEN: '' })).statusCode).toBe(403)
    expect((await open('x')).statusCode).toBe(400)
  })

  it.each<[string, Readonly<Record<string, string>>]>([
    ['of something else', { PLACEMENT: 'CRM_CONTACT_DETAIL_TAB' }],
    ['without a lead', { PLACEMENT_OPTIONS: '{}' }],
    ['with an invalid lead id', { PLACEMENT_OPTIONS: '{"ID":"1; drop table"}' }],
    ['without JSON', { PLACEMENT_OPTIONS: 'nonsense' }],
  ])('is refused in a card %s', async (_, change) => {
    expect((await open(leads, change)).statusCode).toBe(400)
  })

  it('explains that the portal may not embed the catalogue', async () => {
    const answer = await open(elsewhere)
    expect(answer.statusCode).toBe(403)
    expect(answer.json().detail).toContain('add portal.example to its embed_domains')
  })

  it('refuses other content types and an empty body', async () => {
    const url = `/api/v1/public/bitrix24/placement/${leads}`
    expect((await crm.send({ method: 'POST', url })).statusCode).toBe(403)
    const headers = { 'content-type': 'text/xml' }
    expect((await crm.send({ method: 'POST', url, headers, payload: '<a/>' })).statusCode).toBe(415)
  })
})
