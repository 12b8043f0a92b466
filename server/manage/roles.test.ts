import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MANAGE_OPERATIONS } from '#contract/manage-operations.ts'
import { ROLES, type Role } from '#domain/account/role.ts'
import { DATABASES } from '#server/db/databases.fixture.ts'
import { type Caller, startManage, type TestManage } from './manage.fixture.ts'

// Roles are checked before any query, so one database is enough.
const [, { start }] = DATABASES

describe('roles of keys', () => {
  let manage: TestManage
  const callers = new Map<Role, Caller>()
  beforeAll(async () => {
    manage = await startManage(start)
    for (const role of ROLES) callers.set(role, await manage.callerWith({ role }))
  })
  afterAll(() => manage.stop())

  const as = (role: Role) => callers.get(role) as Caller

  it('every call is refused to exactly the roles that the contract does not name', async () => {
    for (const [id, { method, path, roles }] of Object.entries(MANAGE_OPERATIONS)) {
      // This id does not exist, and no call accepts this body.
      const url = path.replace('/manage', '').replaceAll(/\{\w+\}/g, '999999999')
      const verb = method.toUpperCase() as 'GET' | 'POST' | 'PATCH' | 'DELETE'
      const allowed: Role[] = []
      for (const role of ROLES) {
        const answer = await as(role)(verb, url, method === 'get' ? undefined : { nobody_knows: 1 })
        if (answer.statusCode !== 403) allowed.push(role)
        else expect(answer.json(), id).toMatchObject({ code: 'forbidden', detail: expect.stringContaining(role) })
      }
      expect(allowed, id).toEqual([...roles])
    }
  })

  it('a sales key can change the status of a unit, but not its price', async () => {
    const { instances, statuses } = manage.sample
    const id = Object.values(instances)[0]
    const status = { id, status_id: statuses.reserved }
    expect((await as('sales')('PATCH', '/instances', [status])).statusCode).toBe(200)
    const answer = await as('sales')('PATCH', '/instances', [status, { id, price: 1 }])
    expect(answer.statusCode).toBe(403)
    expect(answer.json().detail).toContain('price')
    expect((await as('editor')('PATCH', '/instances', [{ id, price: 1 }])).statusCode).toBe(200)
  })

  it('an editor key can change the look of a catalogue, but not its domains or where requests go', async () => {
    const url = `/catalogues/${manage.sample.catalogues.hill}`
    expect((await as('editor')('PATCH', url, { name: { en: 'Hill top' } })).statusCode).toBe(200)
    for (const patch of [{ embed_domains: null }, { privacy: [] }, { sales: { email: 'a@b.example', lang: 'en' } }]) {
      expect((await as('editor')('PATCH', url, patch)).statusCode).toBe(403)
      expect((await as('owner')('PATCH', url, patch)).statusCode).toBe(200)
    }
  })
})
