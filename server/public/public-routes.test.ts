import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chessAnswer } from '#contract/chess.ts'
import { interactiveAnswer } from '#contract/interactive.ts'
import { projectAnswer } from '#contract/projects.ts'
import { tokenAnswer } from '#contract/token.ts'
import { LANGUAGES } from '#domain/language/language.ts'
import { startTestApp, type TestApp } from '#server/app.fixture.ts'
import { DATABASES, type TestDatabase } from '#server/db/databases.fixture.ts'
import { insertSample, type Sample } from '#server/db/sample.fixture.ts'
import { projects } from '#server/db/tables/project.ts'
import { changeData } from '#server/live/change-data.ts'
import { signPreview } from '#server/preview/preview-token.ts'

const SECRET = 'a secret of tests, and of nothing else'

describe.each(DATABASES)('the public calls on $name', ({ start }) => {
  let test: TestDatabase
  let server: TestApp
  let sample: Sample
  beforeAll(async () => {
    test = await start()
    sample = await insertSample(test.database.queries)
    server = await startTestApp(test, { secretKey: SECRET })
  })
  afterAll(async () => {
    await server.stop()
    await test.stop()
  })

  const get = (path: string, headers: Record<string, string> = {}) =>
    server.app.inject({ url: `/api/v1/public/${path}`, headers })

  it('match the contract', async () => {
    const project = sample.projects.harbour
    const picture = sample.interactives.masterplan
    expect(tokenAnswer.parse((await get('token?first_token=harbour')).json())).toBeTruthy()
    expect(projectAnswer.parse((await get(`projects/${project}?first_token=harbour`)).json())).toBeTruthy()
    expect(chessAnswer.parse((await get(`projects/${project}/chess?first_token=harbour`)).json())).toBeTruthy()
    expect(
      interactiveAnswer.parse((await get(`interactive/show?first_token=harbour&id=${picture}&frame=0`)).json()),
    ).toBeTruthy()
  })

  it('return 304 if the client has the current response', async () => {
    const first = await get('token?first_token=harbour')
    const again = await get('token?first_token=harbour', { 'if-none-match': String(first.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it.each([
    'token?first_token=nobody',
    'token?first_token=meadow',
    'token?first_token=harbour&second_token=nobody',
    'token?first_token=harbour&second_token=boris',
    "token?first_token=harbour'--",
  ])('return 404 for the token of %s', async (path) => {
    const { statusCode, body } = await get(path)
    expect(statusCode).toBe(404)
    expect(JSON.parse(body)).toMatchObject({ code: 'token_not_found' })
  })

  it('do not show a project through a catalogue that does not contain it', async () => {
    const foreign = await get(`projects/${sample.projects.hill}?first_token=harbour`)
    expect(foreign.json()).toMatchObject({ code: 'not_found' })
    const member = await get(`projects/${sample.projects.hill}?first_token=coast`)
    expect(member.statusCode).toBe(200)
  })

  it('use the language of the query, then of the header, then of the catalogue', async () => {
    const arabic = String(LANGUAGES.find(({ code }) => code === 'ar')?.id)
    const langOf = async (query: string, headers?: Record<string, string>) =>
      tokenAnswer.parse((await get(`token?first_token=harbour${query}`, headers)).json()).data.current_lang.name
    expect(await langOf('&lang=de', { 'x-accept-language': arabic })).toBe('de')
    expect(await langOf('', { 'x-accept-language': arabic })).toBe('ar')
    expect(await langOf('&lang=ka')).toBe('en')
    const own = tokenAnswer.parse((await get('token?first_token=harbour')).json()).data
    expect(own.current_lang).toEqual(own.settings.default_lang)
  })

  it('contain no contact of the developer under a partner link', async () => {
    const own = tokenAnswer.parse((await get('token?first_token=harbour')).json()).data.contacts
    const partner = await get('token?first_token=harbour&second_token=anna')
    expect(partner.json().data.contacts.is_partner).toBe(true)
    for (const contact of [own.name, own.email, ...own.phones]) expect(partner.body).not.toContain(contact)
  })

  it('contain no contact of the developer in the texts of a project under a partner link', async () => {
    const id = sample.projects.harbour
    const [phone = ''] = (await get('token?first_token=harbour')).json().data.contacts.phones
    await changeData(server.services, async (tx) => {
      await tx
        .update(projects)
        .set({ description: { en: `<p>By the sea. Call ${phone}.</p>` } })
        .where(eq(projects.id, id))
      return { result: null, subjects: [{ scope: 'project', id }] }
    })
    expect((await get(`projects/${id}?first_token=harbour`)).body).toContain(phone)
    const partner = await get(`projects/${id}?first_token=harbour&second_token=anna`)
    expect(partner.body).toContain('By the sea.')
    expect(partner.body).not.toContain(phone)
  })

  it('accept a partner token in the group and in each of its catalogues', async () => {
    for (const token of ['coast', 'harbour', 'hill']) {
      expect((await get(`token?first_token=${token}&second_token=anna`)).statusCode).toBe(200)
    }
  })

  it('show unpublished data only at the address of a preview, and nothing after its end', async () => {
    const view = (catalogue: number, at = new Date()) => signPreview(SECRET, catalogue, at).token
    const ask = async (token: string) => {
      const answer = await get(`token?first_token=${token}`, { 'accept-encoding': 'br' })
      return [answer.statusCode, answer.headers['cache-control']]
    }
    const { meadow, harbour, hill } = sample.catalogues
    const address = `meadow~${view(meadow)}`
    expect(await ask(address)).toEqual([200, 'private, no-store'])
    // The same request is never answered from what was kept for others.
    expect(await ask(address)).toEqual([200, 'private, no-store'])
    expect((await ask(`harbour~${view(harbour, new Date('2026-01-01'))}`))[0]).toBe(403)
    expect((await ask('harbour~forged'))[0]).toBe(403)
    expect((await ask(`harbour~${view(hill)}`))[0]).toBe(404)
    expect((await ask('meadow'))[0]).toBe(404)
    expect((await ask('meadow~live'))[0]).toBe(404)
    expect(await ask('harbour~live')).toEqual([200, 'no-cache'])
    // The draft as visitors will see it has no unpublished units, and nobody keeps it either.
    const units = async (token: string) => {
      const { body, headers } = await get(`projects/${sample.projects.harbour}/chess?first_token=${token}`)
      return [body.includes('"204"'), headers['cache-control']]
    }
    expect(await units(`harbour~${view(harbour)}`)).toEqual([true, 'private, no-store'])
    expect(await units(`harbour~draft.${view(harbour)}`)).toEqual([false, 'private, no-store'])
    expect(await units(`harbour~draft.${view(harbour)}`)).toEqual([false, 'private, no-store'])
    expect((await ask(`meadow~draft.${view(meadow)}`))[0]).toBe(200)
    expect((await ask(`harbour~draft.${view(hill)}`))[0]).toBe(404)
    expect((await ask(`${address}&second_token=anna`))[0]).toBe(200)
    expect((await ask(`${address}&second_token=boris`))[0]).toBe(404)
  })

  it.each([
    'token?first_token=harbour&lang=xx',
    'token?first_token=harbour&first_token=hill',
    'projects/abc?first_token=harbour',
    'interactive/show?first_token=harbour&id=../../etc',
  ])('refuse %s as malformed', async (path) => {
    expect((await get(path)).json()).toMatchObject({ code: 'bad_request' })
  })

  it('are served without the database once cached', async () => {
    await get('token?first_token=hill')
    const { queries } = test.database
    Object.assign(test.database, { queries: null })
    expect((await get('token?first_token=hill')).statusCode).toBe(200)
    expect((await get('token?first_token=nobody')).statusCode).toBe(404)
    Object.assign(test.database, { queries })
  })
})
