import { eq } from 'drizzle-orm'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { crmContextAnswer, leadAnswer } from '#contract/crm.ts'
import { DATABASES } from '#server/db/databases.fixture.ts'
import { history } from '#server/db/tables/history.ts'
import { WEBHOOK_SECRET } from '#server/integration/attempt.fixture.ts'
import { startCrm, type TestCrm } from './crm.fixture.ts'
import { signContext } from './crm-context.ts'

const NOW = new Date('2026-03-01T12:00:00Z')
const OTHER_SECRET = `whsec_${Buffer.alloc(32, 9).toString('base64')}`

describe.each(DATABASES)('CRM mode on $name', ({ start }) => {
  let crm: TestCrm
  let harbour: number
  let coast: number
  let token: string
  beforeAll(async () => {
    crm = await startCrm(start)
    harbour = await addIntegration(crm.sample.catalogues.harbour)
    coast = await addIntegration(crm.sample.catalogues.coast)
  })
  beforeEach(async () => {
    crm.clock.now = NOW
    crm.takeJobs()
    token = await signContext(
      WEBHOOK_SECRET,
      { integration: harbour, lead_id: '81', lead_name: 'Анна', user: 'Boris' },
      NOW,
    )
  })
  afterAll(() => crm.stop())

  async function addIntegration(catalogue_id: number): Promise<number> {
    const payload = { kind: 'webhook', catalogue_id, name: 'CRM', url: 'https://crm.example', secret: WEBHOOK_SECRET }
    const answer = await crm.owner({ method: 'POST', url: '/integrations', payload })
    return answer.json().data.id
  }

  function call(method: 'GET' | 'PUT' | 'DELETE', path: string, context = token, first = 'harbour') {
    const headers = context ? { 'x-crm': context } : {}
    return crm.send({ method, url: `/api/v1/public/crm/lead${path}?first_token=${first}`, headers })
  }

  const linkTo = (id: number, context?: string, first?: string) => call('PUT', `/instances/${id}`, context, first)
  const unlink = (id: number, context?: string) => call('DELETE', `/instances/${id}`, context)
  const ofLead = (lead_id: string, integration = harbour) => signContext(WEBHOOK_SECRET, { integration, lead_id }, NOW)

  it('links and unlinks a unit only once when the call is repeated', async () => {
    const { u101, u202 } = crm.sample.instances
    expect((await call('GET', '')).json()).toEqual({
      data: { id: '81', name: 'Анна', field: 'list', instances: [], units: [] },
    })
    const first = await linkTo(u101)
    expect(first.statusCode).toBe(200)
    expect(first.headers['cache-control']).toBe('no-store')
    expect(leadAnswer.parse(first.json()).data.instances).toEqual([u101])
    expect((await linkTo(u101)).json()).toEqual(first.json())
    expect((await linkTo(u202)).json().data.instances.toSorted()).toEqual([u101, u202].toSorted())
    expect((await unlink(u101)).json().data.instances).toEqual([u202])
    expect((await unlink(u101)).json().data.instances).toEqual([u202])
    expect((await call('GET', '')).json().data.instances).toEqual([u202])
    // One job is left for all changes: it writes the whole list.
    expect(crm.takeJobs()).toEqual([{ integration_id: harbour, lead_id: '81' }])
  })

  it('records links in the history of a unit, without the lead', async () => {
    const { u102 } = crm.sample.instances
    const context = await ofLead('private-lead')
    await linkTo(u102, context)
    await linkTo(u102, context)
    await unlink(u102, context)
    const rows = await crm.test.database.queries.select().from(history).where(eq(history.subject_id, u102))
    const common = { account_id: crm.sample.account, who_kind: 'crm', who_id: harbour, field: 'lead_link' }
    expect(rows).toMatchObject([
      { ...common, subject_kind: 'instance', project_id: crm.sample.projects.harbour, new_value: true, at: NOW },
      { ...common, old_value: true, new_value: false },
    ])
    expect(JSON.stringify(rows)).not.toContain('private-lead')
  })

  it('shows links and unlinks that the CRM has not confirmed yet', async () => {
    const { u101, u102 } = crm.sample.instances
    const context = await ofLead('on the way')
    await linkTo(u101, context)
    await linkTo(u102, context)
    const { data } = (await unlink(u101, context)).json()
    const push = { state: 'sending', at: NOW.toISOString(), error: null }
    expect(data.units).toEqual([
      {
        instance_id: u102,
        title: 'Apartment 102, North, Entrance 1',
        requested: false,
        linked: true,
        in_crm: false,
        push,
      },
      {
        instance_id: u101,
        title: 'Apartment 101, North, Entrance 1',
        requested: false,
        linked: false,
        in_crm: false,
        push,
      },
    ])
  })

  it('links a unit once on ten simultaneous calls', async () => {
    const context = await ofLead('at once')
    const answers = await Promise.all(Array.from({ length: 10 }, () => linkTo(crm.sample.instances.u101, context)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200))
    expect(crm.takeJobs()).toHaveLength(1)
  })

  it('keeps leads separate, also those of different integrations', async () => {
    const { u101, u102, u103 } = crm.sample.instances
    await linkTo(u101, await ofLead('1'))
    await linkTo(u102, await ofLead('2'))
    await linkTo(u103, await ofLead('1', coast))
    expect((await call('GET', '', await ofLead('1'))).json().data.instances).toEqual([u101])
    expect((await call('GET', '', await ofLead('1', coast))).json().data.instances).toEqual([u103])
  })

  it.each<[string, (ids: TestCrm['sample']['instances']) => number]>([
    ['is not published', ({ u204 }) => u204],
    ['is in an unpublished estate', ({ w1 }) => w1],
    ['belongs to another catalogue', ({ h1 }) => h1],
    ['does not exist', () => 2_147_483_647],
    ['cannot exist', () => 999_999_999_999],
  ])('does not link a unit that %s', async (_, unitOf) => {
    const id = unitOf(crm.sample.instances)
    expect((await linkTo(id)).json()).toMatchObject({ status: 404, code: 'not_found' })
    expect((await unlink(id)).statusCode).toBe(404)
    expect(crm.takeJobs()).toEqual([])
  })

  it('accepts the context of a group in its catalogues, but not that of one catalogue in another', async () => {
    const ofGroup = await ofLead('group', coast)
    expect((await linkTo(crm.sample.instances.h1, ofGroup, 'hill')).statusCode).toBe(200)
    expect((await call('GET', '', ofGroup, 'coast')).json().data.instances).toEqual([crm.sample.instances.h1])
    expect((await call('GET', '', token, 'hill')).json()).toMatchObject({ status: 403, code: 'crm_context_elsewhere' })
    expect((await call('GET', '', token, 'coast')).json()).toMatchObject({ code: 'crm_context_elsewhere' })
    expect((await linkTo(crm.sample.instances.h1, token, 'hill')).json()).toMatchObject({
      code: 'crm_context_elsewhere',
    })
    const forged = await signContext(OTHER_SECRET, { integration: harbour, lead_id: '1' }, NOW)
    expect((await call('GET', '', forged, 'hill')).json()).toMatchObject({ code: 'crm_context_invalid' })
  })

  it('reports an expired context', async () => {
    crm.clock.now = new Date('2026-03-01T23:59:59Z')
    expect((await call('GET', '')).statusCode).toBe(200)
    crm.clock.now = new Date('2026-03-02T00:00:00Z')
    expect((await call('GET', '')).json()).toMatchObject({ status: 403, code: 'crm_context_expired' })
    expect((await linkTo(crm.sample.instances.u101)).json()).toMatchObject({ code: 'crm_context_expired' })
  })

  it('refuses forged and malformed contexts, after checking the token of the catalogue', async () => {
    const [head, claims, signature] = token.split('.')
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const exp = Math.floor(NOW.getTime() / 1000) + 60
    const subject = { integration: harbour, lead_id: '81', exp }
    const key = new TextEncoder().encode(WEBHOOK_SECRET)
    const forged = [
      '',
      'nonsense',
      'a.b.c',
      'x'.repeat(4096),
      `${head}.${claims}.`,
      `${head}.${encode({ ...subject, lead_id: '82' })}.${signature}`,
      `${encode({ alg: 'none' })}.${encode(subject)}.`,
      await signContext(OTHER_SECRET, subject, NOW),
      // Both expired and forged: reported as invalid, not as expired.
      await signContext(OTHER_SECRET, subject, new Date('2020-01-01')),
      await new SignJWT({ ...subject }).setProtectedHeader({ alg: 'HS512' }).sign(key),
      await new SignJWT({ integration: harbour, lead_id: '81' }).setProtectedHeader({ alg: 'HS256' }).sign(key),
      await signContext(WEBHOOK_SECRET, { integration: 2_147_483_647, lead_id: '81' }, NOW),
      await signContext(WEBHOOK_SECRET, { integration: 999_999_999_999, lead_id: '81' }, NOW),
      await signContext(WEBHOOK_SECRET, { integration: harbour, lead_id: '' }, NOW),
      await signContext('s', { integration: crm.sample.integrations.crm, lead_id: '81' }, NOW),
    ]
    for (const context of forged) {
      const answer = await linkTo(crm.sample.instances.u101, context)
      expect(answer.json(), context).toMatchObject({ status: 403, code: 'crm_context_invalid' })
    }
    expect((await call('GET', '', 'x'.repeat(4097))).statusCode).toBe(400)
    expect((await call('GET', '', token, 'nobody')).json()).toMatchObject({ code: 'token_not_found' })
    expect(crm.takeJobs()).toEqual([])
  })

  it('refuses the contexts of a disabled integration, and accepts them once it is enabled again', async () => {
    const url = `/integrations/${harbour}`
    await crm.owner({ method: 'PATCH', url, payload: { enabled: false } })
    expect((await call('GET', '')).json()).toMatchObject({ code: 'crm_context_invalid' })
    await crm.owner({ method: 'PATCH', url, payload: { enabled: true } })
    expect((await call('GET', '')).statusCode).toBe(200)
  })

  it('gives the developer’s system an address with a context', async () => {
    const payload = { integration: harbour, lead_id: 'a/b', lead_name: ' Анна\r\nПетрова ', user: 'Boris' }
    const headers = { host: 'sales.example' }
    const answer = await crm.owner({ method: 'POST', url: '/crm/contexts', payload, headers })
    expect(answer.statusCode).toBe(201)
    const { data } = crmContextAnswer.parse(answer.json())
    expect(data.url).toBe(`http://sales.example/harbour?crm=${data.token}`)
    expect((await call('GET', '', data.token)).json().data).toMatchObject({
      id: 'a/b',
      name: 'Анна Петрова',
      instances: [],
    })
  })

  it('issues a token that fits into a header, whatever the length of the names', async () => {
    const long = '\u{1f3e0}'.repeat(150)
    const payload = { integration: harbour, lead_id: 'я'.repeat(100), lead_name: long, user: long }
    const { data } = (await crm.owner({ method: 'POST', url: '/crm/contexts', payload })).json()
    expect(data.token.length).toBeLessThanOrEqual(4096)
    expect((await call('GET', '', data.token)).statusCode).toBe(200)
  })

  it.each<[string, object, number]>([
    ['an unknown integration', { integration: 999_999_999_999 }, 404],
    ['no lead', { lead_id: '' }, 422],
    ['an unknown field', { exp: 1 }, 400],
  ])('issues no context for %s', async (_, change, status) => {
    const payload = { integration: harbour, lead_id: '1', ...change }
    expect((await crm.owner({ method: 'POST', url: '/crm/contexts', payload })).statusCode).toBe(status)
  })

  it('issues no context to another account or for a disabled integration', async () => {
    const payload = { integration: harbour, lead_id: '1' }
    expect((await crm.stranger({ method: 'POST', url: '/crm/contexts', payload })).statusCode).toBe(404)
    const old = { integration: crm.sample.integrations.old, lead_id: '1' }
    expect((await crm.owner({ method: 'POST', url: '/crm/contexts', payload: old })).statusCode).toBe(422)
  })
})
