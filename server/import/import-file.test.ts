import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DATABASES } from '#server/db/databases.fixture.ts'
import { media } from '#server/db/tables/account.ts'
import { instances, layouts, storeys } from '#server/db/tables/building.ts'
import { orders } from '#server/db/tables/order.ts'
import { frames, interactives, tours } from '#server/db/tables/picture.ts'
import { hotspots, panoramaScenes, regions } from '#server/db/tables/picture-content.ts'
import { projects, promoactions } from '#server/db/tables/project.ts'
import {
  at,
  insertCatalogue,
  type ProjectInput,
  paint,
  sampleFile,
  startImport,
  type TestImport,
} from './import.fixture.ts'

const ALL = { dry_run: false, rows: [] }

describe.each(DATABASES)('an import on $name', ({ start }) => {
  let test: TestImport
  let projectId: number
  beforeAll(async () => {
    test = await startImport(start)
  })
  afterAll(() => test.stop())

  it('only counts changes in a dry run', async () => {
    const before = await test.countRows()
    const outcome = await test.run(sampleFile(), true)
    expect(outcome).toEqual({
      ok: true,
      report: {
        dry_run: true,
        project_id: null,
        created: 21,
        updated: 0,
        restored: 0,
        archived: 0,
        removed: 0,
        catalogue: null,
        warnings: [],
        rows: [],
      },
    })
    expect(await test.countRows()).toEqual(before)
    expect(test.takeChanges()).toEqual([])
  })

  it('creates a project with all its parts', async () => {
    const outcome = await test.run(sampleFile())
    expect(outcome).toMatchObject({ ok: true, report: { ...ALL, created: 21, updated: 0, removed: 0 } })
    projectId = (outcome.ok && outcome.report.project_id) || 0
    expect(test.takeChanges()).toEqual([`chess:${projectId}`, `pictures:${projectId}`, `project:${projectId}`])
    expect(await test.countRows()).toMatchObject({
      projects: 1,
      instances: 3,
      storeys: 2,
      layouts: 2,
      layout_levels: 2,
      gallery_pictures: 3,
      interactives: 3,
      frames: 3,
      panorama_scenes: 2,
      hotspots: 2,
      tours: 2,
      videos: 2,
      documents: 1,
    })
  })

  it('keeps prices in minor units and html without scripts', async () => {
    const { queries } = test.test.database
    const [unit] = await queries.select().from(instances).where(eq(instances.external_id, '3'))
    expect(unit).toMatchObject({ price: 35_000_055, extra_price: null, position: 1, published: true })
    const [project] = await queries.select().from(projects)
    expect(project).toMatchObject({ description: { en: '<p>By the <b>sea</b></p>' }, school: 1, kindergarten: null })
    expect(await queries.select({ until: promoactions.until }).from(promoactions)).toEqual([{ until: '2026-06-30' }])
  })

  it('computes regions from volumes and cameras, and sets the storey of each unit on shared plans', async () => {
    const { queries } = test.test.database
    const rows = await queries
      .select({
        frame: frames.number,
        kind: regions.target_kind,
        storey: storeys.external_id,
        polygons: regions.polygons,
      })
      .from(regions)
      .innerJoin(frames, eq(frames.id, regions.frame_id))
      .innerJoin(interactives, eq(interactives.id, frames.interactive_id))
      .leftJoin(storeys, eq(storeys.id, regions.storey_id))
      .orderBy(asc(interactives.position), asc(frames.number), asc(regions.position))
    expect(rows.map(({ frame, kind, storey }) => [frame, kind, storey])).toEqual([
      [0, 'storey', null],
      [0, 'storey', null],
      [1, 'panorama', null],
      [0, 'instance', 'f1'],
      [0, 'instance', 'f2'],
    ])
    // A volume 10 m wide and 3 m high at a distance of 20 m covers a quarter of the picture's width, below its middle.
    expect(rows[0]?.polygons.flat().toSorted()).toEqual([
      [0.375, 0.5],
      [0.375, 0.575],
      [0.625, 0.5],
      [0.625, 0.575],
    ])
  })

  it('links scenes to scenes, layouts to panoramas, and plans to their parents', async () => {
    const { queries } = test.test.database
    const [door, window] = await queries.select().from(panoramaScenes).orderBy(asc(panoramaScenes.position))
    const [hotspot] = await queries
      .select()
      .from(hotspots)
      .where(eq(hotspots.scene_id, door?.id ?? 0))
    expect(hotspot).toMatchObject({ target_kind: 'scene', target_id: window?.id })
    const [layout] = await queries
      .select({ panorama: tours.interactive_id })
      .from(layouts)
      .innerJoin(tours, eq(tours.id, layouts.tour_id))
    expect(layout?.panorama).toBe(door?.interactive_id)
    const [facade, plan] = await queries.select().from(interactives).orderBy(asc(interactives.position))
    expect(plan).toMatchObject({ parent_id: facade?.id, parent_frame: 1, is_root: false })
    expect(facade).toMatchObject({ parent_id: null, is_root: true })
  })

  it('changes nothing when the same file is imported again', async () => {
    const outcome = await test.run(sampleFile())
    expect(outcome).toMatchObject({ ok: true, report: { ...ALL, created: 0, updated: 0, removed: 0 } })
    expect(test.takeChanges()).toEqual([])
  })

  it.each<readonly [string, (file: ProjectInput) => void, readonly string[]]>([
    ['a price', (file) => void Object.assign(at(unitsOf(file), 0), { price: 1 }), ['chess']],
    [
      'a gallery of a unit',
      (file) => void Object.assign(at(unitsOf(file), 0), { gallery: [{ image: 'cover.png' }] }),
      ['chess'],
    ],
    ['the name of a tag', (file) => void Object.assign(at(file.tags ?? [], 0), { name: 'Balcony' }), ['project']],
    ['a feature', (file) => void Object.assign(file.project, { features: [{ name: 'Gym' }] }), ['project']],
    ['a region', (file) => void at(at(file.interactives ?? [], 1).frames, 0).regions?.pop(), ['pictures']],
  ])('announces only what shows %s, and keeps every id', async (_, change, scopes) => {
    const { queries } = test.test.database
    const ids = () => queries.select({ id: instances.id }).from(instances).orderBy(asc(instances.id))
    const before = await ids()
    const file = sampleFile()
    change(file)
    expect(await test.run(file)).toMatchObject({ ok: true, report: { created: 0, updated: 1, removed: 0 } })
    expect(test.takeChanges()).toEqual(scopes.map((scope) => `${scope}:${projectId}`))
    expect(await ids()).toEqual(before)
    expect(await test.run(sampleFile())).toMatchObject({ ok: true, report: { created: 0, updated: 1, removed: 0 } })
    test.takeChanges()
  })

  it('treats a picture of the same name with other bytes as a change of everything that shows it', async () => {
    const before = test.media.get('hall.png') ?? Buffer.of()
    test.media.set('hall.png', await paint('#123'))
    expect(await test.run(sampleFile(), true)).toMatchObject({ report: { created: 0, updated: 3, removed: 0 } })
    expect(await test.run(sampleFile())).toMatchObject({ report: { created: 0, updated: 3, removed: 0 } })
    expect(test.takeChanges()).toEqual([`chess:${projectId}`, `pictures:${projectId}`, `project:${projectId}`])
    test.media.set('hall.png', before)
    await test.run(sampleFile())
    test.takeChanges()
  })

  it('archives units and layouts that are missing, and removes the rest', async () => {
    const { queries } = test.test.database
    const [unit] = await queries.select().from(instances).where(eq(instances.external_id, '3'))
    const catalogueId = await insertCatalogue(test, 'harbour', 'InteractiveCatalogue')
    await queries.insert(orders).values({
      catalogue_id: catalogueId,
      idempotency_key: 'k',
      kind: 'order' as const,
      instance_id: unit?.id ?? 0,
      name: 'N',
      phone: '1',
      phone_normalised: '+1',
      page: '/',
      lang: 'en' as const,
      is_robot: false,
      utm: {},
      tracking: {},
      origin: 'https://vitrine.example',
    })
    const file = sampleFile()
    at(at(at(file.estates, 0).sections, 0).storeys, 1).instances = []
    file.layouts.pop()
    at(at(file.interactives ?? [], 1).frames, 0).regions?.pop()
    file.promoactions = []
    const warnings = [
      { path: 'file', reason: 'Units with requests are archived, since the file no longer has them: "3"' },
    ]
    const expected = { created: 0, updated: 1, restored: 0, archived: 2, removed: 1, warnings }
    expect(await test.run(file, true)).toMatchObject({ ok: true, report: { ...expected, project_id: projectId } })
    expect(await test.run(file)).toMatchObject({ ok: true, report: expected })
    expect(await test.countRows()).toMatchObject({
      instances: 3,
      layouts: 2,
      layout_levels: 0,
      promoactions: 0,
      tours: 1,
      videos: 1,
    })
    expect(await queries.select({ instance: orders.instance_id }).from(orders)).toEqual([{ instance: unit?.id }])
    expect(await test.run(file)).toMatchObject({ report: { updated: 0, archived: 0, removed: 0, warnings: [] } })
    expect(await test.run(sampleFile())).toMatchObject({ report: { created: 1, restored: 2, warnings: [] } })
    const [back] = await queries.select().from(instances).where(eq(instances.external_id, '3'))
    expect(back).toMatchObject({ id: unit?.id, storey_id: unit?.storey_id, price: unit?.price, archived_at: null })
    test.takeChanges()
  })

  it('moves storeys and units to other parents without new ids', async () => {
    const { queries } = test.test.database
    await test.run(sampleFile())
    const idOf = async () => (await queries.select().from(instances).where(eq(instances.external_id, '1')))[0]?.id
    const before = await idOf()
    const file = sampleFile()
    const [section] = at(file.estates, 0).sections
    file.estates = [{ id: 'h2', name: 'House 2', sections: section ? [{ ...section, id: 's2' }] : [] }]
    file.interactives = file.interactives?.map((each) => ({ ...each, ...(each.estate && { estate: 'h2' }) })) ?? []
    file.panoramas = []
    file.layouts = file.layouts.map(({ tour: _, ...layout }) => layout)
    at(at(file.interactives, 0).frames, 1).regions = []
    expect(await test.run(file)).toMatchObject({ ok: true, report: { created: 2, archived: 2, removed: 3 } })
    expect(await idOf()).toBe(before)
    await test.run(sampleFile())
    test.takeChanges()
  })

  it('changes nothing if the file has an error', async () => {
    const before = await test.countRows()
    const file = sampleFile()
    at(unitsOf(file), 0).layout = 'Z'
    at(file.layouts, 0).plan = 'nowhere.svg'
    const rows = [
      {
        path: 'estates[0].sections[0].storeys[0].instances[0].layout',
        reason: expect.stringMatching(/^There is no layout "Z"/),
      },
      {
        path: 'layouts[0].plan',
        reason: expect.stringMatching(/^There is no file "nowhere.svg" beside this one/),
      },
    ]
    expect(await test.run(file)).toMatchObject({ ok: false, code: 'import_invalid', rows })
    expect(await test.run(file, true)).toMatchObject({ ok: true, report: { dry_run: true, created: 0, rows } })
    expect(await test.countRows()).toEqual(before)
    expect(test.takeChanges()).toEqual([])
  })

  it('runs imports of one project one after another', async () => {
    const [first, second] = [sampleFile(), sampleFile()]
    first.project.id = 'twice'
    second.project.id = 'twice'
    second.tags = []
    at(at(at(second.estates, 0).sections, 0).storeys, 1).instances = []
    at(at(second.interactives ?? [], 1).frames, 0).regions?.pop()
    const outcomes = await Promise.all([test.run(first), test.run(second), test.run(first), test.run(second)])
    expect(outcomes.every(({ ok }) => ok)).toBe(true)
    const created = outcomes.filter((outcome) => outcome.ok && outcome.report.created > 10)
    expect(created).toHaveLength(1)
    test.takeChanges()
  })

  it('finds media among uploads, and among earlier imports of the same project', async () => {
    const { run } = test
    const names = [...test.media.keys()]
    const kept = new Map(test.media)
    test.media.clear()
    expect(await run(sampleFile())).toMatchObject({ ok: true, report: { created: 0, updated: 0, removed: 0 } })
    const other = { ...sampleFile(), project: { ...sampleFile().project, id: 'other' } }
    expect(await run(other)).toMatchObject({ ok: false })
    const rows = await test.test.database.queries
      .select()
      .from(media)
      .where(and(eq(media.account_id, test.accountId)))
    const uploads = rows.filter(({ name }) => name.startsWith('harbour/') && names.includes(name.slice(8)))
    await test.test.database.queries
      .insert(media)
      .values(uploads.map(({ id: _, ...row }) => ({ ...row, name: row.name.slice(8) })))
    expect(await run(other)).toMatchObject({ ok: true, report: { created: 21 } })
    for (const [name, bytes] of kept) test.media.set(name, bytes)
    test.takeChanges()
  })
})

function unitsOf(file: ProjectInput) {
  return at(at(at(file.estates, 0).sections, 0).storeys, 0).instances
}
