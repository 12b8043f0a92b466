import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fieldOwnersAnswer } from '#contract/field-owners.ts'
import { DATABASES } from '#server/db/databases.fixture.ts'
import { type Caller, startManage, type TestManage } from '#server/manage/manage.fixture.ts'
import { isFieldOwned } from './field-owners.ts'

describe.each(DATABASES)('fields that a feed writes, on $name', ({ start }) => {
  let manage: TestManage
  let feed: Caller
  beforeAll(async () => {
    manage = await startManage(start)
    feed = await manage.callerWith({ name: 'Price feed', role: 'editor', source: 'feed' })
  }, 60_000)
  afterAll(() => manage.stop())

  const url = () => `/projects/${manage.sample.projects.harbour}/field-owners`
  const owners = async () => fieldOwnersAnswer.parse((await manage.owner('GET', url())).json()).data
  const isOwned = (field: string) => isFieldOwned(manage.test.database.queries, manage.sample.projects.harbour, field)
  const patch = (caller: Caller, values: object) =>
    caller('PATCH', '/instances', [{ id: manage.sample.instances.u101, ...values }])

  it('belong to the feed, which the history names as a feed', async () => {
    const { statuses, instances } = manage.sample
    await patch(manage.owner, { price: 90_000, tags: [] })
    expect(await owners()).toEqual([])
    expect((await patch(feed, { price: 91_000, status_id: statuses.reserved })).statusCode).toBe(200)
    expect(await owners()).toMatchObject([
      { field: 'price', key: { name: 'Price feed' }, taken: null },
      { field: 'status', key: { name: 'Price feed' }, taken: null },
    ])
    expect(await Promise.all(['price', 'status', 'status_id', 'tags'].map(isOwned))).toEqual([true, true, true, false])
    const history = (await manage.owner('GET', `/history?subject_id=${instances.u101}&limit=2`)).json().data
    expect(history.map(({ who }: { who: { kind: string } }) => who.kind)).toEqual(['feed', 'feed'])
  })

  it('are not changed by a person before somebody takes them over; other systems may', async () => {
    const { statuses } = manage.sample
    const { call: person } = await manage.personWith({ role: 'sales' })
    const refused = await patch(person, { status_id: statuses.sold })
    expect(refused.statusCode).toBe(409)
    expect(refused.json().detail).toBe('status: is written by a feed; take the field over first')
    const other = [{ id: manage.sample.instances.h2, status_id: statuses.hill_free }]
    expect((await person('PATCH', '/instances', other)).statusCode).toBe(200)
    expect((await patch(manage.owner, { status_id: statuses.reserved })).statusCode).toBe(200)
  })

  it('can be taken over: then the feed may not write them until they are given back', async () => {
    const taken = await manage.owner('POST', `${url()}/take`, { field: 'price' })
    expect(taken.json().data).toMatchObject({ field: 'price', taken: { by: { kind: 'key', name: 'test' } } })
    expect(await isOwned('price')).toBe(false)
    expect(await isOwned('status')).toBe(true)
    const refused = await patch(feed, { price: 92_000, extra_price: 5 })
    expect(refused.statusCode).toBe(422)
    expect(refused.json().faults).toMatchObject([
      { index: 0, field: 'price', reason: expect.stringContaining('taken') },
    ])
    expect((await patch(manage.owner, { price: 92_000 })).statusCode).toBe(200)
    expect((await patch(feed, { extra_price: 120_000 })).statusCode).toBe(200)
    expect((await manage.owner('POST', `${url()}/release`, { field: 'price' })).statusCode).toBe(204)
    expect((await patch(feed, { price: 93_000 })).statusCode).toBe(200)
    expect(await isOwned('price')).toBe(true)
    const history = (await manage.owner('GET', '/history?subject_kind=project&limit=2')).json().data
    expect(history.map((entry: { new: unknown }) => entry.new)).toEqual([
      { field: 'price', taken: false },
      { field: 'price', taken: true },
    ])
  })

  it('that no feed writes cannot be taken', async () => {
    expect((await manage.owner('POST', `${url()}/take`, { field: 'window_view' })).statusCode).toBe(404)
    expect((await manage.owner('POST', `${url()}/take`, { field: 'rooms' })).statusCode).toBe(400)
  })

  it('are out of reach for sales, other projects and other accounts', async () => {
    const sales = await manage.callerWith({ role: 'sales' })
    const hill = await manage.callerWith({ projects: [manage.sample.projects.hill] })
    expect((await sales('POST', `${url()}/take`, { field: 'price' })).statusCode).toBe(403)
    for (const caller of [hill, manage.stranger]) {
      expect((await caller('GET', url())).statusCode).toBe(404)
      expect((await caller('POST', `${url()}/take`, { field: 'price' })).statusCode).toBe(404)
      expect((await caller('POST', `${url()}/release`, { field: 'price' })).statusCode).toBe(404)
    }
  })

  it('do not belong to the key of a CRM, which the history names as a CRM', async () => {
    const crm = await manage.callerWith({ name: 'CRM', role: 'sales', source: 'crm' })
    const { h1 } = manage.sample.instances
    const status_id = manage.sample.statuses.hill_sold
    expect((await crm('PATCH', '/instances', [{ id: h1, status_id }])).statusCode).toBe(200)
    const [entry] = (await manage.owner('GET', `/history?subject_id=${h1}&limit=1`)).json().data
    expect(entry.who.kind).toBe('crm')
    const hill = `/projects/${manage.sample.projects.hill}/field-owners`
    expect((await manage.owner('GET', hill)).json().data).toEqual([])
  })

  it('keep their mark in lists of keys, and a key made without one is a system’s', async () => {
    const made = await manage.owner('POST', '/keys', { name: 'Feed', role: 'editor', source: 'feed' })
    const plain = await manage.owner('POST', '/keys', { name: 'Site', role: 'reader' })
    expect([made.json().data.source, plain.json().data.source]).toEqual(['feed', 'system'])
    expect((await manage.owner('POST', '/keys', { name: 'X', role: 'reader', source: 'fax' })).statusCode).toBe(400)
  })
})
