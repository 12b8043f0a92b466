import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { followManageKey } from '#server/account/first-key.ts'
import { createKey, endKey, findKey, issueKey } from '#server/account/key-store.ts'
import { DATABASES } from '#server/db/databases.fixture.ts'
import { apiKeys } from '#server/db/tables/account.ts'
import { startManage, TEST_NOW, type TestManage } from './manage.fixture.ts'

describe.each(DATABASES)('management keys on $name', ({ start }) => {
  let manage: TestManage
  beforeAll(async () => {
    manage = await startManage(start)
  })
  afterAll(() => manage.stop())

  const callWith = (authorization?: string) =>
    manage.send({ url: '/api/v1/manage/catalogues', headers: authorization ? { authorization } : {} })

  it('open the account they were created for, and are not stored in plain text', async () => {
    const { queries } = manage.test.database
    const key = await createKey(queries, manage.strangerId, 'shop')
    expect(key).toMatch(/^vk_[A-Za-z0-9_-]{32}$/)
    const whole = { account_id: manage.strangerId, role: 'owner', projects: null }
    expect(await findKey(queries, key, TEST_NOW)).toMatchObject(whole)
    const answer = await callWith(`Bearer ${key}`)
    expect(answer.json()).toEqual({ data: [], next: null })
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
  ])('are required when a call sends %j', async (authorization) => {
    const answer = await callWith(authorization)
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toMatchObject({ code: 'unauthorized' })
    expect(answer.headers).toMatchObject({ 'www-authenticate': 'Bearer', 'cache-control': 'no-store' })
  })

  it('stop working when revoked, even as the setting MANAGE_KEY', async () => {
    const { queries } = manage.test.database
    const key = await createKey(queries, manage.strangerId, 'lost')
    const [row] = await queries.select().from(apiKeys).where(eq(apiKeys.name, 'lost'))
    await endKey(queries, row?.id ?? 0, TEST_NOW)
    expect((await callWith(`bearer ${key}`)).statusCode).toBe(401)
    await followManageKey(queries, key, TEST_NOW)
    expect((await callWith(`bearer ${key}`)).statusCode).toBe(401)
  })

  it('stop working when expired', async () => {
    const { queries } = manage.test.database
    const draft = { name: 'short', role: 'owner', projects: null, created_by: null } as const
    const [past, future] = [new Date(TEST_NOW.getTime() - 1), new Date(TEST_NOW.getTime() + 1)]
    const expired = await issueKey(queries, manage.strangerId, { ...draft, expires_at: past })
    const good = await issueKey(queries, manage.strangerId, { ...draft, expires_at: future })
    expect((await callWith(`Bearer ${expired.key}`)).statusCode).toBe(401)
    expect((await callWith(`Bearer ${good.key}`)).statusCode).toBe(200)
  })

  it('follow the setting MANAGE_KEY', async () => {
    const { queries } = manage.test.database
    const statuses = async () => {
      const answers = await Promise.all(
        ['the-first-value-of-it', 'the-second-value-of-it'].map((key) => callWith(`Bearer ${key}`)),
      )
      return answers.map(({ statusCode }) => statusCode)
    }
    await followManageKey(queries, 'the-first-value-of-it', TEST_NOW)
    await followManageKey(queries, 'the-first-value-of-it', TEST_NOW)
    expect(await statuses()).toEqual([200, 401])
    await followManageKey(queries, 'the-second-value-of-it', TEST_NOW)
    expect(await statuses()).toEqual([401, 200])
    await followManageKey(queries, 'the-first-value-of-it', TEST_NOW)
    expect(await statuses()).toEqual([200, 401])
    await followManageKey(queries, null, TEST_NOW)
    expect(await statuses()).toEqual([401, 401])
  })

  it('record their last use, at most once a minute', async () => {
    const { queries } = manage.test.database
    const draft = { name: 'busy', role: 'owner', projects: null, expires_at: null, created_by: null } as const
    const { key, row } = await issueKey(queries, manage.strangerId, draft)
    const lastUse = async () => {
      await callWith(`Bearer ${key}`)
      const [stored] = await queries.select().from(apiKeys).where(eq(apiKeys.id, row.id))
      return stored?.last_used_at
    }
    expect(await lastUse()).toEqual(TEST_NOW)
    const [recent, old] = [new Date(TEST_NOW.getTime() - 30_000), new Date(TEST_NOW.getTime() - 61_000)]
    await queries.update(apiKeys).set({ last_used_at: recent }).where(eq(apiKeys.id, row.id))
    expect(await lastUse()).toEqual(recent)
    await queries.update(apiKeys).set({ last_used_at: old }).where(eq(apiKeys.id, row.id))
    expect(await lastUse()).toEqual(TEST_NOW)
  })

  it.each(['\u0000', '\ud800'])('can not send texts that the database can not store: %j', async (text) => {
    const { statusCode } = await manage.owner('PATCH', `/catalogues/${manage.sample.catalogues.hill}`, {
      name: { en: `a${text}b` },
    })
    expect(statusCode).toBe(400)
  })
})
