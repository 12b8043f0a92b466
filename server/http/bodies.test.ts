import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { API_BASE } from '#contract/api-base.ts'
import { MEDIA_TYPES } from '#contract/media.ts'
import { OPERATION_LIST } from '#contract/operations.ts'
import { createAccount, createKey } from '#server/account/key-store.ts'
import { startTestApp, type TestApp } from '#server/app.fixture.ts'
import { ANY_DATABASE, type TestDatabase } from '#server/db/databases.fixture.ts'

const BODILESS = OPERATION_LIST.flatMap(([id, { method, path, body }]) =>
  body || method === 'get' ? [] : [{ id, method, path }],
)

describe('request bodies', () => {
  let test: TestDatabase
  let server: TestApp
  let authorization: string
  beforeAll(async () => {
    test = await ANY_DATABASE.start()
    const { queries } = test.database
    authorization = `Bearer ${await createKey(queries, await createAccount(queries, 'Test'), 'test')}`
    server = await startTestApp(test)
  }, 180_000)
  afterAll(async () => {
    await server.stop()
    await test.stop()
  })

  it.each(BODILESS)('may be empty for $id, whatever the content type', async ({ method, path }) => {
    const url = `${API_BASE}${path.replaceAll(/\{\w+\}/g, '999')}?first_token=nobody`
    const send = async (headers: object) => {
      const answer = await server.app.inject({ method, url, headers: { authorization, ...headers } })
      return [answer.statusCode, answer.json().code]
    }
    const plain = await send({})
    expect([400, 415]).not.toContain(plain[0])
    expect(await send({ 'content-type': 'application/json' })).toEqual(plain)
    expect(await send({ 'content-type': 'application/json', 'content-length': '0' })).toEqual(plain)
    expect(await send({ 'content-type': 'application/x-www-form-urlencoded', 'content-length': '0' })).toEqual(plain)
  })

  it('are still required if a call needs one', async () => {
    const headers = { authorization, 'content-type': 'application/json' }
    const answer = await server.app.inject({ method: 'POST', url: `${API_BASE}/manage/previews`, headers })
    expect(answer.statusCode).toBe(400)
  })

  it.each([
    ['/manage/previews', 'Content-Type must be application/json; it is text/csv'],
    ['/manage/media?name=a', `Content-Type must be one of ${MEDIA_TYPES.join(', ')}; it is text/csv`],
  ])('of another type are refused by %s with the accepted types', async (path, detail) => {
    const headers = { authorization, 'content-type': 'text/csv' }
    const url = `${API_BASE}${path}`
    const answer = await server.app.inject({ method: 'POST', url, headers, payload: 'a;b' })
    expect(answer.json()).toMatchObject({ status: 415, detail })
  })

  it('that are missing are refused with the accepted types if a file is required', async () => {
    const url = `${API_BASE}/manage/media?name=a`
    const answer = await server.app.inject({ method: 'POST', url, headers: { authorization } })
    expect(answer.json()).toMatchObject({ status: 415, detail: expect.stringContaining('image/png') })
  })
})
