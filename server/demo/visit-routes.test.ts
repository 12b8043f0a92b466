import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_VISIT_MINUTES, MAX_DEMO_VISITS_AN_HOUR } from '#contract/demo-limits.ts'
import type { DemoVisit } from '#contract/demo-visits.ts'
import { startTestApp, type TestApp } from '#server/app.fixture.ts'
import { DATABASES, type TestDatabase } from '#server/db/databases.fixture.ts'
import { accounts, media } from '#server/db/tables/account.ts'
import { catalogues, links, partners } from '#server/db/tables/catalogue.ts'
import { demoVisits } from '#server/db/tables/demo-visit.ts'
import { history } from '#server/db/tables/history.ts'
import { projects } from '#server/db/tables/project.ts'
import { DROPPED_JOBS } from '#server/jobs/no-jobs.fixture.ts'
import { listAccounts } from '#server/operator/find-account.ts'
import { removeVisits } from './demo-visits.ts'
import { makeSmallDemo } from './small-demo.fixture.ts'

const VISITS = '/api/v1/public/demo/visits'
const MINUTE = 60_000

describe.each(DATABASES)('what visitors of the demo try out, on $name', ({ start }) => {
  let demo: Awaited<ReturnType<typeof makeSmallDemo>>
  let test: TestDatabase
  let server: TestApp
  let time = Date.parse('2026-05-04T10:00:00Z')
  let address = 0
  beforeAll(async () => {
    demo = await makeSmallDemo()
    test = await start()
    const options = { demo: 'meridian', demoVisits: true, demoDir: demo.dir, jobs: DROPPED_JOBS }
    server = await startTestApp(test, { ...options, now: () => new Date(time) })
  }, 120_000)
  afterAll(async () => {
    await server.stop()
    await test.stop()
    await demo.remove()
  })

  const call = (method: 'POST' | 'PUT' | 'GET', url: string, body?: object, from = `10.1.0.${address}`) =>
    server.app.inject({ method, url, remoteAddress: from, ...(body && { payload: body }) })
  /** Each visit is from an address of its own, unless the test is about addresses. */
  const visit = async (): Promise<DemoVisit> => {
    address += 1
    const answer = await call('POST', VISITS)
    expect(answer.statusCode, answer.body).toBe(201)
    return answer.json().data
  }
  const priceIn = async ({ token }: DemoVisit, unit: number) => {
    const { project_id } = (await call('GET', `/api/v1/public/token?first_token=${token}`)).json().data.settings
    const chess = await call('GET', `/api/v1/public/projects/${project_id}/chess?first_token=${token}`)
    const units = chess
      .json()
      .data.flatMap((estate: { sections: { storeys: { instances: object[] }[] }[] }) =>
        estate.sections.flatMap(({ storeys }) => storeys.flatMap(({ instances }) => instances)),
      )
    return units.find(({ id }: { id: number }) => id === unit)?.price
  }
  const remove = () =>
    removeVisits({
      ...server.services,
      jobs: DROPPED_JOBS,
      now: () => new Date(time),
      mails: { find: async () => [], remove: async () => 0 },
    })

  it('a price that is changed in a copy is the price of its page, and of no other copy', async () => {
    const [mine, other] = [await visit(), await visit()]
    const unit = mine.units[0] ?? 0
    expect(await priceIn(mine, unit)).toBe(100_000)
    const set = await call('PUT', `${VISITS}/${mine.visit}/units/${unit}/price`, { price: 123_000 })
    expect(set.statusCode, set.body).toBe(204)
    expect(await priceIn(mine, unit)).toBe(123_000)
    expect(await priceIn(other, other.units[0] ?? 0)).toBe(100_000)
    const foreign = await call('PUT', `${VISITS}/${other.visit}/units/${unit}/price`, { price: 5_000 })
    expect(foreign.statusCode).toBeGreaterThanOrEqual(400)
    expect(await priceIn(mine, unit)).toBe(123_000)
  })

  it('a price has to be one that a home can have', async () => {
    const { visit: secret, units } = await visit()
    for (const price of [999, 10_000_000, 1000.5, '5000', null]) {
      const answer = await call('PUT', `${VISITS}/${secret}/units/${units[0]}/price`, { price })
      expect([400, 422], String(price)).toContain(answer.statusCode)
    }
  })

  it('an agent gets a link that shows the name; the same name gets a link of its own', async () => {
    const made = await visit()
    const linkOf = async (name: string, lang = 'en') =>
      (await call('POST', `${VISITS}/${made.visit}/links`, { name, lang })).json().data.url
    const url = new URL(await linkOf(' Jörg  Müller '))
    expect(url.pathname).toBe(`/en/${made.token}/jorg-muller`)
    const page = await call('GET', url.pathname)
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('Jörg Müller')
    expect(page.body).toContain('noindex')
    expect(new URL(await linkOf('Jorg Muller', 'ru')).pathname).toBe(`/ru/${made.token}/jorg-muller-2`)
    expect(new URL(await linkOf('Ольга')).pathname).toBe(`/en/${made.token}/agent`)
    // The word is an address of the server itself.
    expect(new URL(await linkOf('Chess')).pathname).toBe(`/en/${made.token}/chess-2`)
  })

  it.each(['', 'x'.repeat(41), 'olga@agency.example', 'see cheap.homes', 'https:/'])(
    'refuses the name %j',
    async (name) => {
      const made = await visit()
      const answer = await call('POST', `${VISITS}/${made.visit}/links`, { name, lang: 'en' })
      expect([400, 422]).toContain(answer.statusCode)
      expect(await test.database.queries.select().from(partners)).not.toContainEqual(expect.objectContaining({ name }))
    },
  )

  it('an unknown copy is not found', async () => {
    const answer = await call('PUT', `${VISITS}/${'a'.repeat(22)}/units/1/price`, { price: 5000 })
    expect(answer.statusCode).toBe(404)
  })

  it('one address makes at most five copies in an hour', async () => {
    const codes: number[] = []
    for (let made = 0; made <= MAX_DEMO_VISITS_AN_HOUR; made += 1) {
      codes.push((await call('POST', VISITS, undefined, '10.9.9.9')).statusCode)
    }
    expect(codes).toEqual([...Array(MAX_DEMO_VISITS_AN_HOUR).fill(201), 429])
  })

  it('copies are no company, and end after half an hour without a trace', async () => {
    const { queries } = test.database
    const made = await visit()
    await call('POST', `${VISITS}/${made.visit}/links`, { name: 'Olga', lang: 'en' })
    expect(await listAccounts(queries)).toEqual([])
    time += DEMO_VISIT_MINUTES * MINUTE - 1
    await remove()
    expect((await call('GET', `/en/${made.token}`)).statusCode).toBe(200)
    time += 1
    const late = await call('PUT', `${VISITS}/${made.visit}/units/${made.units[0]}/price`, { price: 5000 })
    expect(late.statusCode).toBe(404)
    await remove()
    expect((await call('GET', `/en/${made.token}`)).statusCode).toBe(404)
    for (const table of [demoVisits, projects, catalogues, links, partners, media, history]) {
      expect(await queries.select().from(table)).toEqual([])
    }
    expect(await queries.select({ forVisits: accounts.for_visits }).from(accounts)).toEqual([{ forVisits: true }])
  })

  it('a server that was not told to lets nobody make copies', async () => {
    const closed = await startTestApp(test, { demo: 'meridian', demoDir: demo.dir })
    expect((await closed.app.inject({ method: 'POST', url: VISITS })).statusCode).toBe(405)
    await closed.stop()
  })
})
