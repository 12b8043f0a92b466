import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { instancesAnswer, type ManagedInstance } from '#contract/instances.ts'
import { DATABASES } from '#server/db/databases.fixture.ts'
import { instances } from '#server/db/tables/building.ts'
import { startManage, type TestManage } from '#server/manage/manage.fixture.ts'

// The external id of each unit is its name in the sample.
describe.each(DATABASES)('units by their external ids, on $name', ({ start }) => {
  let manage: TestManage
  beforeAll(async () => {
    manage = await startManage(start)
    const { queries } = manage.test.database
    await queries
      .update(instances)
      .set({ archived_at: new Date('2026-02-01T00:00:00Z') })
      .where(eq(instances.id, manage.sample.instances.p2))
  }, 180_000)
  afterAll(() => manage.stop())

  const patch = (body: object) => manage.owner('PATCH', '/instances', body)
  const list = async (query: string, caller = manage.owner) =>
    instancesAnswer.parse((await caller('GET', `/instances?${query}`)).json())
  const unit = async (name: string): Promise<ManagedInstance | undefined> =>
    (await list(`external_id=${name}&archived=with`)).data[0]

  describe('listed', () => {
    it('have every name of the unit, its status, price and areas', async () => {
      const { instances: ids, statuses, projects } = manage.sample
      expect(await unit('u101')).toEqual({
        id: ids.u101,
        external_id: 'u101',
        project_id: projects.harbour,
        project: 'harbour',
        estate: { external_id: 'north', name: 'North' },
        section: { external_id: 'north_1', number: 1, name: null },
        storey: 1,
        number: '101',
        kind: 'living',
        archived_at: null,
        status: { id: statuses.free, external_id: 'free', type: 1, name: expect.any(String) },
        effective_status: { id: statuses.free, external_id: 'free', type: 1, name: expect.any(String) },
        hold: null,
        price: 100_000,
        extra_price: 110_000.5,
        currency: 'EUR',
        storey_id: 'north_1_1',
        layout: 'studio',
        layout_label: 'studio',
        area_total: 30.5,
        area_living: null,
        area_kitchen: null,
        promoactions: ['spring'],
        tags: ['terrace', 'corner'],
        published: true,
      })
    })

    it('are returned page by page, each once', async () => {
      const names: string[] = []
      let after: number | null = 0
      while (after !== null) {
        const page = await list(`project=harbour&limit=5&after=${after}`)
        expect(page.data.length).toBeLessThanOrEqual(5)
        names.push(...page.data.map(({ external_id }) => external_id))
        after = page.next
      }
      const known = Object.keys(manage.sample.instances).filter((name) => !['h1', 'h2', 'p2'].includes(name))
      expect(names.toSorted()).toEqual(known.toSorted())
    })

    it('leave out archived units unless requested', async () => {
      expect((await list('archived=only')).data).toMatchObject([
        { external_id: 'p2', archived_at: '2026-02-01T00:00:00.000Z' },
      ])
      expect((await list('number=P2')).data).toEqual([])
    })

    it('are limited to those in reach', async () => {
      expect((await list('', manage.stranger)).data).toEqual([])
      const hill = await manage.callerWith({ role: 'reader', projects: [manage.sample.projects.hill] })
      expect((await list('', hill)).data.map(({ external_id }) => external_id).toSorted()).toEqual(['h1', 'h2'])
    })
  })

  describe('changed', () => {
    it('are found by external id, and so are statuses, promoactions and tags', async () => {
      const change = { status: 'reserved', promoactions: ['summer'], tags: [manage.sample.tags.terrace, 'corner'] }
      const answer = await patch([{ external_id: 'u112', price: 141_500, ...change }])
      expect(answer.json()).toEqual({ data: { changed: 1 } })
      expect(await unit('u112')).toMatchObject({
        price: 141_500,
        status: { external_id: 'reserved' },
        promoactions: ['summer'],
        tags: ['terrace', 'corner'],
      })
    })

    it.each([
      ['a number alone, if only one unit has it', { number: '203' }, 'u203'],
      ['the external id of the estate', { number: '2', estate: 'south' }, 's2'],
      ['the name of the estate in another language', { number: '201', estate: 'Nord', section: 1 }, 'u201'],
      ['the name of the section', { number: '111', section: 'Sea side' }, 'u111'],
      ['the number of the section as text', { number: '102', estate: 'North', section: '1' }, 'u102'],
      ['the kind', { number: 'P1', kind: 'parking' }, 'p1'],
      ['the external id of the project', { number: '1', project: 'hill' }, 'h1'],
      ['all of it', { project: 'harbour', estate: 'west', section: 1, number: '1', kind: 'living' }, 'w1'],
    ])('are found by %s', async (_, name, external) => {
      const price = 1000 + external.charCodeAt(1)
      expect((await patch([{ ...name, price }])).json()).toEqual({ data: { changed: 1 } })
      expect(await unit(external)).toMatchObject({ price })
    })

    it('are refused with a list of candidates if a name is ambiguous', async () => {
      const { instances: ids } = manage.sample
      const answer = await patch([{ number: '1', section: 1, price: 5 }])
      expect(answer.statusCode).toBe(422)
      expect(answer.json().detail).toBe(
        `0.number: 2 units match: "w1" (id ${ids.w1}, project "harbour", estate "west", section 1, living); ` +
          `"h1" (id ${ids.h1}, project "hill", estate "villas", section 1, house). ` +
          'To choose one, add project, estate, section or kind, or name it by external_id',
      )
    })

    it('have to be sent as a list, even a single one', async () => {
      const answer = await patch({ external_id: 's10', price: 1 })
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'bad_request'])
      expect(answer.json().detail).toMatch(/^Send a list, for one unit too: \[\{/)
    })

    it('report every error at once with its place and value, and change nothing', async () => {
      const before = await unit('s10')
      const answer = await patch([
        { external_id: 's10', price: 1 },
        { external_id: 'nobody', price: 1 },
        { external_id: 'p2', price: 1 },
        { id: manage.sample.instances.p2, price: 1 },
        { external_id: 's10', price: -1, storey: 4, window_view: 99 },
        { external_id: 's10', status: 'gone', tags: ['corner', 'moon'], status_id: manage.sample.statuses.free },
        { external_id: 's10', id: 1 },
        { price: 1 },
        'no object',
      ])
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'bad_request'])
      expect(answer.json().detail).toBe('1.external_id: there is no "nobody" (and 11 more)')
      expect(answer.json().faults).toEqual([
        { index: 1, field: 'external_id', value: 'nobody', reason: 'there is no "nobody"' },
        {
          index: 2,
          field: 'external_id',
          value: 'p2',
          reason: '"p2" is archived: the import file does not contain it',
        },
        {
          index: 3,
          field: 'id',
          value: manage.sample.instances.p2,
          reason: `${manage.sample.instances.p2} is archived: the import file does not contain it`,
        },
        { index: 4, field: 'price', value: -1, reason: 'has to be at least 0' },
        { index: 4, field: 'window_view', value: 99, reason: expect.stringMatching(/^has to be one of 1, 2/) },
        { index: 4, field: 'storey', value: 4, reason: 'is not a field that can be changed' },
        { index: 5, field: 'status', value: 'gone', reason: 'give status or status_id, not both' },
        { index: 5, field: 'status', value: 'gone', reason: 'the project has no status "gone"' },
        { index: 5, field: 'tags.1', value: 'moon', reason: 'the project has no tag "moon"' },
        { index: 6, field: 'id', value: 1, reason: 'name the unit in one way: by id, by external_id, or by number' },
        { index: 7, field: 'id', reason: 'name the unit in one way: by id, by external_id, or by number' },
        { index: 8, field: '', value: 'no object', reason: 'has to be an object' },
      ])
      expect(await unit('s10')).toEqual(before)
    })

    it('return 404 if all errors are unknown units, as for every unit of another account', async () => {
      expect((await patch([{ external_id: 'nobody' }, { number: '999' }])).statusCode).toBe(404)
      const answer = await manage.stranger('PATCH', '/instances', [{ external_id: 's10', price: 1 }])
      expect([answer.statusCode, answer.json().detail]).toEqual([404, '0.external_id: there is no "s10"'])
    })

    it('may be sold with a sales key, whichever name is used', async () => {
      const sales = await manage.callerWith({ role: 'sales' })
      const name = { project: 'harbour', estate: 'south', section: 1, number: '10', kind: 'living' }
      expect((await sales('PATCH', '/instances', [{ ...name, status: 'sold' }])).statusCode).toBe(200)
      expect(await unit('s10')).toMatchObject({ status: { external_id: 'sold' } })
      expect((await sales('PATCH', '/instances', [{ ...name, price: 1 }])).statusCode).toBe(403)
    })
  })
})
