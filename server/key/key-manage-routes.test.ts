import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createdKey, type Key, keysAnswer } from '#contract/keys.ts'
import { followManageKey } from '#server/account/first-key.ts'
import { DATABASES } from '#server/db/databases.fixture.ts'
import { startManage, TEST_NOW, type TestManage } from '#server/manage/manage.fixture.ts'

describe.each(DATABASES)('manage/keys on $name', ({ start }) => {
  let manage: TestManage
  beforeAll(async () => {
    manage = await startManage(start)
  })
  afterAll(() => manage.stop())

  const create = async (body: object) => createdKey.parse((await manage.owner('POST', '/keys', body)).json().data)
  const listed = async (): Promise<readonly Key[]> => keysAnswer.parse((await manage.owner('GET', '/keys')).json()).data
  const callWith = (key: string) =>
    manage.send({ url: '/api/v1/manage/catalogues', headers: { authorization: `Bearer ${key}` } })

  it('shows a new key once, and lists it without its text', async () => {
    const expires_at = '2026-12-31T00:00:00.000Z'
    const { hill } = manage.sample.projects
    const answer = await manage.owner('POST', '/keys', { name: 'CRM', role: 'sales', projects: [hill], expires_at })
    expect(answer.statusCode).toBe(201)
    const { key, ...shown } = createdKey.parse(answer.json().data)
    expect(shown).toMatchObject({ name: 'CRM', role: 'sales', projects: [hill], expires_at, revoked_at: null })
    expect(shown.ending).toBe(key.slice(-4))
    expect((await callWith(key)).statusCode).toBe(200)
    const list = await manage.owner('GET', '/keys')
    expect(list.body).not.toContain(key.slice(3, -4))
    expect(await listed()).toContainEqual({ ...shown, last_used_at: TEST_NOW.toISOString() })
  })

  it('stores which key created another', async () => {
    const maker = await create({ name: 'maker', role: 'owner' })
    const answer = await manage.send({
      method: 'POST',
      url: '/api/v1/manage/keys',
      headers: { authorization: `Bearer ${maker.key}` },
      payload: { name: 'made', role: 'reader' },
    })
    expect(answer.json().data).toMatchObject({ created_by: maker.id })
  })

  it('revokes a key at once, and ignores a second revocation', async () => {
    const { id, key } = await create({ name: 'lost', role: 'reader' })
    expect((await callWith(key)).statusCode).toBe(200)
    expect((await manage.owner('DELETE', `/keys/${id}`)).statusCode).toBe(204)
    expect((await callWith(key)).statusCode).toBe(401)
    expect((await manage.owner('DELETE', `/keys/${id}`)).statusCode).toBe(204)
    expect((await listed()).find((each) => each.id === id)).toMatchObject({ revoked_at: TEST_NOW.toISOString() })
    const history = await manage.owner('GET', `/history?subject_kind=key&subject_id=${id}`)
    expect(history.json().data.map((each: { new: string }) => each.new)).toEqual(['revoked', 'created'])
  })

  it('does not revoke the key of the setting MANAGE_KEY', async () => {
    const { queries } = manage.test.database
    await followManageKey(queries, 'a-value-of-the-setting', TEST_NOW)
    const key = (await listed()).find(({ from_setting }) => from_setting)
    expect(key).toMatchObject({ name: 'MANAGE_KEY', role: 'owner', ending: null })
    const answer = await manage.owner('DELETE', `/keys/${key?.id}`)
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'conflict'])
  })

  it.each([
    [{ name: 'x' }, 422],
    [{ name: ' ', role: 'reader' }, 422],
    [{ name: 'x', role: 'admin' }, 400],
    [{ name: 'x', role: 'reader', projects: [] }, 422],
    [{ name: 'x', role: 'reader', projects: [987_654] }, 404],
    [{ name: 'x', role: 'reader', expires_at: '2020-01-01T00:00:00Z' }, 422],
    [{ name: 'x', role: 'reader', expires_at: 'tomorrow' }, 400],
  ])('refuses %j with %i', async (body, status) => {
    expect((await manage.owner('POST', '/keys', body)).statusCode).toBe(status)
  })

  it('hides the keys of one account from another', async () => {
    const { id, key } = await create({ name: 'ours', role: 'reader' })
    const { data } = keysAnswer.parse((await manage.stranger('GET', '/keys')).json())
    expect(data.map(({ name }) => name)).toEqual(['test'])
    expect((await manage.stranger('DELETE', `/keys/${id}`)).statusCode).toBe(404)
    expect((await callWith(key)).statusCode).toBe(200)
    const { harbour } = manage.sample.projects
    const body = { name: 'theirs', role: 'reader', projects: [harbour] }
    expect((await manage.stranger('POST', '/keys', body)).statusCode).toBe(404)
  })

  it('lets a limited owner manage only keys of his projects', async () => {
    const { harbour, hill } = manage.sample.projects
    const narrowed = await manage.callerWith({ name: 'harbour only', projects: [harbour] })
    const make = async (projects: readonly number[] | null) =>
      (await narrowed('POST', '/keys', { name: 'x', role: 'owner', projects })).statusCode
    expect([await make([harbour]), await make([hill]), await make([harbour, hill]), await make(null)]).toEqual([
      201, 404, 404, 403,
    ])
    const { data } = keysAnswer.parse((await narrowed('GET', '/keys')).json())
    expect(data.every(({ projects }) => projects?.join() === String(harbour))).toBe(true)
    const { id } = await create({ name: 'whole', role: 'reader' })
    expect((await narrowed('DELETE', `/keys/${id}`)).statusCode).toBe(404)
  })
})
