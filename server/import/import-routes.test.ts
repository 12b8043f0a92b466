import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { importAnswer, importProgress } from '#contract/imports.ts'
import { createKey } from '#server/account/key-store.ts'
import { DATABASES } from '#server/db/databases.fixture.ts'
import { checkAnswers } from '#server/http/answers.fixture.ts'
import { problemHandlers } from '#server/http/problem-handlers.ts'
import { manageScope } from '#server/manage/manage-guard.ts'
import { type ProjectInput, sampleFile, startImport, type TestImport } from './import.fixture.ts'
import { importRoutes } from './import-routes.ts'

const URL = '/api/v1/manage/imports'

describe.each(DATABASES)('POST manage/imports on $name', ({ start }) => {
  let test: TestImport
  let app: FastifyInstance
  let key: string
  beforeAll(async () => {
    test = await startImport(start)
    app = Fastify()
    problemHandlers(app)
    checkAnswers(app)
    const { database, feed, files } = test.parts
    key = await createKey(database.queries, test.accountId, 'test')
    manageScope(app, { database, publicUrl: null, studioUrl: null, now: () => new Date() }, (scope) =>
      importRoutes(scope, { database, feed, files, publicUrl: 'https://homes.example' }),
    )
  })
  afterAll(async () => {
    await app.close()
    await test.stop()
  })

  const post = (payload: object | string, url = URL, sent = key) =>
    app.inject({
      method: 'POST',
      url,
      payload,
      headers: { authorization: `Bearer ${sent}`, 'content-type': 'application/json' },
    })

  it('refuses requests without a key before reading the body', async () => {
    const answer = await post('no json', URL, 'other')
    expect(answer.statusCode).toBe(401)
    expect(answer.headers['www-authenticate']).toBe('Bearer')
    expect(answer.json()).toMatchObject({ code: 'unauthorized' })
  })

  it('returns what an import would do, and what it did', async () => {
    const dry = await post(plainFile(), `${URL}?dry_run=1`)
    expect(importAnswer.parse(dry.json()).data).toMatchObject({ dry_run: true, project_id: null, created: 5, rows: [] })
    const done = await post(plainFile())
    expect(done.headers['cache-control']).toBe('no-store')
    expect(importAnswer.parse(done.json()).data).toMatchObject({ dry_run: false, created: 5, rows: [] })
  })

  it('streams progress line by line on request, and ends with the result or the problem', async () => {
    const tell = (payload: object) =>
      app.inject({
        method: 'POST',
        url: URL,
        payload,
        headers: { authorization: `Bearer ${key}`, accept: 'application/x-ndjson' },
      })
    const answer = await tell(plainFile())
    expect(answer.headers['content-type']).toBe('application/x-ndjson')
    const lines = answer.body
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    const steps = lines.slice(0, -1).map(({ progress }) => importProgress.parse(progress).step)
    expect(steps).toEqual(['reading', 'checking', 'comparing', 'publishing'])
    expect(importAnswer.parse(lines.at(-1)).data).toMatchObject({ dry_run: false, created: 0 })
    const refused = (await tell({ ...plainFile(), root: 'Z' })).body.trimEnd().split('\n').at(-1)
    expect(JSON.parse(refused ?? '')).toMatchObject({ problem: { code: 'import_invalid', rows: [{ path: 'root' }] } })
  })

  it('lists the errors', async () => {
    const file = { ...plainFile(), root: 'Z' }
    const answer = await post(file)
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({
      code: 'import_invalid',
      rows: [{ path: 'root', reason: 'There is no picture "Z", nor any other: add it', line: 1 }],
      warnings: [
        { path: 'catalogue' },
        { path: 'estates', reason: expect.stringMatching(/^There are no units/), line: 1 },
      ],
    })
    const dry = await post(file, `${URL}?dry_run=1`)
    expect(dry.statusCode).toBe(200)
    expect(dry.json().data.rows).toHaveLength(1)
  })

  it('lists the first thousand errors, and the number of others', async () => {
    const file = { ...plainFile(), tags: Array.from({ length: 1000 }, (_, id) => ({ id: String(id), name: 5 })) }
    const { rows } = (await post(file)).json()
    expect(rows).toHaveLength(1001)
    expect(rows.at(-1)).toEqual({ path: 'file', reason: 'Has 1000 more faults' })
  })

  it.each([
    ['no JSON', 'no json', 400, 'bad_request'],
    ['a list', '[]', 422, 'import_invalid'],
    ['a prototype', '{"__proto__": {}}', 400, 'bad_request'],
    ['very deep lists', `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, 400, 'bad_request'],
    ['a deep list alone', '['.repeat(5000) + ']'.repeat(5000), 400, 'bad_request'],
    ['deep objects in a project', `{"project":${'{"a":'.repeat(5000)}1${'}'.repeat(5001)}`, 400, 'bad_request'],
  ])('refuses %s', async (_, payload, status, code) => {
    const answer = await post(payload)
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({ code })
  })

  it('refuses flags that are neither 0 nor 1', async () => {
    for (const flag of ['dry_run', 'keep_prices', 'keep_statuses']) {
      expect((await post(plainFile(), `${URL}?${flag}=yes`)).statusCode).toBe(400)
    }
  })

  it('accepts larger bodies than other routes', async () => {
    const description = { en: '<p>long</p>'.repeat(9000), de: '<p>lang</p>'.repeat(9000) }
    const large = { ...plainFile(), tags: Array.from({ length: 1000 }, (_, id) => tagOf(id)) }
    const answer = await post({
      ...large,
      project: { ...large.project, id: 'large', description },
      junk: 'x'.repeat(2e6),
    })
    expect(answer.json()).toMatchObject({
      code: 'import_invalid',
      rows: [{ path: 'junk', reason: 'Is not a field of the format: correct its name, or remove it' }],
    })
  })
})

/** The sample without the parts that need media. */
function plainFile(): ProjectInput {
  const { statuses, layouts } = sampleFile()
  return {
    vitrine: 1,
    project: { id: 'plain', name: 'Plain', currency: 'EUR' },
    statuses,
    layouts: layouts.map(({ id, type, label, area_total }) => ({ id, type, label, area_total })),
    estates: [],
  }
}

function tagOf(id: number) {
  return { id: String(id), name: `Tag ${id}`, color: '#000000' }
}
