import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MANAGE_OPERATIONS } from '#contract/manage-operations.ts'
import type { ManageOperation } from '#contract/operation.ts'
import { OWNERS_SETTINGS } from '#domain/account/owned-fields.ts'
import { ROLES, type Role } from '#domain/account/role.ts'
import { DATABASES } from '#server/db/databases.fixture.ts'
import { type Caller, startManage, type TestManage } from './manage.fixture.ts'

// Roles are checked before any query, so one database is enough.
const [, { start }] = DATABASES

describe('roles', () => {
  let manage: TestManage
  const callers = new Map<Role, Caller>()
  beforeAll(async () => {
    manage = await startManage(start)
    for (const role of ROLES) callers.set(role, await manage.callerWith({ role }))
  })
  afterAll(() => manage.stop())

  const as = (role: Role) => callers.get(role) as Caller

  /** The roles that a call is not refused to, and the reasons of the others. */
  async function tryRoles({ method, path }: ManageOperation, callerOf: (role: Role) => Caller | Promise<Caller>) {
    // This id does not exist, and no call accepts this body.
    const url = path.replace('/manage', '').replaceAll(/\{\w+\}/g, '999999999')
    const verb = method.toUpperCase() as Parameters<Caller>[0]
    const allowed: Role[] = []
    const reasons: string[] = []
    for (const role of ROLES) {
      const answer = await (await callerOf(role))(verb, url, method === 'get' ? undefined : { nobody_knows: 1 })
      if (answer.statusCode === 403) reasons.push(answer.json().detail)
      else allowed.push(role)
    }
    return { allowed, reasons }
  }

  // A stream of events does not end; its own tests cover the roles.
  const OPERATIONS = Object.entries<ManageOperation>(MANAGE_OPERATIONS).filter(
    ([, { answers }]) => !answers.some(({ type }) => type === 'text/event-stream'),
  )

  it('of keys: every call is refused to exactly the roles that the contract does not name', async () => {
    for (const [id, operation] of OPERATIONS) {
      const { allowed, reasons } = await tryRoles(operation, as)
      expect(allowed, id).toEqual(operation.isForPeople ? [] : [...operation.roles])
      for (const reason of reasons) expect(reason, id).toMatch(/of the key is \w+$|for people, not for keys$/)
    }
  })

  it('of people: every call is refused to exactly the roles that the contract does not name', async () => {
    const people = new Map<Role, Caller>()
    for (const role of ROLES) people.set(role, (await manage.personWith({ role })).call)
    // A call about the session may end it.
    const callerFor = async (role: Role) => (await manage.personWith({ role })).call
    for (const [id, operation] of OPERATIONS) {
      const { allowed, reasons } = await tryRoles(
        operation,
        operation.isForPeople ? callerFor : (role) => people.get(role) as Caller,
      )
      expect(allowed, id).toEqual([...operation.roles])
      for (const reason of reasons) expect(reason, id).toMatch(/of the person is \w+$/)
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

  const OWNERS_VALUES = {
    analytics: { metrika_id: '7', gtm_id: null, rpt: null },
    embed_domains: ['homes.example'],
    privacy: [{ domain: null, url: 'https://homes.example/privacy' }],
    retention_months: 6,
    sales: { email: 'a@b.example', lang: 'en' },
  } as const satisfies Record<(typeof OWNERS_SETTINGS)[number], unknown>

  it('an editor key can change the look of a catalogue, but no setting of owners, however it tries', async () => {
    const { catalogues, projects } = manage.sample
    const url = `/catalogues/${catalogues.hill}`
    const editor = as('editor')
    expect((await editor('PATCH', url, { name: { en: 'Hill top' } })).statusCode).toBe(200)
    const create = {
      type: 'InteractiveCatalogue',
      project_id: projects.hill,
      name: { en: 'Page' },
      sales: { email: null, lang: 'en' },
      contacts: { name: 'Desk' },
    }
    for (const field of OWNERS_SETTINGS) {
      const value = OWNERS_VALUES[field]
      const refused = [
        await editor('PATCH', url, { [field]: value }),
        await editor('POST', '/catalogues', { ...create, token: `page-${field}`, [field]: value }),
      ]
      // The import format has no retention, and drafts have no mail of requests.
      if (field !== 'retention_months' && field !== 'sales') {
        const entry = { kind: 'catalogue', id: 'catalogue', field, value, base: null }
        refused.push(await editor('PATCH', `/projects/${projects.hill}/draft`, [entry]))
        refused.push(await editor('PATCH', `/catalogues/${catalogues.coast}/draft`, [entry]))
      }
      for (const answer of refused) {
        expect(answer.statusCode, field).toBe(403)
        expect(answer.json().detail, field).toContain(field)
      }
      expect((await as('owner')('PATCH', url, { [field]: value })).statusCode, field).toBe(200)
    }
    expect((await editor('POST', '/catalogues', { ...create, token: 'page' })).statusCode).toBe(201)
  })
})
