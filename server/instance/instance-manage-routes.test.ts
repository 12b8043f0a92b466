import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DATABASES } from '#server/db/databases.fixture.ts'
import { instances } from '#server/db/tables/building.ts'
import { projects } from '#server/db/tables/project.ts'
import { startManage, type TestManage } from '#server/manage/manage.fixture.ts'

describe.each(DATABASES)('manage/instances on $name', ({ start }) => {
  let manage: TestManage
  beforeAll(async () => {
    manage = await startManage(start)
  })
  afterAll(() => manage.stop())
  beforeEach(() => void manage.takeChanges())

  const patch = (body: unknown) => manage.owner('PATCH', '/instances', body as object)
  const stored = async (id: number) => {
    const [row] = await manage.test.database.queries.select().from(instances).where(eq(instances.id, id))
    return row
  }

  it('stores every field, and sends open pages only the changes', async () => {
    const { instances: units, statuses, promoactions, tags, projects } = manage.sample
    const change = {
      id: units.u101,
      price: 99_999.99,
      extra_price: null,
      status_id: statuses.reserved,
      promoactions: [promoactions.summer],
      tags: [],
      renovation: 6,
      window_view: null,
    }
    const answer = await patch([{ ...change, tags: [] }])
    expect(answer.json()).toEqual({ data: { changed: 1 } })
    expect(await stored(units.u101)).toMatchObject({ ...change, price: 9_999_999, tags: [], number: '101' })
    // The price of a unit that is not free is not public.
    const visible = { ...change, price: null }
    expect(manage.takeChanges()).toMatchObject([{ scope: 'chess', id: projects.harbour, changed: [visible] }])
    await patch([{ ...change, price: 100_000, tags: [tags.corner, tags.corner] }])
    expect(manage.takeChanges()).toMatchObject([{ changed: [{ id: units.u101, tags: [tags.corner] }] }])
    expect(await stored(units.u101)).toMatchObject({ tags: [tags.corner] })
  })

  it('gives a unit a ceiling height of its own, and takes it back to that of its layout', async () => {
    const { u101 } = manage.sample.instances
    await patch([{ id: u101, ceiling_height: 3.1 }])
    expect(await stored(u101)).toMatchObject({ ceiling_height: 3.1 })
    expect(manage.takeChanges()).toMatchObject([{ changed: [{ id: u101, ceiling_height: 3.1 }] }])
    await patch([{ id: u101, ceiling_height: null }])
    expect(await stored(u101)).toMatchObject({ ceiling_height: null })
    expect(manage.takeChanges()).toMatchObject([{ changed: [{ id: u101, ceiling_height: null }] }])
    for (const ceiling_height of [0, 101]) expect((await patch([{ id: u101, ceiling_height }])).statusCode).toBe(422)
  })

  it('counts and announces only units that have changed', async () => {
    const { u102, u112 } = manage.sample.instances
    const answer = await patch([
      { id: u102, price: 150_000 },
      { id: u112, price: 141_000 },
    ])
    expect(answer.json()).toEqual({ data: { changed: 1 } })
    expect(manage.takeChanges()).toMatchObject([{ changed: [{ id: u112, price: 141_000 }] }])
    expect((await patch([{ id: u112, price: 141_000 }, { id: u102 }])).json()).toEqual({ data: { changed: 0 } })
    expect(manage.takeChanges()).toEqual([])
  })

  it('refuses decimals in a currency that has none', async () => {
    const { instances: units, projects: ids } = manage.sample
    const currencyOf = (currency: 'AED' | 'JPY') =>
      manage.test.database.queries.update(projects).set({ currency }).where(eq(projects.id, ids.hill))
    await currencyOf('JPY')
    const answer = await patch([{ id: units.h1, price: 41_000_000.5 }])
    expect([answer.statusCode, answer.json().detail]).toEqual([422, '0.price: JPY has no decimals'])
    expect((await patch([{ id: units.h1, price: 41_000_000 }])).statusCode).toBe(200)
    await currencyOf('AED')
    manage.takeChanges()
  })

  it('applies several patches of a unit in order', async () => {
    const { u202 } = manage.sample.instances
    await patch([
      { id: u202, price: 1, renovation: 2 },
      { id: u202, price: 2 },
    ])
    expect(await stored(u202)).toMatchObject({ price: 200, renovation: 2 })
  })

  it('changes a status only from the one that the caller saw', async () => {
    const { u202 } = manage.sample.instances
    const own = async () => {
      const unit = (await manage.owner('GET', `/instances?limit=1000`))
        .json()
        .data.find(({ id }: { id: number }) => id === u202)
      return unit.status.external_id
    }
    const first = await own()
    const others = ['free', 'reserved', 'sold'].filter((status) => status !== first)
    const [next = '', last = ''] = others
    expect((await patch([{ id: u202, status: next, status_was: first }])).statusCode).toBe(200)
    const late = await patch([{ id: u202, status: last, status_was: first }])
    expect([late.statusCode, late.json().faults[0].reason]).toEqual([422, 'Somebody has changed the status meanwhile'])
    expect(await own()).toBe(next)
    // Sent again after a lost answer.
    expect((await patch([{ id: u202, status: next, status_was: first }])).statusCode).toBe(200)
    expect((await patch([{ id: u202, status: first, status_was: next }])).statusCode).toBe(200)
    manage.takeChanges()
  })

  it('stores a price of zero, and removes a price', async () => {
    const { s10 } = manage.sample.instances
    await patch([{ id: s10, price: 0 }])
    expect(await stored(s10)).toMatchObject({ price: 0 })
    await patch([{ id: s10, price: null }])
    expect(await stored(s10)).toMatchObject({ price: null })
    expect(manage.takeChanges()).toMatchObject([{ changed: [{ price: 0 }] }, { changed: [{ price: null }] }])
  })

  it.each(['u204', 'w1'] as const)('sends nothing to public pages about the unpublished unit %s', async (name) => {
    const answer = await patch([{ id: manage.sample.instances[name], price: 77 }])
    expect(answer.json()).toEqual({ data: { changed: 1 } })
    const changes = manage.takeChanges()
    expect(changes).toMatchObject([{ scope: 'chess', id: manage.sample.projects.harbour }])
    expect(changes[0]).not.toHaveProperty('changed')
  })

  it('does not send units of one project to pages of another', async () => {
    const { instances: units, projects } = manage.sample
    await patch([
      { id: units.h1, price: 5 },
      { id: units.p1, price: 5 },
    ])
    const changes = manage.takeChanges()
    expect(changes.map(({ id }) => id).sort()).toEqual([projects.harbour, projects.hill].sort())
    for (const change of changes) expect(change).not.toHaveProperty('changed')
  })

  it('applies all patches or none', async () => {
    const { instances: units, statuses, promoactions } = manage.sample
    const before = await stored(units.s2)
    const good = { id: units.s2, price: 1 }
    for (const [bad, status, detail] of [
      [{ id: 999_999_999 }, 404, '1.id: there is no 999999999'],
      [{ id: 999_999_999_999 }, 404, '1.id: there is no 999999999999'],
      [{ id: units.p2, status_id: statuses.hill_free }, 422, `1.status_id: the project has no status`],
      [{ id: units.p2, status_id: 999_999_999_999 }, 422, '1.status_id'],
      [{ id: units.h2, promoactions: [promoactions.spring] }, 422, '1.promoactions.0'],
      [{ id: units.p2, tags: [manage.sample.tags.corner, 0] }, 422, '1.tags.1: the project has no tag 0'],
    ] as const) {
      const answer = await patch([good, bad])
      expect(answer.statusCode).toBe(status)
      expect(answer.json().detail).toContain(detail)
    }
    expect(await stored(units.s2)).toEqual(before)
    expect(manage.takeChanges()).toEqual([])
  })

  it.each([
    ['an object in place of a list', {}, 400],
    ['an empty list', [], 400],
    ['an unknown field', [{ id: 1, storey: 5 }], 400],
    ['a negative price', [{ id: 1, price: -1 }], 422],
    ['a price with three decimals', [{ id: 1, price: 1.005 }], 400],
    ['more patches than a project has units', Array(20_001).fill({ id: 1 }), 400],
  ])('refuses %s', async (_, body, status) => {
    expect((await patch(body)).statusCode).toBe(status)
  })

  it('is closed to other accounts', async () => {
    const { u203 } = manage.sample.instances
    const before = await stored(u203)
    const answer = await manage.stranger('PATCH', '/instances', [{ id: u203, price: 1 }])
    expect(answer.statusCode).toBe(404)
    expect(answer.json().detail).toBe(`0.id: there is no ${u203}`)
    expect(await stored(u203)).toEqual(before)
  })

  it('applies concurrent patches of the same units in any order', async () => {
    const ids = Object.values(manage.sample.instances)
    const rounds = Array.from({ length: 10 }, (_, round) => {
      const body = ids.map((id) => ({ id, price: round + 1 }))
      return patch(round % 2 === 0 ? body : body.reverse())
    })
    const answers = await Promise.all(rounds)
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200))
    const prices = await Promise.all(ids.map(async (id) => (await stored(id))?.price))
    expect(new Set(prices).size).toBe(1)
  })
})
