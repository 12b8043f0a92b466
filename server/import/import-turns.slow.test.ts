import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ImportProgress } from '#contract/imports.ts'
import { generatedFile } from '#demo/generated-file.ts'
import { DATABASES } from '#server/db/databases.fixture.ts'
import { instances } from '#server/db/tables/building.ts'
import { projects, statuses } from '#server/db/tables/project.ts'
import { resultOf } from '#server/http/refusal.ts'
import { patchInstances } from '#server/instance/patch-instances.ts'
import { changeData } from '#server/live/change-data.ts'
import { at, type ProjectInput, sampleFile, startImport, systemOf, type TestImport } from './import.fixture.ts'
import { importFile } from './import-file.ts'

const UNITS = 1500

describe.each(DATABASES)('other requests during an import on $name', ({ name, start }) => {
  let test: TestImport
  beforeAll(async () => {
    test = await startImport(start)
  })
  afterAll(() => test.stop())

  const patch = (id: number, values: object) =>
    changeData(test.parts, async (tx) =>
      resultOf(await patchInstances(tx, systemOf(test.accountId), [{ id, ...values }])),
    )

  const unitOf = async (external: string) => {
    const ofSample = eq(projects.external_id, 'harbour')
    const rows = await test.test.database.queries
      .select({ unit: instances })
      .from(instances)
      .innerJoin(projects, and(eq(projects.id, instances.project_id), ofSample))
      .where(eq(instances.external_id, external))
    return at(rows, 0).unit
  }

  /** Imports a file, and runs `work` after the comparison but before the transaction that makes it live. */
  function importAround(
    file: ProjectInput,
    work: () => Promise<unknown>,
    onProgress: (progress: ImportProgress) => void = () => {},
  ) {
    const { database } = test.parts
    let isDone = false
    const queries = new Proxy(database.queries, {
      get: (target, name) => {
        if (name !== 'transaction') return Reflect.get(target, name)
        return async (...parameters: Parameters<typeof target.transaction>) => {
          if (!isDone) await work()
          isDone = true
          return target.transaction(...parameters)
        }
      },
    })
    const parts = { ...test.parts, database: { ...database, queries } }
    return importFile(parts, test.accountId, file, { dryRun: false, onProgress })
  }

  it('run between its batches, and see none of it before its end', async () => {
    const { queries } = test.test.database
    const events: string[] = []
    let seen = -1
    let other: Promise<unknown> | null = null
    const look = () =>
      queries.transaction(async (tx) => {
        seen = (await tx.select({ id: instances.id }).from(instances)).length
        events.push('other')
      })
    const onProgress = ({ step }: ImportProgress) => {
      events.push(step)
      if (step === 'writing') other ??= look()
    }
    const outcome = await importAround(generatedFile(UNITS), () => Promise.resolve(other), onProgress)
    expect(outcome).toMatchObject({ ok: true })
    expect(seen).toBe(0)
    // The embedded database runs one query at a time, so one transaction around all batches would block other requests.
    if (name === 'PGlite') expect(events.indexOf('other')).toBeLessThan(events.lastIndexOf('writing'))
    expect(await test.countRows()).toMatchObject({ instances: UNITS })
    expect(Object.keys(await test.countRows()).filter((name) => name.startsWith('import_stage'))).toEqual([])
  })

  it('can change a price, and the import does not undo it', async () => {
    await test.run(sampleFile())
    const { id } = await unitOf('3')
    const file = sampleFile()
    Object.assign(at(unitsOf(file, 1), 0), { price: 410_000, renovation: 3 })
    expect(await importAround(file, () => patch(id, { price: 999 }))).toMatchObject({ ok: true })
    expect(await unitOf('3')).toMatchObject({ price: 99_900, imported_price: 41_000_000, renovation: 3 })
  })

  it('can give a unit a status that the import removes: the import compares again', async () => {
    await test.run(sampleFile())
    const { id, project_id } = await unitOf('1')
    const all = await test.test.database.queries.select().from(statuses).where(eq(statuses.project_id, project_id))
    const [free, sold] = ['free', 'sold'].map((name) => all.find(({ external_id }) => external_id === name)?.id)
    const file = sampleFile()
    file.statuses = file.statuses.filter((status) => status.id !== 'sold')
    for (const unit of unitsOf(file, 0)) unit.status = 'free'
    expect(await importAround(file, () => patch(id, { status_id: sold }))).toMatchObject({ ok: true })
    expect(await unitOf('1')).toMatchObject({ status_id: free })
    await expect(patch(id, { status_id: sold })).rejects.toThrow()
  })

  it('can import the same project: the first import compares again', async () => {
    await test.run(sampleFile())
    const [first, second] = [sampleFile(), sampleFile()]
    first.tags = [...(first.tags ?? []), { id: 'pool', name: 'Pool', color: '#000000' }]
    second.tags = [...(second.tags ?? []), { id: 'pool', name: 'Swimming pool', color: '#000000' }]
    // Without a second comparison, the second import would create the tag again.
    expect(await importAround(second, () => test.run(first))).toMatchObject({ report: { created: 0, updated: 1 } })
  })
})

function unitsOf(file: ProjectInput, storey: number) {
  return at(at(at(file.estates, 0).sections, 0).storeys, storey).instances
}
