import { gunzipSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DATABASES } from '#server/db/databases.fixture.ts'
import { draftEntries } from '#server/db/tables/draft.ts'
import { statuses } from '#server/db/tables/project.ts'
import { exportFrom, importInto } from '#server/export/export.fixture.ts'
import { at, sampleFile, systemOf } from '#server/import/import.fixture.ts'
import { listVersions, readVersionFile } from '#server/version/version-store.ts'
import { price, startPublish, type TestPublish } from './publish.fixture.ts'
import { restoreVersion, undoVersion } from './restore-version.ts'

describe.each(DATABASES)('an older version on $name', ({ start }) => {
  let test: TestPublish
  beforeAll(async () => {
    test = await startPublish(start)
  }, 120_000)
  afterAll(() => test.test.stop())
  beforeEach(async () => {
    await queries().delete(draftEntries)
    await importInto(test.test, sampleFile())
  })

  const queries = () => test.deps.database.queries
  const newest = async () => at((await listVersions(queries(), test.home, {})).data, 0).id
  const storedFile = async (version: number) =>
    JSON.parse(gunzipSync((await readVersionFile(queries(), test.home, version)) ?? Buffer.of()).toString())
  const by = () => ({ ...systemOf(test.home.accountId), kind: 'person', id: 1, role: 'owner' }) as const
  const other = () => {
    const file = sampleFile()
    const [first] = at(at(at(file.estates, 0).sections, 0).storeys, 0).instances
    if (first) first.price = 111
    at(file.layouts, 0).label = '5'
    at(at(at(file.estates, 0).sections, 0).storeys, 1).instances.pop()
    const typical = at(file.interactives ?? [], 1)
    at(typical.frames, 0).regions = at(typical.frames, 0).regions?.slice(0, 1) ?? []
    file.project.cover = 'hall.png'
    return file
  }

  it('becomes a draft, and the same live data once that is published', async () => {
    const version = await newest()
    const before = await exportFrom(test.test, test.home.projectId)
    await importInto(test.test, other())
    const changed = await exportFrom(test.test, test.home.projectId)
    expect(changed).not.toEqual(before)
    expect(await restoreVersion(test.deps, test.home, by(), version)).toMatchObject({
      batch: expect.any(String),
      // A price, a label, a unit that comes back, regions, and a cover.
      changes: 5,
      kept: [],
    })
    expect(await exportFrom(test.test, test.home.projectId)).toEqual(changed)
    expect(await test.publish()).toMatchObject({ published: {} })
    expect(await exportFrom(test.test, test.home.projectId)).toEqual(before)
  })

  it('brings back pictures whose names have other files now', async () => {
    const version = await newest()
    const sent = test.test.media.get('storey.svg') ?? Buffer.alloc(0)
    test.test.media.set('storey.svg', Buffer.from(sent.toString().replace('>storey<', '>new<')))
    await importInto(test.test, sampleFile())
    test.test.media.set('storey.svg', sent)
    const restored = await restoreVersion(test.deps, test.home, by(), version)
    expect([restored, await test.entries()]).toMatchObject([{ changed: 1, changes: 1 }, ['frame typical#0 image']])
    expect(await test.publish()).toMatchObject({ published: {} })
    const file = await exportFrom(test.test, test.home.projectId)
    // A file is stored under the hash of its content: the old picture gets the name that the frame has now.
    const stored = await test.test.parts.files.add(sent, 'image/svg+xml')
    expect('hash' in stored && at(at(file.interactives ?? [], 1).frames, 0).image).toBe(
      `sha256:${'hash' in stored ? stored.hash : ''}`,
    )
  })

  it('leaves statuses as they are, and replaces what others have in the draft', async () => {
    const version = await newest()
    await importInto(test.test, other())
    const [sold] = await queries().select().from(statuses).where(eq(statuses.external_id, 'sold'))
    await test.patch([{ external_id: '1', status_id: sold?.id }])
    await test.edit([price('1', 222), { kind: 'tag', id: 'quiet', field: 'exists', value: true }], 2)
    const restored = await restoreVersion(test.deps, test.home, by(), version)
    expect(restored).toMatchObject({
      replaced: 2,
      untouched: 0,
      kept: [{ kind: 'instance', id: '1', field: 'status' }],
    })
    await test.publish()
    expect(await test.unit('1')).toMatchObject({ price: 20_000_000, status_id: sold?.id })
  })

  it('says what it would do, before it does it', async () => {
    const version = await newest()
    await importInto(test.test, other())
    const cover = { kind: 'project', id: 'project', field: 'cover', value: 'cover.png' } as const
    await test.edit([price('2', 222), cover], 2)
    const waiting = await test.entries()
    const said = await restoreVersion(test.deps, test.home, by(), version, { dryRun: true })
    // The cover of the version is in the draft already.
    expect(said).toMatchObject({ batch: null, changes: 5, replaced: 1, untouched: 1 })
    expect(await test.entries()).toEqual(waiting)
    const { batch: _, ...done } = Object(await restoreVersion(test.deps, test.home, by(), version))
    expect(said).toMatchObject(done)
  })

  it('is compared with the draft: the live version takes everything out that waits', async () => {
    const file = sampleFile()
    await test.edit(file.estates.map(({ id }) => ({ kind: 'estate', id, field: 'exists', value: false })))
    expect(await restoreVersion(test.deps, test.home, by(), await newest())).toMatchObject({ kept: [] })
    expect(await test.entries()).toEqual([])
    const again = await restoreVersion(test.deps, test.home, by(), await newest())
    expect(again).toMatchObject({ batch: null, changed: 0, changes: 0 })
  })

  it('that is undone becomes its inverse in the draft, where the values are still those', async () => {
    await importInto(test.test, other())
    const imported = await newest()
    await test.patch([{ external_id: '1', price: 333 }])
    const undone = await undoVersion(test.deps, test.home, by(), imported)
    expect(undone).toMatchObject({ kept: [{ kind: 'instance', id: '1', field: 'price' }] })
    expect(await test.publish()).toMatchObject({ published: {} })
    const file = await exportFrom(test.test, test.home.projectId)
    expect([at(file.layouts, 0).label, file.project.cover]).toEqual(['2', 'cover.png'])
    expect((await test.unit('1')).price).toBe(33_300)
    expect((await test.unit('3')).archived_at).toBeNull()

    await test.edit([price('2', 444)])
    await test.publish()
    await undoVersion(test.deps, test.home, by(), await newest())
    await test.publish()
    expect((await test.unit('2')).price).toBe(20_000_000)
  })

  it('without settings leaves settings alone, and another one leaves address, openness and mail as they are', async () => {
    const without = await newest()
    expect(await storedFile(without)).not.toHaveProperty('catalogue')
    const contacts = { name: 'Anna', company: null, phones: [], email: null }
    const settings = { token: 'harbour', name: 'Harbour', default_lang: 'en', languages: ['en'] }
    const catalogue = { ...settings, published: true, sales: { email: 'sales@homes.example' }, contacts }
    await importInto(test.test, { ...sampleFile(), catalogue })
    expect(await restoreVersion(test.deps, test.home, by(), without)).toMatchObject({ changed: 0, kept: [] })
    expect(await undoVersion(test.deps, test.home, by(), await newest())).toMatchObject({ changed: 0, kept: [] })
    const version = await newest()
    const closed = { published: false, sales: { email: 'new@homes.example' }, name: 'Quay' }
    await importInto(test.test, { ...sampleFile(), catalogue: { ...catalogue, ...closed } })
    expect(await restoreVersion(test.deps, test.home, by(), version)).toMatchObject({ changed: 1, kept: [] })
    expect(await test.entries()).toEqual(['catalogue catalogue name'])
  })
})
