import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { partnerAnswer, partnersAnswer } from '#contract/partners.ts'
import { createAccount } from '#server/account/key-store.ts'
import { startTestApp, type TestApp } from '#server/app.fixture.ts'
import { DATABASES, type TestDatabase } from '#server/db/databases.fixture.ts'
import { insertSample, type Sample } from '#server/db/sample.fixture.ts'
import { openEvents } from '#server/event/open-events.fixture.ts'
import { managePartners, type PartnerCaller, TEST_NOW } from './partner-manage.fixture.ts'

describe.each(DATABASES)('manage/partners on $name', ({ start }) => {
  let test: TestDatabase
  let server: TestApp
  let sample: Sample
  let owner: PartnerCaller
  let stranger: PartnerCaller
  let origin: string
  beforeAll(async () => {
    test = await start()
    sample = await insertSample(test.database.queries)
    server = await startTestApp(test)
    owner = await managePartners(server.services, sample.account)
    stranger = await managePartners(server.services, await createAccount(test.database.queries, 'Stranger'))
    origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(async () => {
    await server.stop()
    await test.stop()
  })

  const create = async (fields: object = {}) => {
    const person = { name: 'Carla', profile_type: 1, email: 'carla@bay.example' }
    const answer = await owner('POST', '', { ...person, catalogue_id: sample.catalogues.harbour, ...fields })
    expect(answer.statusCode).toBe(201)
    return partnerAnswer.parse(answer.json()).data
  }
  const show = (secondToken: string) =>
    server.app.inject(`/api/v1/public/token?first_token=harbour&second_token=${secondToken}`)

  it('list every partner with link and pictures, including revoked ones, and filter by catalogue', async () => {
    const { data } = partnersAnswer.parse((await owner('GET')).json())
    expect(data).toMatchObject([
      {
        id: sample.partners.anna,
        url: 'https://homes.example/coast/anna',
        photo: { width: 300 },
        logo: { width: 400 },
        revoked_at: null,
      },
      { id: sample.partners.boris, url: 'https://homes.example/harbour/boris', revoked_at: '2026-01-01T00:00:00.000Z' },
    ])
    const of = async (id: number) => partnersAnswer.parse((await owner('GET', `?catalogue_id=${id}`)).json()).data
    expect((await of(sample.catalogues.harbour)).map(({ name }) => name)).toEqual(['Boris'])
    expect(await of(999_999_999_999_999)).toEqual([])
    expect(partnersAnswer.parse((await stranger('GET')).json()).data).toEqual([])
  })

  it('create a link that works at once', async () => {
    const { url, token, photo } = await create({ photo_id: sample.files.portrait, name: ' Carla\r\nX: y ' })
    expect(url).toBe(`https://homes.example/harbour/${token}`)
    expect(token).toMatch(/^[\w-]{22}$/)
    expect(photo).toMatchObject({ width: 300 })
    expect((await show(token)).json()).toMatchObject({
      data: { contacts: { name: 'Carla X: y', email: 'carla@bay.example', is_partner: true } },
    })
  })

  it('send changed contacts to open pages, and nothing if nothing changed', async () => {
    const { id, token } = await create({ logo_id: sample.files.logo })
    const events = await openEvents(`${origin}/api/v1/public/events?first_token=harbour&second_token=${token}`)
    await owner('PATCH', `/${id}`, { name: 'Carla' })
    const changed = await owner('PATCH', `/${id}`, { phones: ['+382 67 999 999'], logo_id: null })
    expect(partnerAnswer.parse(changed.json()).data).toMatchObject({ phones: ['+382 67 999 999'], logo: null, token })
    expect(await events.take(1)).toMatchObject([{ event: 'token', data: { version: 2 } }])
    expect((await show(token)).json()).toMatchObject({
      data: { contacts: { phones: ['+382 67 999 999'], logo: null } },
    })
    events.close()
  })

  it('revoke a link: open pages reload and get token_not_found, like all later visitors', async () => {
    const { id, token } = await create()
    const events = await openEvents(`${origin}/api/v1/public/events?first_token=harbour&second_token=${token}`)
    const before = await show(token)
    expect((await owner('DELETE', `/${id}`)).statusCode).toBe(204)
    expect(await events.take(1)).toMatchObject([{ event: 'token' }])
    const etag = String(before.headers.etag)
    for (const headers of [{}, { 'if-none-match': etag }]) {
      const answer = await server.app.inject({
        url: `/api/v1/public/token?first_token=harbour&second_token=${token}`,
        headers,
      })
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'token_not_found'])
    }
    expect((await server.app.inject(`/harbour/${token}`)).statusCode).toBe(404)
    expect((await fetch(`${origin}/api/v1/public/events?first_token=harbour&second_token=${token}`)).status).toBe(404)
    events.close()
    const { data } = partnersAnswer.parse((await owner('GET')).json())
    expect(data.find((partner) => partner.id === id)?.revoked_at).toBe(TEST_NOW.toISOString())
    expect((await owner('DELETE', `/${id}`)).statusCode).toBe(204)
  })

  it.each([
    ['PATCH', 'another account’s', () => stranger('PATCH', `/${sample.partners.anna}`, { name: 'X' }), 404],
    ['DELETE', 'another account’s', () => stranger('DELETE', `/${sample.partners.anna}`), 404],
    ['DELETE', 'an unknown', () => owner('DELETE', '/999999999999999'), 404],
    ['DELETE', 'a word as', () => owner('DELETE', '/anna'), 400],
    ['PATCH', 'the token of', () => owner('PATCH', `/${sample.partners.anna}`, { token: 'new' }), 400],
    [
      'PATCH',
      'a video as logo of',
      () => owner('PATCH', `/${sample.partners.anna}`, { logo_id: sample.files.film }),
      422,
    ],
    ['PATCH', 'no name of', () => owner('PATCH', `/${sample.partners.anna}`, { name: ' ' }), 422],
    ['PATCH', 'a wrong e-mail of', () => owner('PATCH', `/${sample.partners.anna}`, { email: 'anna' }), 422],
    ['GET', 'a wrong catalogue of', () => owner('GET', '?catalogue_id=x'), 400],
  ] as const)('refuse to %s %s partner', async (_, __, call, status) => {
    const answer = await call()
    expect(answer.statusCode).toBe(status)
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/)
  })
})

describe('two processes on one PostgreSQL', () => {
  it('both refuse a link as soon as it is revoked, and notify their pages', async () => {
    const test = await DATABASES[1].start()
    const sample = await insertSample(test.database.queries)
    const second = await DATABASES[1].join(test)
    const [here, there] = [await startTestApp(test), await startTestApp(second)]
    const origin = await there.app.listen({ port: 0, host: '127.0.0.1' })
    const owner = await managePartners(here.services, sample.account)
    const events = await openEvents(`${origin}/api/v1/public/events?first_token=harbour&second_token=anna`)
    await owner('DELETE', `/${sample.partners.anna}`)
    expect(await events.take(1)).toMatchObject([{ event: 'token' }])
    const answer = await fetch(`${origin}/api/v1/public/token?first_token=harbour&second_token=anna`)
    expect(await answer.json()).toMatchObject({ code: 'token_not_found' })
    events.close()
    await there.stop()
    await here.stop()
    await second.stop()
    await test.stop()
  })
})
