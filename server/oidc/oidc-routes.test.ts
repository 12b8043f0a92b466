import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createKey } from '#server/account/key-store.ts'
import { startTestApp, type TestApp } from '#server/app.fixture.ts'
import { DATABASES, type TestDatabase } from '#server/db/databases.fixture.ts'
import { insertSample } from '#server/db/sample.fixture.ts'
import { people } from '#server/db/tables/person.ts'
import { findOrCreatePerson, putMembership } from '#server/person/person-store.ts'
import { createOidcClient, type OidcClient } from './oidc-client.ts'
import { startProvider, type TestProvider } from './oidc-provider.fixture.ts'

const NOW = new Date()
const CALLBACK = '/api/v1/manage/sign-in/oidc/callback'

describe.each(DATABASES)('signing in through an identity provider on $name', ({ start }) => {
  let test: TestDatabase
  let app: TestApp
  let origin: string
  let account: number
  let provider: TestProvider
  beforeAll(async () => {
    test = await start()
    account = (await insertSample(test.database.queries)).account
    await test.database.queries.transaction(async (tx) => {
      const person = await findOrCreatePerson(tx, { email: 'anna@developer.example', name: 'Anna', lang: 'en' }, NOW)
      await putMembership(tx, { personId: person.id, accountId: account, role: 'editor', projects: null }, NOW)
      await findOrCreatePerson(tx, { email: 'gone@developer.example', name: 'Gone', lang: 'en' }, NOW)
    })
    // The provider needs our address and we need its: the client is created with the first request.
    let client: OidcClient | null = null
    const oidc: OidcClient = {
      name: 'Example Login',
      begin: (uri) => (client ?? expect.fail()).begin(uri),
      finish: (address, trip) => (client ?? expect.fail()).finish(address, trip),
    }
    app = await startTestApp(test, { oidc })
    await app.app.listen({ port: 0, host: '127.0.0.1' })
    origin = `http://localhost:${(app.app.server.address() as AddressInfo).port}`
    provider = await startProvider(origin + CALLBACK)
    client = createOidcClient({ ...provider, name: 'Example Login' })
  }, 60_000)
  afterAll(async () => {
    await app.stop()
    await provider.stop()
    await test.stop()
  })

  let cookies: Map<string, string>
  beforeEach(() => {
    cookies = new Map()
  })

  /** One step of a browser: keeps cookies by host and port, and does not follow redirects. */
  async function visit(url: string) {
    const { host } = new URL(url)
    const own = [...cookies].flatMap(([key, value]) => (key.startsWith(`${host} `) ? [value] : []))
    const answer = await fetch(url, { redirect: 'manual', headers: { cookie: own.join('; ') } })
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const [name = ''] = pair.split('=')
      if (/max-age=0|1970/i.test(line)) cookies.delete(`${host} ${name}`)
      else cookies.set(`${host} ${name}`, pair)
    }
    const location = answer.headers.get('location')
    return { status: answer.status, location: location && new URL(location, url).href }
  }

  /** Follows redirects until an address of the Studio. */
  async function follow(from: string): Promise<string> {
    let url = from
    for (let step = 0; step < 12 && !url.startsWith(`${origin}/studio`); step += 1) {
      url = (await visit(url)).location ?? expect.fail(`no redirect from ${url}`)
    }
    return url
  }

  const signInAs = async (person: Parameters<TestProvider['become']>[0]) => {
    provider.become(person)
    return follow(`${origin}/api/v1/manage/sign-in/oidc`)
  }
  const me = async () => {
    const session = cookies.get(`${new URL(origin).host} vitrine-session`) ?? ''
    return (await fetch(`${origin}/api/v1/manage/me`, { headers: { cookie: session } })).json()
  }

  it('lets a person in by a mail address that the provider vouches for, and then by its own name for them', async () => {
    const anna = { subject: 'anna-1', email: 'Anna@Developer.example', email_verified: true }
    expect(await signInAs(anna)).toBe(`${origin}/studio`)
    expect((await me()).data).toMatchObject({ email: 'anna@developer.example', role: 'editor' })
    await test.database.queries
      .update(people)
      .set({ email: 'anna@new.example' })
      .where(eq(people.email, 'anna@developer.example'))
    cookies.clear()
    expect(await signInAs(anna)).toBe(`${origin}/studio`)
    expect((await me()).data.email).toBe('anna@new.example')
  })

  it.each([
    ['an address that nobody here has', { subject: 'x', email: 'nobody@elsewhere.example', email_verified: true }],
    ['an address that the provider does not vouch for', { subject: 'y', email: 'anna@new.example' }],
    ['a person without a company', { subject: 'z', email: 'gone@developer.example', email_verified: true }],
  ])('refuses %s', async (_, person) => {
    expect(await signInAs(person)).toBe(`${origin}/studio/sign-in#oidc=unknown`)
    expect((await me()).code).toBe('unauthorized')
  })

  it('refuses an answer that this browser did not ask for', async () => {
    provider.become({ subject: 'anna-1', email: 'anna@new.example', email_verified: true })
    const began = await visit(`${origin}/api/v1/manage/sign-in/oidc`)
    let url = began.location ?? ''
    while (!url.startsWith(origin)) url = (await visit(url)).location ?? expect.fail()
    // Somebody else opens the address that the provider made for this browser.
    cookies.clear()
    expect((await visit(url)).location).toBe(`${origin}/studio/sign-in#oidc=failed`)
    // Nobody can use it with an own trip either.
    await visit(`${origin}/api/v1/manage/sign-in/oidc`)
    expect((await visit(url)).location).toBe(`${origin}/studio/sign-in#oidc=failed`)
  })

  it('refuses a second use of the same answer', async () => {
    provider.become({ subject: 'anna-1', email: 'anna@new.example', email_verified: true })
    const kept = () => new Map(cookies)
    let url = (await visit(`${origin}/api/v1/manage/sign-in/oidc`)).location ?? ''
    while (!url.startsWith(origin)) url = (await visit(url)).location ?? expect.fail()
    const before = kept()
    expect((await visit(url)).location).toBe(`${origin}/studio`)
    cookies = before
    expect((await visit(url)).location).toBe(`${origin}/studio/sign-in#oidc=failed`)
  })

  it('refuses an identity that a key of somebody else has signed', async () => {
    provider.misbehave('foreign_key')
    const anna = { subject: 'anna-1', email: 'anna@new.example', email_verified: true }
    expect(await signInAs(anna)).toBe(`${origin}/studio/sign-in#oidc=failed`)
    provider.misbehave(null)
    expect(await signInAs(anna)).toBe(`${origin}/studio`)
  })

  it('takes a browser back once, even if the provider accepts used codes', async () => {
    provider.misbehave('used_codes')
    provider.become({ subject: 'anna-1', email: 'anna@new.example', email_verified: true })
    let url = (await visit(`${origin}/api/v1/manage/sign-in/oidc`)).location ?? ''
    while (!url.startsWith(origin)) url = (await visit(url)).location ?? expect.fail()
    const kept = new Map(cookies)
    expect((await visit(url)).location).toBe(`${origin}/studio`)
    cookies = kept
    expect((await visit(url)).location).toBe(`${origin}/studio/sign-in#oidc=failed`)
    provider.misbehave(null)
  })

  it('lets no other account of the provider in by the mail address of a person, until an owner unbinds them', async () => {
    const { queries } = test.database
    const other = { subject: 'anna-2', email: 'anna@new.example', email_verified: true }
    expect(await signInAs(other)).toBe(`${origin}/studio/sign-in#oidc=unknown`)
    const [anna] = await queries.select().from(people).where(eq(people.email, other.email))
    const key = await createKey(queries, account, 'owner')
    const manage = async (method: string, path: string) => {
      const answer = await fetch(`${origin}/api/v1/manage${path}`, {
        method,
        headers: { authorization: `Bearer ${key}` },
      })
      return { status: answer.status, body: await answer.text() }
    }
    expect((await manage('GET', '/people')).body).toContain('"linked":true')
    expect((await manage('DELETE', `/people/${anna?.id}/identity`)).status).toBe(204)
    expect((await manage('DELETE', `/people/${anna?.id}/identity`)).status).toBe(404)
    expect((await manage('GET', '/people')).body).not.toContain('"linked":true')
    expect((await manage('GET', `/history?subject_kind=person&subject_id=${anna?.id}`)).body).toContain('"identity"')
    expect(await signInAs(other)).toBe(`${origin}/studio`)
    cookies.clear()
    const former = { ...other, subject: 'anna-1' }
    expect(await signInAs(former)).toBe(`${origin}/studio/sign-in#oidc=unknown`)
  })

  it('names the provider on the sign-in screen, and has no such address without one', async () => {
    const ways = await (await fetch(`${origin}/api/v1/manage/sign-in`)).json()
    expect(ways.data.oidc).toEqual({ name: 'Example Login' })
    const without = await startTestApp(test)
    const host = 'localhost'
    const answer = await without.app.inject({ url: '/api/v1/manage/sign-in/oidc', headers: { host } })
    expect(answer.statusCode).toBe(404)
    await without.stop()
  })
})
