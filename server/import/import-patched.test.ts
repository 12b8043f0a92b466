import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ANY_DATABASE, DATABASES } from '#server/db/databases.fixture.ts'
import { instances } from '#server/db/tables/building.ts'
import { statuses } from '#server/db/tables/project.ts'
import { resultOf } from '#server/http/refusal.ts'
import { patchInstances } from '#server/instance/patch-instances.ts'
import { changeData } from '#server/live/change-data.ts'
import { at, sampleFile, startImport, systemOf, type TestImport } from './import.fixture.ts'
import { importFile } from './import-file.ts'

describe('prices that were changed by PATCH', () => {
  let test: TestImport
  beforeAll(async () => {
    test = await startImport(ANY_DATABASE.start)
    await test.run(sampleFile())
  })
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

  const warned = (reason: RegExp) => ({ warnings: [{ path: 'file', reason: expect.stringMatching(reason) }] })

  it('are kept on request, also by repeated imports, with a warning', async () => {
    await patch('1', 250_000)
    const kept = { ok: true, report: { updated: 0, ...warned(/^1 unit has a price .*it is kept \("1"\)$/) } }
    expect(await run(true)).toMatchObject(kept)
    expect(await run(true)).toMatchObject(kept)
    expect(await priceOf('1')).toBe(25_000_000)
  })

  it('are otherwise replaced by the file, with a warning', async () => {
    const replaced = { ok: true, report: { updated: 1, ...warned(/the price of the file replaces it/) } }
    expect(await run(false, true)).toMatchObject(replaced)
    expect(await priceOf('1')).toBe(25_000_000)
    expect(await run(false)).toMatchObject(replaced)
    expect(await priceOf('1')).toBe(20_000_000)
    expect(await run(false)).toMatchObject({ report: { updated: 0, warnings: [] } })
  })

  it('cause no warning if the file now has the same price', async () => {
    await patch('1', 260_000)
    const file = sampleFile()
    at(at(at(at(file.estates, 0).sections, 0).storeys, 0).instances, 0).price = 260_000
    expect(await run(false, false, file)).toMatchObject({ report: { warnings: [] } })
  })

  it('still count as changed after a file with the same price, such as an export', async () => {
    // The file of the previous test had the same price; this one is older.
    const kept = { report: { updated: 0, ...warned(/^1 unit has a price .*it is kept/) } }
    expect(await run(true)).toMatchObject(kept)
    expect(await priceOf('1')).toBe(26_000_000)
  })

  it('can not be changed on an archived unit', async () => {
    const file = sampleFile()
    at(at(at(file.estates, 0).sections, 0).storeys, 0).instances.pop()
    expect(await run(false, false, file)).toMatchObject({ report: { archived: 1 } })
    await expect(patch('2', 1)).rejects.toThrow()
  })
})

describe.each(DATABASES)('statuses that were changed by PATCH on $name', ({ start }) => {
  let test: TestImport
  beforeAll(async () => {
    test = await startImport(start)
    await test.run(sampleFile())
  })
  afterAll(() => test.stop())

  const queries = () => test.test.database.queries
  const unitOf = async (external: string) =>
    at(await queries().select().from(instances).where(eq(instances.external_id, external)), 0)
  const statusId = async (external: string) =>
    at(await queries().select().from(statuses).where(eq(statuses.external_id, external)), 0).id
  const statusOf = async (external: string) => {
    const { status_id } = await unitOf(external)
    return at(await queries().select().from(statuses).where(eq(statuses.id, status_id)), 0).external_id
  }
  const sell = async (external: string) => {
    const patches = [{ id: (await unitOf(external)).id, status_id: await statusId('sold') }]
    return changeData(test.parts, async (tx) => resultOf(await patchInstances(tx, systemOf(test.accountId), patches)))
  }
  const run = (keepStatuses: boolean, dryRun = false, file = sampleFile()) =>
    importFile(test.parts, test.accountId, file, { dryRun, keepStatuses })
  const warned = (reason: RegExp) => ({ warnings: [{ path: 'file', reason: expect.stringMatching(reason) }] })

  it('are kept on request, also by repeated imports, with a warning that names the units', async () => {
    expect(await statusOf('1')).toBe('free')
    await sell('1')
    const kept = { ok: true, report: { updated: 0, ...warned(/^1 unit has a status .*it is kept \("1"\)$/) } }
    expect(await run(true, true)).toMatchObject(kept)
    expect(await run(true)).toMatchObject(kept)
    expect(await run(true)).toMatchObject(kept)
    expect(await statusOf('1')).toBe('sold')
  })

  it('still count as changed after a file with the same status, such as an export', async () => {
    const file = sampleFile()
    at(at(at(at(file.estates, 0).sections, 0).storeys, 0).instances, 0).status = 'sold'
    expect(await run(false, false, file)).toMatchObject({ report: { updated: 0, warnings: [] } })
    expect(await run(true)).toMatchObject({ report: { updated: 0, ...warned(/it is kept/) } })
    expect(await statusOf('1')).toBe('sold')
  })

  it('are otherwise replaced by the file, with a warning', async () => {
    const replaced = {
      ok: true,
      report: { updated: 1, ...warned(/the status of the file replaces it; keep_statuses=1/) },
    }
    expect(await run(false, true)).toMatchObject(replaced)
    expect(await statusOf('1')).toBe('sold')
    expect(await run(false)).toMatchObject(replaced)
    expect(await statusOf('1')).toBe('free')
    expect(await run(false)).toMatchObject({ report: { updated: 0, warnings: [] } })
    expect(await run(true)).toMatchObject({ report: { updated: 0, warnings: [] } })
  })

  it('can not be kept if the file no longer has that status, and a warning says so', async () => {
    await sell('1')
    const file = sampleFile()
    file.statuses.pop()
    for (const { sections } of file.estates) {
      for (const unit of sections.flatMap(({ storeys }) => storeys.flatMap((storey) => storey.instances))) {
        unit.status = 'free'
      }
    }
    expect(await run(true, false, file)).toMatchObject({ ok: true, report: warned(/since the file no longer has/) })
    expect(await statusOf('1')).toBe('free')
  })
})
