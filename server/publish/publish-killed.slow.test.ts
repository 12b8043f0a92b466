import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { generatedFile } from '#demo/generated-file.ts'
import { createAccount, createKey } from '#server/account/key-store.ts'
import { copyEmbedded } from '#server/db/copy-embedded.fixture.ts'
import { DATABASES, type TestDatabase } from '#server/db/databases.fixture.ts'
import { importFile } from '#server/import/import-file.ts'
import { createServerProcess, type ServerProcess } from '#server/server-process.fixture.ts'
import { openServices } from '#server/services/services.ts'

const UNITS = 300

// Parts of the time that a publication takes.
const MOMENTS = [0.4, 0.7, 0.9, 1]

describe.each(['embedded', 'server'] as const)('a publication whose process is killed (%s database)', (kind) => {
  let dataDir: string
  let test: TestDatabase | null = null
  let server: ServerProcess
  let authorization: string
  let projectId: number
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'vitrine-'))
    if (kind === 'server') test = await DATABASES[1].start()
    else copyEmbedded(dataDir)
    const url = test?.url ?? null
    const services = await openServices({ databaseUrl: url, dataDir }, { isDurable: false })
    const accountId = await createAccount(services.database.queries, 'Test')
    const parts = { ...services, readFile: async () => null }
    const outcome = await importFile(parts, accountId, generatedFile(UNITS), { dryRun: false })
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.rows))
    projectId = outcome.report.project_id ?? 0
    authorization = `Bearer ${await createKey(services.database.queries, accountId, 'test')}`
    await services.database.close()
    const settings = url
      ? { DATABASE_URL: url, PUBLIC_URL: 'http://127.0.0.1', SECRET_KEY: 'a-secret-of-this-test-and-no-other' }
      : {}
    server = createServerProcess({ DATA_DIR: dataDir, ...settings })
  }, 240_000)
  afterAll(async () => {
    await server.kill()
    await test?.stop()
    await rm(dataDir, { recursive: true })
  })

  const call = async (method: string, url: string, body?: unknown) => {
    const headers = { authorization, ...(body !== undefined && { 'content-type': 'application/json' }) }
    const answer = await fetch(`${server.origin()}/api/v1/manage${url}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return answer.json()
  }
  const units = async (): Promise<readonly { external_id: string; price: number | null }[]> =>
    (await call('GET', `/instances?project_id=${projectId}&limit=${UNITS}`)).data
  const draft = async () => (await call('GET', `/projects/${projectId}/draft?limit=1`)).counts.entries
  const layout = async (): Promise<{ id: string; label: string }> =>
    (await call('GET', `/projects/${projectId}/file`)).layouts[0]
  const done = async () => (await call('GET', `/projects/${projectId}/publications`)).data.length
  /** Every price, and the area of a layout, which only an import can write. */
  const edit = async (price: number) => {
    const list = await units()
    const changes = list.map((unit) => ({
      kind: 'instance',
      id: unit.external_id,
      field: 'price',
      value: price,
      base: unit.price,
    }))
    const { id, ...rest } = (await layout()) as { id: string; label: string; area_total?: number }
    const area = { kind: 'layout', id, field: 'area_total', value: 10 + price, base: rest.area_total }
    const edited = await call('PATCH', `/projects/${projectId}/draft`, [...changes, area])
    expect(edited.data?.changed, JSON.stringify(edited)).toBe(list.length + 1)
  }

  it('is there completely or not at all', async () => {
    await server.start()
    await edit(1)
    const start = performance.now()
    expect((await call('POST', `/projects/${projectId}/publications`, {})).data?.state).toBe('published')
    const time = performance.now() - start
    let price = 1
    let count = 1
    for (const moment of MOMENTS) {
      if ((await draft()) === 0) await edit(price + 1)
      const publishing = call('POST', `/projects/${projectId}/publications`, {}).catch(() => null)
      await pause(moment * time)
      await server.kill()
      await publishing
      await server.start()
      const prices = new Set((await units()).map((unit) => unit.price))
      const isPublished = prices.has(price + 1)
      if (isPublished) {
        price += 1
        count += 1
      }
      expect([...prices]).toEqual([price])
      expect((await layout()) as object).toMatchObject({ area_total: 10 + price })
      expect([await draft(), await done()]).toEqual([isPublished ? 0 : UNITS + 1, count])
    }
    if ((await draft()) > 0) {
      expect((await call('POST', `/projects/${projectId}/publications`, {})).data?.state).toBe('published')
    }
    // The server writes the files of versions after its start.
    const unwritten = async () => {
      const { data } = await call('GET', `/projects/${projectId}/versions`)
      return data.filter((version: { units: number | null }) => version.units !== UNITS).length
    }
    await expect.poll(unwritten, { timeout: 60_000 }).toBe(0)
  }, 300_000)
})
