import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EstateData } from '#contract/chess.ts'
import { MANAGE_OPERATIONS } from '#contract/manage-operations.ts'
import { previewAnswer, previewsAnswer } from '#contract/previews.ts'
import type { TokenData } from '#contract/token.ts'
import { issueKey } from '#server/account/key-store.ts'
import { startTestApp, type TestApp } from '#server/app.fixture.ts'
import { DATABASES } from '#server/db/databases.fixture.ts'
import { media } from '#server/db/tables/account.ts'
import { whiteLabelDomains } from '#server/db/tables/catalogue.ts'
import { openEvents } from '#server/event/open-events.fixture.ts'
import { addCatalogue } from '#server/export/answers.fixture.ts'
import { importInto } from '#server/export/export.fixture.ts'
import { paint, sampleFile } from '#server/import/import.fixture.ts'
import { price, startPublish, type TestPublish } from './publish.fixture.ts'

describe.each(DATABASES)('a preview of a draft on $name', ({ start }) => {
  let test: TestPublish
  let server: TestApp
  let authorization: string
  let origin: string
  beforeAll(async () => {
    test = await startPublish(start)
    await addCatalogue(test.test, 'harbour', test.home.projectId)
    const draft = { name: 'k', role: 'owner', projects: null, expires_at: null, created_by: null } as const
    const { key } = await issueKey(test.deps.database.queries, test.home.accountId, draft)
    authorization = `Bearer ${key}`
    server = await startTestApp(test.test.test)
    origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
  }, 120_000)
  afterAll(async () => {
    await server.stop()
    await test.test.stop()
  })

  const manage = (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object, key = authorization) =>
    server.app.inject({
      method,
      url: `/api/v1/manage${url}`,
      headers: { authorization: key },
      ...(payload && { payload }),
    })
  const catalogueId = async () => (await manage('GET', '/catalogues')).json().data[0].id
  /** Creates a preview and opens its link, as a browser does. */
  const open = async (body: object = {}, key = authorization) => {
    const answer = await manage('POST', '/previews', { catalogue_id: await catalogueId(), ...body }, key)
    const { url, direct_url, ...preview } = previewAnswer.parse(answer.json()).data
    const { pathname, search } = new URL(url)
    const { headers } = await server.app.inject(pathname + search)
    const token = String(headers.location).slice(1)
    expect(token).toBe(new URL(direct_url).pathname.slice(1))
    return { ...preview, token }
  }
  const read = async (path: string) => (await server.app.inject(`/api/v1/public/${path}`)).json()
  const chess = async (token = 'harbour') => {
    const { data } = await read(`projects/${test.home.projectId}/chess?first_token=${token}`)
    const estates: EstateData[] = data
    const units = estates.flatMap(({ sections }) =>
      sections.flatMap(({ storeys }) => storeys.flatMap((s) => s.instances)),
    )
    return new Map(units.map((unit) => [unit.number, unit]))
  }
  const labels = async (token = 'harbour') =>
    (await read(`projects/${test.home.projectId}?first_token=${token}`)).data.layouts.map(
      ({ label }: { label: string }) => label,
    )
  // The history grows, leads need an integration, and a stream of events does not end.
  const NOT_COMPARED: readonly string[] = ['/manage/history', '/manage/crm/leads', '/manage/events']
  /** The answers of every list, of the sitemap, of the export and of visitors. */
  const everything = async () => {
    const lists = Object.values(MANAGE_OPERATIONS).filter(
      ({ method, path }) => method === 'get' && !path.includes('{') && !NOT_COMPARED.includes(path),
    )
    const answers = []
    for (const { path } of lists) {
      if (path !== '/manage/previews') answers.push([path, (await manage('GET', path.replace('/manage', ''))).body])
    }
    const id = test.home.projectId
    for (const url of [`/projects/${id}/file`, `/projects/${id}/versions`, `/projects/${id}/publications`]) {
      answers.push([url, (await manage('GET', url)).body])
    }
    for (const url of ['/sitemap.xml', '/robots.txt', '/', '/harbour', '/api/v1/public/token?first_token=harbour']) {
      const { body } = await server.app.inject(url)
      answers.push([url, body.replaceAll(/nonce="[^"]*"/g, '')])
    }
    answers.push(['chess', JSON.stringify([...(await chess())])])
    return answers
  }

  it('shows the draft with the ids of the live data, and nobody else sees anything of it', async () => {
    const before = await everything()
    const live = await chess()
    await test.edit([
      price('1', 211_000),
      { kind: 'layout', id: 'A', field: 'label', value: '3' },
      { kind: 'instance', id: 'new', field: 'exists', value: true },
      { kind: 'instance', id: 'new', field: 'parent', value: 'f1' },
      { kind: 'instance', id: 'new', field: 'number', value: '9' },
      { kind: 'instance', id: 'new', field: 'layout', value: 'A' },
      { kind: 'instance', id: 'new', field: 'status', value: 'free' },
      { kind: 'instance', id: '2', field: 'exists', value: false },
      { kind: 'catalogue', id: 'catalogue', field: 'name', value: { en: 'Draft name' } },
    ])
    const { token } = await open()
    const shown = await chess(token)
    expect([...shown.keys()].toSorted()).toEqual(['1', '3', '9'])
    expect(shown.get('1')).toEqual({ ...live.get('1'), price: 211_000 })
    expect(shown.get('3')).toEqual(live.get('3'))
    expect(await labels(token)).toContain('3')
    expect((await read(`token?first_token=${token}`)).data.settings.name).toBe('Draft name')
    const page = await server.app.inject(`/${token}`)
    expect(page.body).toContain('Draft name')
    expect(page.body).toContain('noindex')
    expect(await labels()).not.toContain('3')
    const after = await everything()
    for (const [index, answer] of before.entries()) expect(after[index]).toEqual(answer)
  })

  it('is brought up to date when it is opened again, and follows live changes', async () => {
    const { token } = await open()
    const made = (await chess(token)).get('9')?.id
    await test.edit([price('1', 212_000)])
    await test.patch([{ external_id: '3', price: 99 }])
    const shown = await chess(token)
    expect([shown.get('1')?.price, shown.get('3')?.price]).toEqual([212_000, 99])
    expect([made, shown.get('9')?.id]).toEqual([expect.any(Number), made])
    await test.publish()
    expect((await chess(token)).get('1')?.price).toBe(212_000)
    expect((await chess()).get('1')?.price).toBe(212_000)
  })

  it('is shown at its address beside the live data, in one browser', async () => {
    await test.edit([price('1', 212_500)])
    const { id, token } = await open({ minutes: 5 })
    expect((await chess(token)).get('1')?.price).toBe(212_500)
    expect((await chess(token.replace('~', '~draft.'))).get('1')?.price).toBe(212_500)
    expect((await chess('harbour~live')).get('1')?.price).toBe(212_000)
    const unit = (await chess()).get('1')?.id
    const page = async (link: string) => (await server.app.inject(`/${link}/premises/details/instance/${unit}`)).body
    expect(await page(token)).toContain('212,500')
    expect(await page('harbour~live')).toContain('212,000')
    expect((await manage('DELETE', `/previews/${id}`)).statusCode).toBe(204)
    expect(await read(`token?first_token=${token}`)).toMatchObject({ code: 'preview_expired' })
    expect(await read(`events?first_token=${token}`)).toMatchObject({ code: 'token_not_found' })
    expect((await server.app.inject(`/${token}`)).statusCode).toBe(404)
    await test.edit([price('1', 212_000)])
  })

  it('without the draft shows only the live data', async () => {
    await test.edit([price('1', 213_000)])
    const { token } = await open({ draft: false })
    expect((await chess(token)).get('1')?.price).toBe(212_000)
  })

  it('is listed until it is switched off, which closes it in open pages', async () => {
    const { id, token } = await open({ days: 90 })
    const listed = previewsAnswer.parse((await manage('GET', '/previews')).json()).data
    expect(listed.find((preview) => preview.id === id)).toMatchObject({ draft: true, ended_at: null })
    expect(JSON.stringify(listed)).not.toContain('preview=')
    const events = await openEvents(`${origin}/api/v1/public/events?first_token=${token}`)
    expect((await manage('DELETE', `/previews/${id}`)).statusCode).toBe(204)
    expect(await events.take(1)).toMatchObject([{ event: 'token' }])
    events.close()
    expect(await read(`token?first_token=${token}`)).toMatchObject({ code: 'preview_expired' })
    expect((await manage('DELETE', `/previews/${id}`)).statusCode).toBe(404)
    expect((await manage('GET', '/previews')).json().data.map((each: { id: number }) => each.id)).not.toContain(id)
  })

  it('shows no picture of another project to somebody who may see only this one', async () => {
    const { queries } = test.deps.database
    const hill = sampleFile()
    test.test.media.set('secret.png', await paint('#f00'))
    await importInto(test.test, { ...hill, project: { ...hill.project, id: 'hill', cover: 'secret.png' } })
    const [secret] = await queries.select().from(media).where(eq(media.name, 'hill/secret.png'))
    const draft = { name: 'n', role: 'editor', expires_at: null, created_by: null } as const
    const narrowed = await issueKey(queries, test.home.accountId, { ...draft, projects: [test.home.projectId] })
    const project = async (token: string) =>
      JSON.stringify(await read(`projects/${test.home.projectId}?first_token=${token}`))
    const map = { kind: 'project', id: 'project', field: 'map_image' } as const
    await test.edit([price('1', 214_000), { ...map, value: 'hill/secret.png' }])
    const own = await open()
    expect(await project(own.token)).toContain(secret?.hash)
    const limited = await open({}, `Bearer ${narrowed.key}`)
    expect(await project(limited.token)).not.toContain(secret?.hash)
    expect((await chess(limited.token)).get('1')?.price).toBe(212_000)

    await test.edit([{ ...map, value: 'hall.png' }])
    expect((await chess(limited.token)).get('1')?.price).toBe(214_000)
    expect((await chess(own.token)).get('1')?.price).toBe(214_000)
  })

  it('has the languages and the privacy policy of the draft, but not the hosts that may embed it', async () => {
    const { queries } = test.deps.database
    const policy = { catalogue_id: await catalogueId(), domain: null, privacy_url: 'https://homes.example/live' }
    await queries.insert(whiteLabelDomains).values([policy, { ...policy, domain: 'old.example' }])
    const { token: view } = await open()
    const token = async (link = 'harbour') => (await read(`token?first_token=${link}&lang=pt`)).data
    const page = (url: string) => server.app.inject({ url, headers: { 'accept-language': 'en' } })
    const shown = (data: TokenData) => [
      data.languages.map(({ name }) => name),
      data.current_lang.name,
      data.settings.default_lang.name,
      data.privacy.url,
    ]
    const framers = async (link = 'harbour') =>
      /frame-ancestors[^;]*/.exec(String((await page(`/${link}`)).headers['content-security-policy']))?.[0]
    const live = [['en'], 'en', 'en', 'https://homes.example/live']
    expect(shown(await token(view))).toEqual(live)

    const setting = { kind: 'catalogue', id: 'catalogue' } as const
    await test.edit([
      { ...setting, field: 'languages', value: ['de', 'pt'] },
      { ...setting, field: 'default_lang', value: 'de' },
      { ...setting, field: 'privacy', value: [{ domain: null, url: 'https://homes.example/draft' }] },
      { ...setting, field: 'embed_domains', value: 'any' },
    ])
    expect(shown(await token(view))).toEqual([['de', 'pt'], 'pt', 'de', 'https://homes.example/draft'])
    expect(shown(await token())).toEqual(live)
    expect((await page(`/pt/${view}`)).body).toContain('<html lang="pt-PT"')
    expect((await page(`/${view}`)).body).toContain('<html lang="de"')
    expect((await page('/pt/harbour')).body).not.toContain('<html lang="pt-PT"')
    expect(await framers(view)).toBe(await framers())

    await test.edit([{ ...setting, field: 'privacy', value: [] }])
    expect((await token(view)).privacy.url).toBeNull()
    expect(shown(await token())).toEqual(live)
  })

  it('is refused for more than 90 days', async () => {
    const body = { catalogue_id: await catalogueId(), days: 91 }
    expect((await manage('POST', '/previews', body)).statusCode).toBe(422)
  })
})
