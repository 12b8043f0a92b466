import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertPerson } from '#server/account/insert-person.fixture.ts'
import { createAccount, issueKey } from '#server/account/key-store.ts'
import { DATABASES } from '#server/db/databases.fixture.ts'
import { type OrderApp, startOrderApp } from './order.fixture.ts'

describe.each(DATABASES)('the state of a request on $name', ({ start }) => {
  let app: OrderApp
  let first: number
  let second: number
  let mila: number
  let foreign: number
  beforeAll(async () => {
    app = await startOrderApp(start)
    first = (await app.post({ instance_id: app.sample.instances.u101 })).json().data.id
    second = (await app.post({ kind: 'callback' }, { tokens: 'hill' })).json().data.id
    const { queries } = app.test.database
    mila = await insertPerson(queries, app.sample.account, { name: 'Mila', email: 'mila@coast.example' })
    const other = await createAccount(queries, 'Other')
    foreign = await insertPerson(queries, other, { name: 'Olga', email: 'olga@other.example' })
  }, 60_000)
  afterAll(() => app.stop())

  const change = (id: number, patch: object) => app.manage('PATCH', `/orders/${id}`, patch)
  const listed = async (query: string) =>
    (await app.manage('GET', `/orders${query}`)).json().data.map(({ id }: { id: number }) => id)

  it('is new at first, and is set with the person who works on it', async () => {
    expect((await app.manage('GET', '/orders')).json().data).toMatchObject([
      { id: second, state: 'new', assignee: null },
      { id: first, state: 'new', assignee: null },
    ])
    const answer = await change(first, { state: 'in_work', assignee: mila })
    expect(answer.json().data).toMatchObject({
      id: first,
      state: 'in_work',
      assignee: mila,
      deliveries: expect.any(Array),
    })
    expect((await change(first, { state: 'in_work' })).json().data).toMatchObject({ assignee: mila })
  })

  it('is in the history with ids, once for each change', async () => {
    const { data } = (await app.manage('GET', `/history?subject_kind=order&subject_id=${first}`)).json()
    expect(data).toMatchObject([
      { field: 'assignee_id', old: null, new: mila },
      { field: 'state', old: 'new', new: 'in_work' },
    ])
  })

  it('filters the list', async () => {
    expect(await listed('?order_state=new')).toEqual([second])
    expect(await listed('?order_state=in_work')).toEqual([first])
    expect(await listed('?order_state=done')).toEqual([])
    expect(await listed(`?assignee=${mila}`)).toEqual([first])
    expect(await listed('?assignee=none')).toEqual([second])
    expect((await app.manage('GET', '/orders?order_state=lost')).statusCode).toBe(400)
  })

  it('is refused with a word that does not exist, for a stranger, and for an order out of reach', async () => {
    expect((await change(first, { state: 'lost' })).statusCode).toBe(400)
    expect((await change(first, { assignee: foreign })).statusCode).toBe(404)
    expect((await change(999_999, { state: 'done' })).statusCode).toBe(404)
    const { queries } = app.test.database
    const draft = { name: 'Hill', role: 'sales', projects: [app.sample.projects.hill] } as const
    const { key } = await issueKey(queries, app.sample.account, { ...draft, expires_at: null, created_by: null })
    const asHill = (id: number) =>
      app.server.app.inject({
        method: 'PATCH',
        url: `/api/v1/manage/orders/${id}`,
        payload: { state: 'done' },
        headers: { authorization: `Bearer ${key}` },
      })
    expect((await asHill(first)).statusCode).toBe(404)
    expect((await asHill(second)).statusCode).toBe(200)
  })

  it('records the effective status of a held unit with a request', async () => {
    const { u102, u101 } = app.sample.instances
    expect((await app.manage('POST', '/holds', { id: u102, order_id: first, for_whom: 'Ivan' })).statusCode).toBe(201)
    expect((await app.manage('POST', '/holds', { id: u101, order_id: 999_999 })).statusCode).toBe(404)
    await app.post({ instance_id: u102, seen_status_id: app.sample.statuses.free })
    const [order] = (await app.manage('GET', '/orders?limit=1')).json().data
    expect(order).toMatchObject({ unit_status: { type: 2, name: 'Reserved' }, seen_status: { type: 1 } })
  })
})
