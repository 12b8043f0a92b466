import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createKey, ensureKey, findKey } from '#server/account/key-store.ts'
import { DATABASES } from '#server/db/databases.fixture.ts'
import { apiKeys } from '#server/db/tables/account.ts'
import { startManage, type TestManage } from './manage.fixture.ts'

describe.each(DATABASES)('management keys on $name', ({ start }) => {
  let manage: TestManage
  beforeAll(async () => {
    manage = await startManage(start)
  }, 60_000)
  afterAll(() => manage.stop())

  const callWith = (authorization?: string) =>
    manage.send({ url: '/api/v1/manage/catalogues', headers: authorization ? { authorization } : {} })

  it('open the account that they were made for, and are kept by nobody', async () => {
    const { queries } = manage.test.database
    const key = await createKey(queries, manage.strangerId, 'shop')
    expect(key).toMatch(/^vk_[A-Za-z0-9_-]{32}$/)
    expect(await findKey(queries, key)).toMatchObject({ accountId: manage.strangerId })
    const answer = await callWith(`Bearer ${key}`)
    expect(answer.json()).toEqual({ data: [] })
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(JSON.stringify(await queries.select().from(apiKeys))).not.toContain(key.slice(3))
  })

  it.each([
    undefined,
    'Bearer',
    'Bearer ',
    'Bearer vk_wrong',
    'Basic dnI6',
    `Bearer ${'x'.repeat(5000)}`,
    'Bearer a b',
  ])('are asked for when a call brings %j', async (authorization) => {
    const answer = await callWith(authorization)
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toMatchObject({ code: 'unauthorized' })
    expect(answer.headers).toMatchObject({ 'www-authenticate': 'Bearer', 'cache-control': 'no-store' })
  })

  it('open nothing once they are revoked', async () => {
    const { queries } = manage.test.database
    const key = await createKey(queries, manage.strangerId, 'lost')
    await queries.update(apiKeys).set({ revoked_at: new Date() }).where(eq(apiKeys.name, 'lost'))
    expect((await callWith(`bearer ${key}`)).statusCode).toBe(401)
    await ensureKey(queries, manage.strangerId, key)
    expect((await callWith(`bearer ${key}`)).statusCode).toBe(401)
  })

  it('can come from elsewhere, time and again', async () => {
    const { queries } = manage.test.database
    await ensureKey(queries, manage.strangerId, 'chosen-by-the-operator')
    await ensureKey(queries, manage.strangerId, 'chosen-by-the-operator')
    expect((await callWith('Bearer chosen-by-the-operator')).statusCode).toBe(200)
  })

  it.each(['\u0000', '\ud800'])('do not bring texts into the database that it can not keep: %j', async (text) => {
    const { statusCode } = await manage.owner('PATCH', `/catalogues/${manage.sample.catalogues.hill}`, {
      name: { en: `a${text}b` },
    })
    expect(statusCode).toBe(400)
  })
})
