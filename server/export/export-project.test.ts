import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { projectFile } from '#contract/project-file.ts'
import { DATABASES } from '#server/db/databases.fixture.ts'
import { media } from '#server/db/tables/account.ts'
import { instances } from '#server/db/tables/building.ts'
import { catalogues } from '#server/db/tables/catalogue.ts'
import { pictureGeometry } from '#server/db/tables/picture.ts'
import { regions } from '#server/db/tables/picture-content.ts'
import { statuses } from '#server/db/tables/project.ts'
import { resultOf } from '#server/http/refusal.ts'
import { at, sampleFile, startImport, systemOf, type TestImport } from '#server/import/import.fixture.ts'
import { importFile } from '#server/import/import-file.ts'
import { patchInstances } from '#server/instance/patch-instances.ts'
import { changeData } from '#server/live/change-data.ts'
import { addCatalogue, readAnswers } from './answers.fixture.ts'
import { exportFrom, importInto, NOTHING } from './export.fixture.ts'
import { exportProject } from './export-project.ts'

describe.each(DATABASES)('an exported project on $name', ({ start }) => {
  let test: TestImport
  beforeAll(async () => {
    test = await startImport(start)
  })
  afterAll(() => test.stop())

  it('equals the imported file, and changes nothing when imported again', async () => {
    const sent = sampleFile()
    at(at(sent.interactives ?? [], 0).frames, 0).regions = [
      {
        target: { kind: 'project', id: 'harbour' },
        polygons: [
          [
            [0.1, 0.2],
            [0.3, 0.4],
            [1e-7, 1],
          ],
        ],
      },
    ]
    const id = await importInto(test, sent)
    const exported = await exportFrom(test, id)
    sent.project.description = '<p>By the <b>sea</b></p>'
    expect(projectFile.parse(exported)).toEqual(projectFile.parse(sent))
    test.takeChanges()
    expect(await test.run(exported, true)).toMatchObject({ ok: true, report: NOTHING })
    expect(await test.run(exported)).toMatchObject({ ok: true, report: NOTHING })
    expect(test.takeChanges()).toEqual([])
  })
})

