import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { DATABASES } from '#server/db/databases.fixture.ts'
import { instances } from '#server/db/tables/building.ts'
import { orders } from '#server/db/tables/order.ts'
import { startDrafts, type TestDrafts, unitChange } from './drafts.fixture.ts'

describe.each(DATABASES)('manage/projects/{id}/draft on $name', ({ start }) => {
  let test: TestDrafts
  const held = new Set<number>()
  const owned = new Set<string>()
  beforeAll(async () => {
    test = await startDrafts(start, {
      hasHold: async (_, ids) => new Set(ids.filter((id) => held.has(id))),
      isFieldOwned: async (_, __, field) => owned.has(field),
    })
  })
  afterAll(() => test.stop())
  afterEach(async () => {
    owned.clear()
    await test.anna('DELETE', `${test.draft}/entries`, { entries: 'all' })
  })

  const change = (...changes: unknown[]) => test.anna('PATCH', test.draft, changes)
  const entries = async () => (await test.anna('GET', test.draft)).json().data
  const file = async () => (await test.anna('GET', `/projects/${test.projectId}/file?draft=1`)).json()
  const rowOf = async (own: string) => {
    const [row] = await test.test.database.queries.select().from(instances).where(eq(instances.external_id, own))
    return row?.id ?? 0
  }

  it('keeps a change out of the live data, and lists it with base, live value, author and counts', async () => {
    const before = (await test.anna('GET', `/projects/${test.projectId}/file`)).body
    test.takeChanges()
    const answer = await change(unitChange('1', 'price', 210_000, 200_000))
    expect(answer.json()).toEqual({ data: { batch: expect.any(String), changed: 1, made: [] } })
    const listed = (await test.ben('GET', test.draft)).json()
    expect(listed).toMatchObject({ next: null, counts: { changes: 1, entries: 1, kinds: { instance: 1 } } })
    expect(listed.data).toMatchObject([
      {
        kind: 'instance',
        id: '1',
        field: 'price',
        value: 210_000,
        base: 200_000,
        live: 200_000,
        conflict: null,
        by: { kind: 'key', name: 'Anna' },
        batch: answer.json().data.batch,
      },
    ])
    expect((await test.anna('GET', `/projects/${test.projectId}/file`)).body).toBe(before)
    expect(test.takeChanges()).toEqual([])
  })

  it('answers 409 with the value, name and time of somebody else, and applies the rest', async () => {
    await change(unitChange('1', 'price', 210_000, 200_000))
    const both = [unitChange('1', 'price', 220_000, 200_000), unitChange('2', 'price', 5, 200_000)]
    const none = await test.ben('PATCH', `${test.draft}?all_or_nothing=1`, both)
    expect(none.statusCode).toBe(409)
    expect(none.json()).toMatchObject({ applied: { batch: null, changed: 0 } })
    const answer = await test.ben('PATCH', test.draft, both)
    expect(answer.statusCode).toBe(409)
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/)
    expect(answer.json()).toMatchObject({
      code: 'conflict',
      conflicts: [{ id: '1', field: 'price', value: 210_000, by: { name: 'Anna' }, at: expect.any(String) }],
      applied: { changed: 1 },
    })
    expect(await entries()).toHaveLength(2)
  })

  it('answers 409 to the later of two people who change a field at the same time', async () => {
    const answers = await Promise.all([
      test.anna('PATCH', test.draft, [unitChange('1', 'price', 210_000, 200_000)]),
      test.ben('PATCH', test.draft, [unitChange('1', 'price', 220_000, 200_000)]),
    ])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const written = answers[0]?.statusCode === 200 ? 210_000 : 220_000
    expect(await entries()).toMatchObject([{ value: written }])
    const { conflicts } = answers.find(({ statusCode }) => statusCode === 409)?.json() ?? {}
    expect(conflicts).toMatchObject([{ value: written }])
  })

  it('names who changed the live value meanwhile', async () => {
    const crm = await test.callerWith({ name: 'Feed' })
    await crm('PATCH', '/instances', [{ external_id: '1', project: 'quay', price: 205_000 }])
    const { conflicts } = (await change(unitChange('1', 'price', 210_000, 200_000))).json()
    expect(conflicts).toMatchObject([{ value: 205_000, by: { kind: 'key', name: 'Feed' }, at: expect.any(String) }])
    await crm('PATCH', '/instances', [{ external_id: '1', project: 'quay', price: 200_000 }])
  })

  it('makes a unit with a random id, and exports the draft with it', async () => {
    const fields = { parent: 'f2', number: '9', layout: 'A', status: 'free', price: 99_000.5, tags: ['terrace'] }
    const answer = await change({ kind: 'instance', field: 'exists', value: true, base: false, fields })
    const [made] = answer.json().data.made
    expect(made).toMatchObject({ index: 0, kind: 'instance', id: expect.stringMatching(/^[0-9a-f-]{36}$/) })
    const { parent: _, ...unit } = fields
    expect((await file()).estates[0].sections[0].storeys[1].instances.at(-1)).toEqual({ id: made.id, ...unit })
    expect((await change(unitChange(made.id, 'status', 'sold', 'free'))).statusCode).toBe(200)
  })

  it('makes a unit and changes it in fields of a feed, which does not write it yet', async () => {
    owned.add('price').add('status')
    const fields = { parent: 'f2', number: '9', layout: 'A', status: 'free', price: 99_000 }
    const answer = await change({ kind: 'instance', field: 'exists', value: true, base: false, fields })
    const [made] = answer.json().data.made
    const changes = [unitChange(made.id, 'price', 98_000, 99_000), unitChange(made.id, 'status', 'sold', 'free')]
    expect((await change(...changes)).statusCode).toBe(200)
    const refused = await change(unitChange(made.id, 'price', 97_000, 98_000), unitChange('1', 'price', 1, 200_000))
    expect(refused.statusCode).toBe(409)
  })

  it('renumbers and moves a unit under its own id', async () => {
    await change(unitChange('1', 'number', '1a', '1'), unitChange('1', 'parent', 'f2', 'f1'))
    const [, upper] = (await file()).estates[0].sections[0].storeys
    expect(upper.instances[0]).toMatchObject({ id: '1', number: '1a' })
  })

  it('changes the order of a list, a text and a picture, and reverts single entries', async () => {
    await change(
      { kind: 'order', id: 'statuses', field: 'ids', value: ['sold', 'free'], base: ['free', 'sold'] },
      { kind: 'project', id: 'project', field: 'name', value: 'Quay', base: { en: 'Harbour', de: 'Hafen' } },
      { kind: 'frame', id: 'facade#0', field: 'image', value: 'cover.png', base: 'facade-0.png' },
    )
    const changed = await file()
    expect(changed.statuses.map(({ id }: { id: string }) => id)).toEqual(['sold', 'free'])
    expect(changed.project.name).toEqual({ en: 'Quay' })
    expect(changed.interactives[0].frames[0].image).toBe('cover.png')
    const reverted = { entries: [{ kind: 'project', id: 'project', field: 'name' }] }
    expect((await test.ben('DELETE', `${test.draft}/entries`, reverted)).json()).toMatchObject({ data: { changed: 1 } })
    expect((await file()).project.name).toEqual({ en: 'Harbour', de: 'Hafen' })
  })

  it('reports every fault in words and changes nothing', async () => {
    const answer = await change(
      unitChange('1', 'price', 'cheap', 200_000),
      unitChange('1', 'number', null, '1'),
      unitChange('1', 'colour', 'red', null),
      { kind: 'project', id: 'project', field: 'currency', value: 'USD', base: 'EUR' },
      unitChange('1', 'price', 1, 200_000),
    )
    expect(answer.statusCode).toBe(422)
    expect(answer.json().faults).toMatchObject([
      { index: 0, field: 'price', value: 'cheap', reason: 'Has to be a number, not "cheap"' },
      { index: 1, field: 'number', reason: 'is required' },
      { index: 2, field: 'colour', reason: expect.stringContaining('is not a field of instance') },
      { index: 3, field: 'currency', reason: expect.stringContaining('draft/currency') },
    ])
    const late = await change(
      unitChange('1', 'tags', ['garden'], []),
      unitChange('1', 'status', 'sold', 'free'),
      unitChange('77', 'price', 1, null),
    )
    expect(late.json().faults.map(({ reason }: { reason: string }) => reason)).toEqual([
      'is changed live by PATCH manage/instances, not in the draft',
      'does not exist, neither live nor in the draft',
      'there is no tag "garden"',
    ])
    expect(await entries()).toEqual([])
  })

  it('refuses malformed changes and values that are nested too deeply', async () => {
    const deep = (levels: number) =>
      `[{"kind":"instance","id":"1","field":"price","base":1,"value":${'['.repeat(levels)}${']'.repeat(levels)}}]`
    const json = { 'content-type': 'application/json' }
    expect((await test.anna('PATCH', test.draft, deep(40), json)).json().faults).toMatchObject([
      { reason: 'is nested too deeply' },
    ])
    expect((await test.anna('PATCH', test.draft, deep(100_000), json)).json()).toMatchObject({
      detail: 'The body is nested too deeply',
    })
    const answer = await change({ kind: 'instance', id: '1', field: 'price', value: 1 }, { kind: 'house', id: '1' }, 7)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().faults).toMatchObject([
      { index: 0, field: 'base' },
      { index: 1, field: 'kind' },
      { index: 1, field: 'field' },
      { index: 1, field: 'value' },
      { index: 1, field: 'base' },
      { index: 2, field: '', reason: 'Has to be an object, not 7' },
    ])
    const made = await change({ kind: 'tag', field: 'exists', value: true, base: false, fields: { constructor: 1 } })
    expect(made.json().faults).toMatchObject([{ field: 'fields.constructor' }])
    const long = await change({ ...unitChange('x'.repeat(101), 'exists', true, false) })
    expect(long.json().faults).toMatchObject([{ field: 'id', reason: 'has more than 100 characters' }])
    expect((await change({ kind: 'frame', id: 'facade', field: 'exists', value: true, base: false })).statusCode).toBe(
      422,
    )
  })

  it('refuses to remove a unit with an open request or a hold, also with its building', async () => {
    const { queries } = test.test.database
    await queries.insert(orders).values({
      catalogue_id: test.sample.catalogues.harbour,
      idempotency_key: 'k',
      kind: 'callback',
      instance_id: await rowOf('3'),
      name: 'N',
      phone: '+44 20 7946 0321',
      phone_normalised: '+442079460321',
      page: '/',
      lang: 'en',
      utm: {},
      tracking: {},
      is_robot: false,
      origin: 'https://homes.example',
    })
    held.add(await rowOf('1'))
    const removal = { kind: 'estate', id: 'h1', field: 'exists', value: false, base: true }
    const answer = await change(removal)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().faults.map(({ reason }: { reason: string }) => reason)).toEqual([
      'unit 1 can’t be removed: it is held',
      'unit 3 can’t be removed: it has an open request',
    ])
    expect((await change(unitChange('2', 'exists', false, true))).statusCode).toBe(200)
    held.clear()
    await queries.delete(orders)
    expect((await change(removal)).json()).toMatchObject({ data: { changed: 6 } })
    expect((await file()).estates).toEqual([])
  })

  it('undoes a batch where its values are still there, lists the rest, and undoes the undo', async () => {
    const both = await change(unitChange('1', 'price', 1, 200_000), unitChange('2', 'price', 2, 200_000))
    const { batch } = both.json().data
    await test.ben('PATCH', test.draft, [unitChange('1', 'price', 3, 1)])
    const undone = (await test.anna('POST', `${test.draft}/undo`, { batch })).json().data
    expect(undone).toMatchObject({ changed: 1, kept: [{ kind: 'instance', id: '1', field: 'price' }] })
    expect(await entries()).toMatchObject([{ id: '1', value: 3 }])
    await test.anna('POST', `${test.draft}/undo`, { batch: undone.batch })
    expect(await entries()).toHaveLength(2)
    expect((await test.anna('POST', `${test.draft}/undo`, { batch: 'none' })).statusCode).toBe(404)
  })

  it('settles a conflict with the live price by keeping one’s own value or taking the other', async () => {
    await change(unitChange('1', 'price', 210_000, 200_000))
    const setLive = (price: number) => test.owner('PATCH', '/instances', [{ external_id: '1', project: 'quay', price }])
    await setLive(205_000)
    expect(await entries()).toMatchObject([{ conflict: 'changed', live: 205_000 }])
    const settle = (keep: string) =>
      test.anna('POST', `${test.draft}/conflicts/settle`, {
        keep,
        entries: [{ kind: 'instance', id: '1', field: 'price' }],
      })
    await settle('mine')
    expect(await entries()).toMatchObject([{ conflict: null, base: 205_000, value: 210_000 }])
    await settle('theirs')
    expect(await entries()).toEqual([])
    await setLive(200_000)
  })

  it('converts all prices to another currency as one batch, unless a feed owns them', async () => {
    owned.add('price')
    const body = { mode: 'convert', currency: 'USD', rate: 1.1 }
    expect((await test.anna('POST', `${test.draft}/currency`, body)).statusCode).toBe(409)
    expect((await change(unitChange('1', 'price', 1, 200_000))).statusCode).toBe(409)
    owned.clear()
    await change(unitChange('2', 'exists', false, true))
    expect((await test.anna('POST', `${test.draft}/currency`, body)).json()).toMatchObject({ data: { changed: 4 } })
    await change(unitChange('2', 'exists', true, false))
    const changed = await file()
    expect(changed.estates[0].sections[0].storeys[0].instances[1]).toMatchObject({ id: '2', price: 220_000 })
    expect(changed.project.currency).toBe('USD')
    expect(changed.estates[0].sections[0].storeys[1].instances[0].price).toBe(385_000.61)
    const yen = await test.anna('POST', `${test.draft}/currency`, { mode: 'relabel', currency: 'JPY' })
    expect([yen.statusCode, yen.json().detail]).toEqual([422, 'price 385000.61 of unit "3": JPY has no decimals'])
  })

  it('has a history with author, act, values and batch', async () => {
    const { batch } = (await change(unitChange('1', 'price', 210_000, 200_000))).json().data
    await test.ben('DELETE', `${test.draft}/entries`, { entries: 'all' })
    const { data } = (await test.anna('GET', `${test.draft}/history?limit=2&own_id=1`)).json()
    expect(data).toMatchObject([
      { act: 'revert', by: { name: 'Ben' }, field: 'price', old: 210_000, new: 200_000 },
      { act: 'edit', by: { name: 'Anna' }, subject: { kind: 'instance', id: '1' }, old: 200_000, new: 210_000, batch },
    ])
  })

  it('is listed page by page and by field', async () => {
    await change(
      ...['1', '2', '3'].map((id) => unitChange(id, 'number', `${id}a`, id)),
      unitChange('1', 'price', 1, 200_000),
    )
    const first = (await test.anna('GET', `${test.draft}?limit=3`)).json()
    const rest = (await test.anna('GET', `${test.draft}?limit=3&before=${first.next}`)).json()
    expect([first.data.length, rest.data.length, rest.next]).toEqual([3, 1, null])
    expect(new Set([...first.data, ...rest.data].map(({ entry }: { entry: number }) => entry)).size).toBe(4)
    expect((await test.anna('GET', `${test.draft}?field=price`)).json().data).toHaveLength(1)
  })

  it('is for editors of the project only', async () => {
    const sales = await test.callerWith({ role: 'sales' })
    expect((await sales('GET', test.draft)).statusCode).toBe(403)
    expect((await test.stranger('GET', test.draft)).statusCode).toBe(404)
    const narrowed = await test.callerWith({ role: 'editor', projects: [test.sample.projects.hill] })
    expect((await narrowed('PATCH', test.draft, [unitChange('1', 'price', 1, 200_000)])).statusCode).toBe(404)
    const privacy = { kind: 'catalogue', id: 'catalogue', field: 'privacy', value: [], base: null }
    expect((await change(privacy)).statusCode).toBe(403)
  })
})
