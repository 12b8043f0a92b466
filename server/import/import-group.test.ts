import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DATABASES } from '#server/db/databases.fixture.ts'
import { history } from '#server/db/tables/history.ts'
import { at, insertCatalogue, sampleFile, startImport, type TestImport } from './import.fixture.ts'

describe.each(DATABASES)('an import on $name', ({ start }) => {
  let test: TestImport
  beforeAll(async () => {
    test = await startImport(start)
    await insertCatalogue(test, 'harbour', 'InteractiveCatalogue')
    await test.run(sampleFile())
    test.takeChanges()
  })
  afterAll(() => test.stop())

  it('stores the pictures of a group', async () => {
    const catalogueId = await insertCatalogue(test, 'all', 'GroupInteractiveCatalogue')
    const region = (id: string) => ({
      target: { kind: 'project' as const, id },
      polygons: [at(at(sampleFile().interactives ?? [], 1).frames, 0).regions?.[0]?.polygons[0] ?? []],
    })
    const file = (ids: readonly string[]) => ({
      vitrine: 1,
      group: 'all',
      interactives: [
        { id: 'map', kind: 'group', name: 'Town', frames: [{ image: 'cover.png', regions: ids.map(region) }] },
      ],
      root: 'map',
    })
    expect(await test.run(file(['harbour']))).toMatchObject({ ok: true, report: { project_id: null, created: 1 } })
    expect(test.takeChanges()).toEqual([`catalogue:${catalogueId}`])
    expect(await test.run(file(['harbour']))).toMatchObject({ ok: true, report: { created: 0, updated: 0 } })
    expect(test.takeChanges()).toEqual([])
    // Once, because the second file changed nothing.
    const rows = await test.test.database.queries.select().from(history).where(eq(history.subject_kind, 'catalogue'))
    expect(rows).toMatchObject([{ subject_id: catalogueId, field: 'import', new_value: { created: 1, updated: 0 } }])
    expect(await test.run(file(['harbour', 'lost']))).toMatchObject({
      ok: false,
      code: 'import_invalid',
      rows: [
        {
          path: 'interactives[0].frames[0].regions[1].target.id',
          reason: expect.stringMatching(/^There is no project "lost"/),
        },
      ],
    })
    expect(await test.run({ ...file([]), group: 'harbour' })).toMatchObject({
      ok: false,
      code: 'import_invalid',
      rows: [{ path: 'group', reason: expect.stringMatching(/^There is no group catalogue "harbour"/) }],
    })
  })
})
