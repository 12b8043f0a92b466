import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DATABASES } from '#server/db/databases.fixture.ts'
import { instances } from '#server/db/tables/building.ts'
import { resultOf } from '#server/http/refusal.ts'
import { patchInstances } from '#server/instance/patch-instances.ts'
import { changeData } from '#server/live/change-data.ts'
import { at, sampleFile, startImport, systemOf, type TestImport } from './import.fixture.ts'
import { importFile } from './import-file.ts'

describe('prices that were changed since the last import', () => {
  let test: TestImport
  beforeAll(async () => {
    test = await startImport(DATABASES[0].start)
    await test.run(sampleFile())
  }, 60_000)
  afterAll(() => test.stop())

  const priceOf = async (external: string) =>
    at(await test.test.database.queries.select().from(instances).where(eq(instances.external_id, external)), 0).price

  const patch = async (external: string, price: number) => {
    const rows = await test.test.database.queries
      .select()
      .from(instances)
      .where(and(eq(instances.external_id, external), isNull(instances.archived_at)))
    const patches = [{ id: rows[0]?.id ?? 0, price }]
    return changeData(test.parts, async (tx) => resultOf(await patchInstances(tx, systemOf(test.accountId), patches)))
  }

  const run = (keepPrices: boolean, dryRun = false, file = sampleFile()) =>
    importFile(test.parts, test.accountId, file, { dryRun, keepPrices })

  const told = (reason: RegExp) => ({ warnings: [{ path: 'file', reason: expect.stringMatching(reason) }] })

  it('are kept when asked for, again and again, and told of', async () => {
    await patch('1', 250_000)
    const kept = { ok: true, report: { updated: 0, ...told(/^1 unit has a price .*it is kept$/) } }
    expect(await run(true)).toMatchObject(kept)
    expect(await run(true)).toMatchObject(kept)
    expect(await priceOf('1')).toBe(25_000_000)
  })

  it('are replaced by those of the file else, and told of', async () => {
    const replaced = { ok: true, report: { updated: 1, ...told(/the price of the file replaces it/) } }
    expect(await run(false, true)).toMatchObject(replaced)
    expect(await priceOf('1')).toBe(25_000_000)
    expect(await run(false)).toMatchObject(replaced)
    expect(await priceOf('1')).toBe(20_000_000)
    expect(await run(false)).toMatchObject({ report: { updated: 0, warnings: [] } })
  })

  it('are not told of when the file has the same price by now', async () => {
    await patch('1', 260_000)
    const file = sampleFile()
    at(at(at(at(file.estates, 0).sections, 0).storeys, 0).instances, 0).price = 260_000
    expect(await run(false, false, file)).toMatchObject({ report: { warnings: [] } })
  })

  it('of a unit that is archived can not be changed', async () => {
    const file = sampleFile()
    at(at(at(file.estates, 0).sections, 0).storeys, 0).instances.pop()
    expect(await run(false, false, file)).toMatchObject({ report: { archived: 1 } })
    await expect(patch('2', 1)).rejects.toThrow()
  })
})