describe('an exported project', () => {
  let test: TestImport
  let id: number
  beforeAll(async () => {
    test = await startImport(DATABASES[1].start)
  })
  afterAll(() => test.stop())
  beforeEach(async () => {
    id = await importInto(test, sampleFile())
    test.takeChanges()
  })

  const unitsOf = (file: Awaited<ReturnType<typeof exportFrom>>) =>
    file.estates.flatMap(({ sections }) => sections.flatMap(({ storeys }) => storeys.flatMap((each) => each.instances)))
  const queries = () => test.test.database.queries
  const unitOf = async (own: string) =>
    at(await queries().select().from(instances).where(eq(instances.external_id, own)), 0)

  it('has current prices and statuses, which still count as changed by PATCH after importing it', async () => {
    const [sold] = await queries().select().from(statuses).where(eq(statuses.external_id, 'sold'))
    const { id: unitId, status_id: before } = await unitOf('1')
    const patch = { id: unitId, price: 250_000.5, extra_price: 3, status_id: sold?.id ?? 0, tags: [] }
    await changeData(test.parts, async (tx) => resultOf(await patchInstances(tx, systemOf(test.accountId), [patch])))
    const exported = await exportFrom(test, id)
    expect(unitsOf(exported)[0]).toMatchObject({ id: '1', price: 250_000.5, extra_price: 3, status: 'sold' })
    test.takeChanges()
    expect(await test.run(exported)).toMatchObject({ ok: true, report: NOTHING })
    expect(test.takeChanges()).toEqual([])
    const kept = { price: 25_000_050, extra_price: 300, status_id: sold?.id }
    expect(await unitOf('1')).toMatchObject({ ...kept, imported_price: 20_000_000, imported_status_id: before })
    const options = { dryRun: false, keepPrices: true, keepStatuses: true }
    expect(await importFile(test.parts, test.accountId, sampleFile(), options)).toMatchObject({ ok: true })
    expect(await unitOf('1')).toMatchObject(kept)
    await test.run(sampleFile())
    expect(await unitOf('1')).toMatchObject({ price: 20_000_000, status_id: before })
  })

  it('leaves out archived units, which stay archived when it is imported', async () => {
    const smaller = sampleFile()
    at(at(at(smaller.estates, 0).sections, 0).storeys, 1).instances = []
    smaller.layouts.pop()
    at(at(smaller.interactives ?? [], 1).frames, 0).regions?.pop()
    await importInto(test, smaller)
    const exported = await exportFrom(test, id)
    expect(unitsOf(exported).map((unit) => unit.id)).toEqual(['1', '2'])
    expect(exported.layouts.map((layout) => layout.id)).toEqual(['A'])
    expect(await test.run(exported)).toMatchObject({ ok: true, report: NOTHING })
    expect((await unitOf('3')).archived_at).not.toBeNull()
  })

  it('has drawn outlines if an older release did not keep the volumes, and looks the same', async () => {
    await addCatalogue(test, 'harbour', id)
    const before = await readAnswers(test, 'harbour', id)
    await queries().delete(pictureGeometry)
    const exported = await exportFrom(test, id)
    const facade = at(exported.interactives ?? [], 0)
    expect(facade).not.toHaveProperty('volumes')
    expect(at(facade.frames, 0)).toMatchObject({ regions: [{ target: { id: 'f1' } }, { target: { id: 'f2' } }] })
    expect(at(facade.frames, 0)).not.toHaveProperty('camera')
    await importInto(test, exported)
    expect(await exportFrom(test, id)).toEqual(exported)
    expect(await readAnswers(test, 'harbour', id)).toEqual(before)
  })

  it('splits an outline of an older release that is too large for one region', async () => {
    await queries().delete(pictureGeometry)
    const triangle: [number, number][] = [
      [0, 0],
      [1, 0],
      [1, 1],
    ]
    await queries()
      .update(regions)
      .set({ polygons: Array(150).fill(triangle) })
      .where(eq(regions.computed, true))
    const exported = await exportFrom(test, id)
    const counts = at(at(exported.interactives ?? [], 0).frames, 0).regions?.map(({ polygons }) => polygons.length)
    expect(counts).toEqual([100, 50, 100, 50])
    await importInto(test, exported)
  })

  it('has volumes again after the same file is imported once more, which changes nothing else', async () => {
    const whole = await exportFrom(test, id)
    await queries().delete(pictureGeometry)
    expect(await test.run(sampleFile())).toMatchObject({ ok: true, report: NOTHING })
    expect(test.takeChanges()).toEqual([])
    expect(at(whole.interactives ?? [], 0).volumes).toHaveLength(2)
    expect(await exportFrom(test, id)).toEqual(whole)
  })

  it('names media so that an import finds them without files, whatever else was uploaded', async () => {
    const [cover] = await queries().select().from(media).where(eq(media.name, 'harbour/cover.png'))
    const [other] = await queries().select().from(media).where(eq(media.name, 'harbour/hall.png'))
    if (!cover || !other) throw new Error('no media')
    const { id: _, ...row } = other
    await queries()
      .insert(media)
      .values({ ...row, name: 'cover.png' })
    const exported = await exportFrom(test, id)
    expect(exported.project).toMatchObject({ cover: 'harbour/cover.png', documents: [{ file: 'terms.pdf' }] })
    const parts = { ...test.parts, readFile: async () => null }
    for (const projects of [null, [id]]) {
      const reach = { accountId: test.accountId, projects }
      const outcome = await importFile(parts, test.accountId, exported, { dryRun: false, reach })
      expect(outcome).toMatchObject({ ok: true, report: NOTHING })
    }
    await queries().delete(media).where(eq(media.name, 'cover.png'))
  })

  it('is not found by another account or a key limited to other projects', async () => {
    const { database } = test.test
    const refused = { refused: 'not_found' }
    expect(await exportProject(database, systemOf(test.accountId + 1), id)).toMatchObject(refused)
    expect(await exportProject(database, { ...systemOf(test.accountId), projects: [id + 1] }, id)).toMatchObject(
      refused,
    )
    expect(await exportProject(database, systemOf(test.accountId), 999_999_999_999)).toMatchObject(refused)
  })

  it('has the oldest unarchived catalogue, which does not change when it is imported again', async () => {
    const sample = sampleFile()
    const quay = await importInto(test, { ...sample, project: { ...sample.project, id: 'quay' } })
    expect(await exportFrom(test, quay)).not.toHaveProperty('catalogue')
    await addCatalogue(test, 'quay-a', quay)
    await addCatalogue(test, 'quay-b', quay)
    const exported = await exportFrom(test, quay)
    expect(exported.catalogue).toMatchObject({
      token: 'quay-a',
      contacts: { name: 'C' },
      sales: { email: 'sales@homes.example' },
      languages: ['en'],
    })
    expect(await test.run(exported)).toMatchObject({
      report: { ...NOTHING, catalogue: { token: 'quay-a', created: false, changed: [] } },
    })
    await queries().update(catalogues).set({ archived: true }).where(eq(catalogues.contact_name, 'C'))
    expect(await exportFrom(test, quay)).not.toHaveProperty('catalogue')
  })
})
