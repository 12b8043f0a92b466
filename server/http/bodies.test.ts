import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { API_BASE } from '#contract/api-base.ts'
import { MEDIA_TYPES } from '#contract/media.ts'
import { OPERATION_LIST } from '#contract/operations.ts'
import { createAccount, createKey } from '#server/account/key-store.ts'
import { startTestApp, type TestApp } from '#server/app.fixture.ts'
import { DATABASES, type TestDatabase } from '#server/db/databases.fixture.ts'

const BODILESS = OPERATION_LIST.flatMap(([id, { method, path, body }]) =>
  body || method === 'get' ? [] : [{ id, method, path }],
)

describe('bodies of calls', () => {
  let test: TestDatabase
  let server: TestApp
  let authorization: string
  beforeAll(async () => {
    test = await DATABASES[0].start()
    const { queries } = test.database
    authorization = `Bearer ${await createKey(queries, await createAccount(queries, 'Test'), 'test')}`
    server = await startTestApp(test)
  }, 180_000)
  afterAll(async () => {
    await server.stop()
    await test.stop()
  })

  it.each(BODILESS)('$id takes an empty one, whatever type it is called', async ({ method, path }) => {
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

  it('still have to be there where a call needs one', async () => {
    const headers = { authorization, 'content-type': 'application/json' }
    const answer = await server.app.inject({ method: 'POST', url: `${API_BASE}/manage/previews`, headers })
    expect(answer.statusCode).toBe(400)
  })

  it.each([
    ['/manage/previews', 'Content-Type has to be application/json; it is text/csv'],
    ['/manage/media?name=a', `Content-Type has to be one of ${MEDIA_TYPES.join(', ')}; it is text/csv`],
  ])('of a type that %s does not take are refused with the types that it takes', async (path, detail) => {
    const headers = { authorization, 'content-type': 'text/csv' }
    const url = `${API_BASE}${path}`
    const answer = await server.app.inject({ method: 'POST', url, headers, payload: 'a;b' })
    expect(answer.json()).toMatchObject({ status: 415, detail })
  })

  it('that are missing where a file is wanted are told so', async () => {
    const url = `${API_BASE}/manage/media?name=a`
    const answer = await server.app.inject({ method: 'POST', url, headers: { authorization } })
    expect(answer.json()).toMatchObject({ status: 415, detail: expect.stringContaining('image/png') })
  })
})
