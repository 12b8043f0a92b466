import { gunzipSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DATABASES } from '#server/db/databases.fixture.ts'
import { media } from '#server/db/tables/account.ts'
import { layouts } from '#server/db/tables/building.ts'
import { fileVersions } from '#server/db/tables/version.ts'
import { exportFrom, importInto, NOTHING } from '#server/export/export.fixture.ts'
import {
  at,
  insertCatalogue,
  type ProjectInput,
  sampleFile,
  startImport,
  systemOf,
  type TestImport,
} from '#server/import/import.fixture.ts'
import { readUsedHashes } from '#server/media/media-store.ts'
import { cleanVersions } from './clean-versions.ts'
import { addVersion, listVersions, readVersionFile, type VersionHome } from './version-store.ts'
import { writeAllVersions, writeVersions } from './write-versions.ts'

describe.each(DATABASES)('versions on $name', ({ start }) => {
  let test: TestImport
  beforeAll(async () => {
    test = await startImport(start)
  }, 60_000)
  afterAll(() => test.stop())

  const queries = () => test.test.database.queries
  const homeOf = (projectId: number): VersionHome => ({ projectId, catalogueId: null })
  const listed = async (home: VersionHome) => (await listVersions(queries(), home, {})).data
  const fileOf = async (home: VersionHome, id: number): Promise<ProjectInput> =>
    JSON.parse(gunzipSync((await readVersionFile(queries(), home, id)) ?? Buffer.alloc(0)).toString())
  const priced = (price: number) => {
    const file = sampleFile()
    at(at(at(at(file.estates, 0).sections, 0).storeys, 0).instances, 0).price = price
    return file
  }
  const priceIn = (file: ProjectInput) => at(at(at(at(file.estates, 0).sections, 0).storeys, 0).instances, 0).price

  it('are made by every import that changes something, with its batch in the history', async () => {
    const id = await importInto(test, sampleFile())
    await importInto(test, sampleFile())
    await importInto(test, priced(210_000))
    const versions = await listed(homeOf(id))
    expect(versions).toMatchObject([
      { reason: 'import', who: { kind: 'system', id: null }, units: 3, batch: expect.any(String) },
      { reason: 'import', units: 3 },
    ])
    const [last, first] = await Promise.all(versions.map((version) => fileOf(homeOf(id), version.id)))
    expect([first, last].map((file) => file && priceIn(file))).toEqual([200_000, 210_000])
  })

  it('contain their own state, even if they are written late', async () => {
    const id = await importInto(test, priced(220_000))
    const [newest] = await listed(homeOf(id))
    await queries()
      .update(fileVersions)
      .set({ file: null })
      .where(eq(fileVersions.id, newest?.id ?? 0))
    await importInto(test, priced(230_000))
    const [, before] = await listed(homeOf(id))
    expect(before?.id).toBe(newest?.id)
    expect(priceIn(await fileOf(homeOf(id), newest?.id ?? 0))).toBe(220_000)
  })

  it('that a killed process did not write are written by the next', async () => {
    const id = await importInto(test, priced(240_000))
    const [newest] = await listed(homeOf(id))
    await queries()
      .update(fileVersions)
      .set({ file: null, units: null })
      .where(eq(fileVersions.id, newest?.id ?? 0))
    expect((await listed(homeOf(id)))[0]?.units).toBeNull()
    await writeAllVersions(queries())
    expect((await listed(homeOf(id)))[0]?.units).toBe(3)
    expect(priceIn(await fileOf(homeOf(id), newest?.id ?? 0))).toBe(240_000)
  })

  it('of a project from before there were any begin with its state before the next import', async () => {
    const id = await importInto(test, priced(250_000))
    await queries().delete(fileVersions).where(eq(fileVersions.project_id, id))
    await importInto(test, priced(260_000))
    const versions = await listed(homeOf(id))
    const files = await Promise.all(versions.map((version) => fileOf(homeOf(id), version.id)))
    expect(files.map(priceIn)).toEqual([260_000, 250_000])
  })

  it('import to the same project, with the pictures of then, although their names have other files now', async () => {
    const file = sampleFile()
    file.project.id = 'restored'
    const id = await importInto(test, file)
    const [first] = await listed(homeOf(id))
    const before = await exportFrom(test, id)
    const planOf = async () => {
      const [row] = await queries()
        .select({ hash: media.hash, name: media.name })
        .from(layouts)
        .innerJoin(media, eq(media.id, layouts.plan_id))
        .where(eq(layouts.project_id, id))
      return row
    }
    const old = await planOf()
    const sent = test.media.get('plan.svg') ?? Buffer.alloc(0)
    test.media.set('plan.svg', Buffer.from(sent.toString().replace('>plan<', '>other<')))
    await importInto(test, file)
    test.media.set('plan.svg', sent)
    expect((await planOf())?.hash).not.toBe(old?.hash)
    expect(await readUsedHashes(queries())).toContain(old?.hash)

    const version = await fileOf(homeOf(id), first?.id ?? 0)
    expect(at(version.layouts, 0).plan).toBe(`sha256:${old?.hash}`)
    await importInto(test, version)
    expect(await planOf()).toEqual({ hash: old?.hash, name: `restored/sha256:${old?.hash}` })
    expect(await test.run(version)).toMatchObject({ ok: true, report: NOTHING })
    const after = await exportFrom(test, id)
    expect({ ...after, layouts: [] }).toEqual({ ...before, layouts: [] })
  })

  it('name media that exist by the rows that exist', async () => {
    const id = await importInto(test, priced(270_000))
    const [newest] = await listed(homeOf(id))
    const count = async () => (await queries().select().from(media)).length
    const rows = await count()
    expect(await test.run(await fileOf(homeOf(id), newest?.id ?? 0))).toMatchObject({ ok: true, report: NOTHING })
    expect(await count()).toBe(rows)
  })

  it('are also made of the pictures and settings of a group', async () => {
    const catalogueId = await insertCatalogue(test, 'coast', 'GroupInteractiveCatalogue')
    const home = { projectId: null, catalogueId }
    const frames = [
      { image: 'cover.png', regions: [{ target: { kind: 'project', id: 'harbour' }, polygons: [REGION] }] },
    ]
    const group = {
      vitrine: 1,
      group: 'coast',
      interactives: [{ id: 'coast', kind: 'masterplan', name: { en: 'Coast' }, frames }],
      root: 'coast',
    }
    expect(await test.run(group)).toMatchObject({ ok: true, report: { created: 1 } })
    const [version] = await listed(home)
    const { catalogue, ...file } = await fileOf(home, version?.id ?? 0)
    expect(catalogue).toMatchObject({ token: 'coast', languages: ['en'] })
    const image = expect.stringMatching(/^sha256:/)
    expect(file).toEqual({
      ...group,
      interactives: [{ ...at(group.interactives, 0), frames: [{ ...at(frames, 0), image }] }],
    })
    expect(await test.run(file)).toMatchObject({ ok: true, report: NOTHING })
  })

  it('are kept for 90 days, and then the last of each month', async () => {
    const file = sampleFile()
    file.project.id = 'old'
    const id = await importInto(test, file)
    await queries().delete(fileVersions).where(eq(fileVersions.project_id, id))
    const days = ['2025-01-03', '2025-01-20', '2025-01-31', '2025-02-01', '2025-03-15', '2025-04-10', '2025-04-11']
    for (const day of days) {
      await addVersion(queries(), { ...homeOf(id), by: systemOf(test.accountId), reason: 'import', batch: day })
      await queries()
        .update(fileVersions)
        .set({ at: new Date(`${day}T12:00:00Z`) })
        .where(eq(fileVersions.batch, day))
    }
    await writeVersions(queries(), homeOf(id))
    expect(await cleanVersions(queries(), new Date('2025-07-09T00:00:00Z'))).toBe(2)
    const kept = (await listed(homeOf(id))).map(({ batch }) => batch)
    expect(kept).toEqual(['2025-04-11', '2025-04-10', '2025-03-15', '2025-02-01', '2025-01-31'])
    expect(await cleanVersions(queries(), new Date('2025-07-10T00:00:00Z'))).toBe(1)
  })
})

const REGION: [number, number][] = [
  [0.1, 0.1],
  [0.5, 0.1],
  [0.5, 0.5],
]
