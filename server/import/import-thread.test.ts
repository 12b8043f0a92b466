import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { generatedFile } from '#demo/generated-file.ts'
import { ANY_DATABASE } from '#server/db/databases.fixture.ts'
import { createHost } from './create-host.ts'
import { startImport, systemOf, type TestImport } from './import.fixture.ts'
import type { ImportHost } from './import-host.ts'
import { runInThread } from './import-thread.ts'

describe('an import in a thread', () => {
  let test: TestImport
  beforeAll(async () => {
    test = await startImport(ANY_DATABASE.start)
  })
  afterAll(() => test.stop())

  const run = (changes: Partial<ImportHost>, bytes = Buffer.from(JSON.stringify(generatedFile(300)))) =>
    runInThread(
      {
        ...createHost(test.parts, {
          by: systemOf(test.accountId),
          reach: systemOf(test.accountId),
          onProgress: () => {},
        }),
        ...changes,
      },
      {
        accountId: test.accountId,
        projects: null,
        source: { bytes },
        dryRun: false,
        keepPrices: false,
        keepStatuses: false,
        keepsLive: false,
        part: null,
        knownIds: {},
        makesCatalogue: null,
        role: 'owner',
        id: 'test',
        now: Date.now(),
      },
    )

  it('fails with the database error, and leaves no rows behind', async () => {
    const before = await test.countRows()
    const lost = new Error('the database is gone')
    await expect(run({ switchLive: () => Promise.reject(lost) })).rejects.toBe(lost)
    expect(await test.countRows()).toEqual(before)
  })

  it('gives up if the data keeps changing', async () => {
    const outcome = await run({ switchLive: async () => 'stale' })
    expect(outcome).toMatchObject({ ok: false, code: 'conflict' })
  })

  it('explains why bytes are not JSON', async () => {
    const outcome = await run({}, Buffer.from('{"a":'))
    expect(outcome).toMatchObject({ ok: false, code: 'bad_request', rows: [{ path: 'file' }] })
  })
})
