import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MAX_STAFF_VIEWS } from '#contract/staff-view-limits.ts'
import type { StaffView } from '#contract/staff-views.ts'
import type { Role } from '#domain/account/role.ts'
import { DATABASES } from '#server/db/databases.fixture.ts'
import { projects } from '#server/db/tables/project.ts'
import { staffViews } from '#server/db/tables/staff-view.ts'
import { type Caller, startManage, type TestManage } from '#server/manage/manage.fixture.ts'
import { STAFF_CHANNEL } from '#server/staff-event/announce-staff.ts'

const CONTENT = {
  base: 'available',
  sought: 'sea',
  limits: [{ column: 'price', op: 'between', values: ['400000', '500000'] }],
  group: 'storey',
  columns: ['number', 'price'],
}

describe.each(DATABASES)('saved views on $name', ({ start }) => {
  let manage: TestManage
  let url: string
  const heard: unknown[] = []
  beforeAll(async () => {
    manage = await startManage(start)
    url = `/projects/${manage.sample.projects.harbour}/views`
    await manage.test.database.listen(STAFF_CHANNEL, {
      onMessage: (text) => void heard.push(JSON.parse(text)),
      onGap: () => {},
    })
  }, 60_000)
  afterAll(() => manage.stop())

  const person = async (role: Role = 'editor') => manage.personWith({ role })
  const save = (call: Caller, name: string, shared = false, content: object = CONTENT) =>
    call('POST', url, { name, shared, content })
  const saved = async (call: Caller, name: string, shared = false): Promise<StaffView> =>
    (await save(call, name, shared)).json().data
  const namesFor = async (call: Caller): Promise<readonly string[]> =>
    (await call('GET', url)).json().data.map(({ name }: StaffView) => name)

  it('are read as they were saved, also with columns and ids that nobody knows', async () => {
    const { call } = await person('reader')
    const odd = { ...CONTENT, limits: [{ column: 'colour', op: 'like', values: ['x'] }], columns: ['colour'] }
    const { id, ...rest } = (await save(call, '  Odd ', false, odd)).json().data
    expect(rest).toEqual({ name: 'Odd', shared: false, content: odd })
    expect((await call('GET', url)).json().data).toEqual([{ id, ...rest }])
    const patched = await call('PATCH', `${url}/${id}`, { name: 'Even', content: CONTENT })
    expect(patched.json().data).toEqual({ id, name: 'Even', shared: false, content: CONTENT })
    expect((await call('DELETE', `${url}/${id}`)).statusCode).toBe(204)
    expect(await namesFor(call)).toEqual([])
  })

  it('are seen by their person alone, or shared by everybody of the project', async () => {
    const [ann, bob] = [await person(), await person('reader')]
    const own = await saved(ann.call, 'Ann’s')
    const shared = await saved(ann.call, 'For all', true)
    expect(await namesFor(bob.call)).toEqual(['For all'])
    expect(await namesFor(ann.call)).toEqual(['Ann’s', 'For all'])
    for (const [method, body] of [['PATCH', { name: 'x' }] as const, ['DELETE', undefined] as const]) {
      expect((await bob.call(method, `${url}/${own.id}`, body)).statusCode).toBe(404)
    }
    const hill = `/projects/${manage.sample.projects.hill}/views`
    expect((await ann.call('PATCH', `${hill}/${shared.id}`, { name: 'x' })).statusCode).toBe(404)
    await ann.call('DELETE', `${url}/${shared.id}`)
  })

  it('are shared and changed for all only by owners and editors', async () => {
    const [editor, sales] = [await person(), await person('sales')]
    const shared = await saved(editor.call, 'Team', true)
    const own = await saved(sales.call, 'Mine')
    const refused = await save(sales.call, 'Not mine', true)
    expect(refused.statusCode).toBe(403)
    expect(refused.json().detail).toBe('Shared views are for owners and editors; the role of the person is sales')
    expect((await sales.call('PATCH', `${url}/${own.id}`, { shared: true })).statusCode).toBe(403)
    expect((await sales.call('PATCH', `${url}/${shared.id}`, { name: 'x' })).statusCode).toBe(403)
    expect((await sales.call('PATCH', `${url}/${shared.id}`, { shared: false })).statusCode).toBe(403)
    expect((await sales.call('DELETE', `${url}/${shared.id}`)).statusCode).toBe(403)
    const other = await person('owner')
    expect((await other.call('PATCH', `${url}/${shared.id}`, { shared: false })).json().data.shared).toBe(false)
    expect(await namesFor(editor.call)).toEqual([])
    expect(await namesFor(other.call)).toEqual(['Team'])
  })

  it('tell the staff when shared ones change, and nobody of own ones', async () => {
    const { call } = await person()
    const own = await saved(call, 'Quiet')
    await call('PATCH', `${url}/${own.id}`, { name: 'Still quiet' })
    heard.length = 0
    const { id } = await saved(call, 'Loud', true)
    await call('PATCH', `${url}/${id}`, { content: { ...CONTENT, group: 'none' } })
    await call('DELETE', `${url}/${id}`)
    const project_id = manage.sample.projects.harbour
    const event = { kind: 'view', accountId: manage.sample.account, projects: [project_id], data: { project_id } }
    await expect.poll(() => heard, { timeout: 60_000 }).toEqual([event, event, event])
  })

  it('are limited in number, for each person and for the project', async () => {
    const [ann, bob] = [await person(), await person()]
    const row = {
      account_id: manage.sample.account,
      project_id: manage.sample.projects.harbour,
      name: 'One of many',
      content: CONTENT,
      created_at: new Date(),
    }
    const fill = (person_id: number | null) =>
      manage.test.database.queries
        .insert(staffViews)
        .values(Array.from({ length: MAX_STAFF_VIEWS - 1 }, () => ({ ...row, person_id })))
    await fill(ann.id)
    await fill(null)
    const answers = await Promise.all([save(ann.call, 'Last'), save(ann.call, 'Too late')])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409])
    const refused = answers.find(({ statusCode }) => statusCode === 409)
    expect(refused?.json().detail).toBe('There are already 50 own views of yours in this project: delete one first')
    const { id } = await saved(bob.call, 'Bob’s')
    expect((await bob.call('PATCH', `${url}/${id}`, { shared: true })).statusCode).toBe(200)
    const full = await save(bob.call, 'One too many', true)
    expect(full.json()).toMatchObject({
      status: 409,
      detail: 'There are already 50 shared views of this project: delete one first',
    })
    // What is there already can still be changed.
    expect((await bob.call('PATCH', `${url}/${id}`, { name: 'Renamed', shared: true })).statusCode).toBe(200)
    await manage.test.database.queries.delete(staffViews)
  })

  it('are limited in size', async () => {
    const { call } = await person()
    const refused = async (name: string, content: object = CONTENT) => {
      const { status, detail = '' } = (await save(call, name, false, content)).json()
      return `${status} ${detail}`
    }
    expect(await refused(' ')).toContain('422')
    expect(await refused('x'.repeat(61))).toContain('422')
    const values = Array.from({ length: 200 }, (_, index) => `${index}`.padEnd(150, 'x'))
    const large = { ...CONTENT, limits: [{ column: 'tags', op: 'any', values }] }
    expect(await refused('Large', large)).toBe('400 content: has to be at most 20000 characters of JSON')
    expect(await refused('Other', { ...CONTENT, colour: 'red' })).toContain('400 content: ')
  })

  it('go with their person, but shared ones stay, and all go with the project', async () => {
    const { queries } = manage.test.database
    await queries.delete(staffViews)
    const ann = await person()
    await saved(ann.call, 'Ann’s')
    await saved(ann.call, 'Of all', true)
    const owner = await person('owner')
    expect((await owner.call('DELETE', `/people/${ann.id}`)).statusCode).toBe(204)
    expect(await queries.$count(staffViews, eq(staffViews.person_id, ann.id))).toBe(0)
    expect(await namesFor(owner.call)).toEqual(['Of all'])
    const [project] = await queries
      .insert(projects)
      .values({
        account_id: manage.sample.account,
        external_id: 'short-lived',
        name: { en: 'Short-lived' },
        published: false,
        currency: 'EUR',
        price_rounding: 1,
        area_unit: 'm',
        rooms_basis: 'rooms',
      })
      .returning()
    const there = `/projects/${project?.id}/views`
    expect((await owner.call('POST', there, { name: 'There', shared: true, content: CONTENT })).statusCode).toBe(201)
    await queries.delete(projects).where(eq(projects.id, project?.id ?? 0))
    expect(await namesFor(owner.call)).toEqual(['Of all'])
    expect(await queries.$count(staffViews)).toBe(1)
  })
})
