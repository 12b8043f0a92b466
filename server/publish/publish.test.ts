import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { OWNERS_SETTINGS } from '#domain/account/owned-fields.ts'
import type { Json } from '#domain/draft/json.ts'
import { DATABASES } from '#server/db/databases.fixture.ts'
import { layouts } from '#server/db/tables/building.ts'
import { draftEntries } from '#server/db/tables/draft.ts'
import { history } from '#server/db/tables/history.ts'
import { statuses } from '#server/db/tables/project.ts'
import { publications } from '#server/db/tables/publication.ts'
import { fileVersions } from '#server/db/tables/version.ts'
import { exportFrom, importInto } from '#server/export/export.fixture.ts'
import { at, sampleFile } from '#server/import/import.fixture.ts'
import { raiseImportVersion, readImportVersion } from '#server/import/import-version.ts'
import { listVersions } from '#server/version/version-store.ts'
import { planPublication } from './plan-publication.ts'
import { publicationOf } from './publication-store.ts'
import { createWork } from './publication-transaction.ts'
import { NOW, price, startPublish, type TestPublish } from './publish.fixture.ts'
import { checkPublication, publish } from './publish.ts'

const NEW_UNIT = [
  { kind: 'instance', id: 'new', field: 'exists', value: true },
  { kind: 'instance', id: 'new', field: 'parent', value: 'f1' },
  { kind: 'instance', id: 'new', field: 'number', value: '9' },
  { kind: 'instance', id: 'new', field: 'layout', value: 'A' },
  { kind: 'instance', id: 'new', field: 'status', value: 'free' },
] as const

describe.each(DATABASES)('a publication on $name', ({ start }) => {
  let test: TestPublish
  beforeAll(async () => {
    test = await startPublish(start)
  }, 120_000)
  afterAll(() => test.test.stop())
  beforeEach(async () => {
    await queries().delete(draftEntries)
    await importInto(test.test, sampleFile())
    test.takeChanges()
  })

  const queries = () => test.deps.database.queries
  const sold = async () => at(await queries().select().from(statuses).where(eq(statuses.external_id, 'sold')), 0).id
  const labels = async () =>
    (await queries().select().from(layouts).where(eq(layouts.project_id, test.home.projectId))).map(
      ({ label }) => label,
    )
  const region = (id: string) => ({
    target: { kind: 'instance', id },
    polygons: [
      [
        [0.1, 0.1],
        [0.5, 0.1],
        [0.5, 0.5],
      ],
    ],
  })

  it('of nothing is refused, and of six at once one is made', async () => {
    const countOf = async () => [
      (await queries().select().from(publications)).length,
      (await queries().select().from(fileVersions)).length,
      (await queries().select().from(history)).length,
    ]
    const before = await countOf()
    const nothing = { can_publish: false, entries: 0, conflicts: [], faults: [] }
    expect(await test.publish()).toMatchObject({ stopped: nothing })
    expect(await checkPublication(test.deps, test.wanted())).toMatchObject(nothing)
    expect(await countOf()).toEqual(before)
    await test.edit([price('1', 201_000)])
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => test.publish()))
    expect(outcomes.filter((outcome) => 'published' in outcome)).toHaveLength(1)
    expect(outcomes.filter((outcome) => 'stopped' in outcome)).toMatchObject(Array(5).fill({ stopped: nothing }))
    const [published = 0, versions = 0] = before
    expect((await countOf()).slice(0, 2)).toEqual([published + 1, versions + 1])
  })

  it.each(OWNERS_SETTINGS.filter((field) => field !== 'retention_months'))(
    'of the setting %s is for owners only, who are named to others',
    async (field) => {
      const values = {
        analytics: { metrika_id: '7', gtm_id: null, rpt: null },
        embed_domains: ['homes.example'],
        privacy: [{ domain: null, url: 'https://homes.example/privacy' }],
        sales: { email: 'sales@homes.example' },
        retention_months: 6,
      } as const
      await importInto(test.test, { ...sampleFile(), catalogue: {} })
      await test.edit([
        { kind: 'catalogue', id: 'catalogue', field, value: values[field] as Json },
        price('1', 202_000),
      ])
      const wanted = { ...test.wanted(), by: { ...test.wanted().by, role: 'editor' } } as const
      const fault = {
        code: 'owners',
        field,
        entity: { kind: 'catalogue' },
        reason: `Only an owner can publish ${field}`,
      }
      for (const outcome of [
        await publish(test.deps, wanted),
        { stopped: await checkPublication(test.deps, wanted) },
      ]) {
        expect(outcome).toMatchObject({ stopped: { can_publish: false, faults: [fault] } })
      }
      const ticks = [{ kind: 'instance', id: '1', field: 'price' }] as const
      expect(await publish(test.deps, { ...wanted, ticks })).toMatchObject({ published: {} })
      expect(await test.entries()).toEqual([`catalogue catalogue ${field}`])
      expect(await test.publish()).toMatchObject({ published: {} })
    },
  )

  it('of prices announces exactly these units, and is one batch with a version', async () => {
    await test.edit([price('1', 201_000), price('3', 301_000.5)])
    const news: object[] = []
    const announceDraft = async (_: unknown, each: object) => void news.push(each)
    const outcome = await publish({ ...test.deps, announceDraft }, test.wanted())
    expect(news).toMatchObject([{ home: test.home, changed: 2 }])
    expect(outcome).toMatchObject({ published: { state: 'published', at: NOW, entries: [{}, {}] } })
    const [one, three] = [await test.unit('1'), await test.unit('3')]
    expect([one.price, three.price]).toEqual([20_100_000, 30_100_050])
    expect(test.takeChanges()).toMatchObject([
      {
        scope: 'chess',
        id: test.home.projectId,
        changed: [
          { id: one.id, price: 201_000 },
          { id: three.id, price: 301_000.5 },
        ],
      },
    ])
    expect(await test.entries()).toEqual([])
    const [version] = (await listVersions(queries(), test.home, {})).data
    expect(version).toMatchObject({ reason: 'publication', who: { kind: 'person', id: test.author }, units: 3 })
    const rows = await queries()
      .select()
      .from(history)
      .where(eq(history.batch, version?.batch ?? ''))
    expect(rows.map(({ subject_kind, field }) => `${subject_kind} ${field}`).toSorted()).toEqual([
      'instance price',
      'instance price',
      'project publication',
    ])
  })

  it('writes only what is ticked', async () => {
    await test.edit([price('1', 202_000), price('2', 202_000), { kind: 'layout', id: 'A', field: 'label', value: '3' }])
    await test.publish([{ kind: 'instance', id: '1', field: 'price' }])
    expect([(await test.unit('1')).price, (await test.unit('2')).price]).toEqual([20_200_000, 20_000_000])
    expect(await labels()).toContain('2')
    expect(await test.entries()).toEqual(['instance 2 price', 'layout A label'])
  })

  it('of structure leaves prices, statuses and marks of units as they are live', async () => {
    await test.edit([
      { kind: 'instance', id: '1', field: 'number', value: '1a' },
      { kind: 'layout', id: 'A', field: 'label', value: '3' },
      price('3', 303_000),
    ])
    await test.patch([
      { external_id: '1', price: 999, status_id: await sold(), tags: ['terrace'] },
      { external_id: '2', price: 998 },
    ])
    expect(await test.publish()).toMatchObject({ published: {} })
    expect(await test.unit('1')).toMatchObject({ number: '1a', price: 99_900, status_id: await sold(), tags: [{}] })
    expect([(await test.unit('2')).price, (await test.unit('3')).price]).toEqual([99_800, 30_300_000])
    expect(await labels()).toContain('3')
  })

  it('stops at a price that was changed live, and changes nothing', async () => {
    await test.edit([price('1', 204_000), price('2', 204_000)])
    await test.patch([{ external_id: '1', price: 250_000 }])
    test.takeChanges()
    expect(await test.publish()).toMatchObject({
      stopped: {
        can_publish: false,
        conflicts: [{ entry: { id: '1', field: 'price' }, reason: 'changed', value: 204_000, live: 250_000 }],
        faults: [],
      },
    })
    expect((await test.unit('2')).price).toBe(20_000_000)
    expect(await test.entries()).toEqual(['instance 1 price', 'instance 2 price'])
    expect(test.takeChanges()).toEqual([])
  })

  it('is planned again if a price or an entry changes, or an import runs, before it is written', async () => {
    const checkAfter = async (change: () => Promise<unknown>) => {
      await test.edit([price('1', 205_000), price('2', 205_000)])
      const wanted = test.wanted()
      const planned = await planPublication(test.deps, wanted)
      const work = createWork(wanted, planned, null, {
        deps: test.deps,
        now: NOW,
        done: async () => {},
      })
      await change()
      // An import that is planned now counts from now on.
      const { name } = planned.imports
      return queries().transaction(async (tx) => {
        await raiseImportVersion(tx, { name, version: await readImportVersion(tx, name) })
        return work.check(tx)
      })
    }
    expect(await checkAfter(async () => {})).toBe(true)
    const renamed = sampleFile()
    at(renamed.layouts, 0).label = '5'
    expect(await checkAfter(() => importInto(test.test, renamed))).toBe(false)
    expect(await checkAfter(() => test.patch([{ external_id: '2', price: 1 }]))).toBe(false)
    await queries().delete(draftEntries)
    expect(await checkAfter(() => test.edit([price('1', 206_000)]))).toBe(false)
    expect(await checkAfter(() => queries().delete(draftEntries))).toBe(false)
  })

  it('refuses an entry that was edited after it was ticked', async () => {
    await test.edit([price('1', 207_000)])
    expect(await test.publish([{ ...price('1', 200_500) }])).toMatchObject({
      stopped: { conflicts: [{ reason: 'edited', value: 207_000 }] },
    })
    expect(await test.publish([{ kind: 'instance', id: '2', field: 'price' }])).toMatchObject({
      stopped: { conflicts: [{ reason: 'missing' }] },
    })
    expect(await test.publish([price('1', 207_000)])).toMatchObject({ published: {} })
  })

  it('offers to tick the unit that a ticked region points at', async () => {
    const regions = { kind: 'frame', id: 'typical#0', field: 'regions', value: [region('1'), region('new')] } as const
    await test.edit([...NEW_UNIT, regions])
    const ticks = [{ kind: 'frame', id: 'typical#0', field: 'regions' }] as const
    const check = await checkPublication(test.deps, test.wanted(ticks))
    expect(check).toMatchObject({
      can_publish: false,
      faults: [{ entity: { kind: 'frame', id: 'typical#0' }, field: 'regions', reason: expect.stringMatching(/new/) }],
    })
    const offered = check.faults.flatMap(({ tick }) => tick)
    expect(offered.map(({ field }) => field).toSorted()).toEqual(['exists', 'layout', 'number', 'parent', 'status'])
    expect(await test.publish(ticks)).toMatchObject({ stopped: { faults: check.faults } })
    expect(await test.publish([...ticks, ...offered])).toMatchObject({ published: {} })
    expect(await test.unit('new')).toMatchObject({ number: '9', archived_at: null })
    expect(await test.entries()).toEqual([])
  })

  it('offers the unit of a ticked field, and archives a removed one', async () => {
    await test.edit([...NEW_UNIT])
    const check = await checkPublication(test.deps, test.wanted([{ kind: 'instance', id: 'new', field: 'number' }]))
    expect(check.faults[0]?.tick.map(({ field }) => field).toSorted()).toEqual(['exists', 'layout', 'parent', 'status'])
    await test.publish()
    await test.edit([{ kind: 'instance', id: 'new', field: 'exists', value: false }])
    expect(await test.publish()).toMatchObject({ published: {} })
    expect((await test.unit('new')).archived_at).not.toBeNull()
  })

  it('never removes a unit that somebody has asked for since, or holds', async () => {
    await test.edit([...NEW_UNIT])
    await test.publish()
    await test.edit([{ kind: 'instance', id: 'new', field: 'exists', value: false }])
    const unit = await test.unit('new')
    const hasHold = async () => new Set([unit.id])
    const reason = "Unit 9 can't be removed: it is held"
    expect(await publish({ ...test.deps, hasHold }, test.wanted())).toMatchObject({ stopped: { faults: [{ reason }] } })
    expect((await test.unit('new')).archived_at).toBeNull()
    expect(await test.publish()).toMatchObject({ published: {} })
  })

  it('writes new marks before the units that use them', async () => {
    await test.edit([
      { kind: 'tag', id: 'view', field: 'exists', value: true },
      { kind: 'tag', id: 'view', field: 'name', value: { en: 'View' } },
      { kind: 'tag', id: 'view', field: 'color', value: '#112233' },
      { kind: 'instance', id: '1', field: 'tags', value: ['view'] },
    ])
    expect(await test.publish()).toMatchObject({ published: {} })
    const file = await exportFrom(test.test, test.home.projectId)
    expect(file.tags?.map(({ id }) => id)).toEqual(['terrace', 'view'])
    expect((await test.unit('1')).tags).toHaveLength(1)
    expect(test.takeChanges().map(({ scope, changed }) => [scope, changed?.length])).toEqual([
      ['chess', 1],
      ['project', undefined],
    ])
  })

  it('of nothing but values that are live already only clears the draft', async () => {
    await test.edit([price('1', 208_000)])
    await test.patch([{ external_id: '1', price: 208_000 }])
    expect(await test.publish()).toMatchObject({ published: { entries: [{ id: '1', field: 'price' }] } })
    expect(await test.entries()).toEqual([])
  })

  it('counts a new unit with all its fields as one change', async () => {
    await test.edit([price('1', 209_000), ...NEW_UNIT])
    const outcome = await test.publish()
    if (!('published' in outcome)) throw new Error(JSON.stringify(outcome))
    expect(publicationOf(outcome.published)).toMatchObject({ changes: 2, entries: 6 })
  })
})
