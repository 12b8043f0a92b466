import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { afterEach, expect, it } from 'vitest'
import { chessAnswer } from '#contract/chess.ts'
import { generatedFile } from '#demo/generated-file.ts'
import { toMinor } from '#domain/price/money.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { copyEmbedded } from './db/copy-embedded.fixture.ts'
import { DATABASES } from './db/databases.fixture.ts'
import { createProxy } from './db/proxy.fixture.ts'
import { instances } from './db/tables/building.ts'
import { type Generated, insertGenerated } from './generated.fixture.ts'
import { readServerFile } from './operator/server-file.ts'
import { createServerProcess } from './server-process.fixture.ts'
import { openServices } from './services/services.ts'

let running: ChildProcess | null = null
afterEach(() => running?.kill('SIGKILL'))

it('a process that is killed while prices are patched loses no confirmed change', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'vitrine-'))
  const { projectId, key } = await prepare(dataDir)
  let origin = await startServer(dataDir)
  const acknowledged = new Map<number, number>()
  const free = [...(await readPrices(origin, projectId)).keys()]
  const patching = patchUntilItDies(origin, key, free, acknowledged)
  await expect.poll(() => acknowledged.size, { timeout: 30_000 }).toBeGreaterThan(30)
  running?.kill('SIGKILL')
  await patching

  origin = await startServer(dataDir)
  const served = await readPrices(origin, projectId)
  for (const [id, price] of acknowledged) expect(served.get(id)).toBe(price)
  running?.kill('SIGTERM')
  await new Promise((resolve) => running?.once('exit', resolve))
  const stored = await storedPrices(dataDir, projectId)
  expect(new Map(free.map((id) => [id, stored.get(id)]))).toEqual(served)
  await rm(dataDir, { recursive: true })
})

it('a process that is told to end finishes its running request, closes the command server, and then ends', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'vitrine-'))
  const { key } = await prepare(dataDir)
  const origin = await startServer(dataDir)
  await expect.poll(() => readServerFile(dataDir), { timeout: 30_000 }).not.toBeNull()
  const importing = fetch(`${origin}/api/v1/manage/imports`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(generatedFile(1500)),
  })
  // Answered after the import has started, which holds the only database connection.
  await fetch(`${origin}/readyz`)
  running?.kill('SIGTERM')
  const { status, headers } = await importing
  expect([status, headers.get('connection')]).toEqual([200, 'close'])
  expect(await new Promise((resolve) => running?.once('exit', resolve))).toBe(0)
  expect(await readServerFile(dataDir)).toBeNull()
  await rm(dataDir, { recursive: true })
})

it('a process that is told to end as soon as it listens ends', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'vitrine-'))
  copyEmbedded(dataDir)
  await startServer(dataDir)
  running?.kill('SIGTERM')
  expect(await new Promise((resolve) => running?.once('exit', resolve))).toBe(0)
  expect(await readServerFile(dataDir)).toBeNull()
  await rm(dataDir, { recursive: true })
})

it('a process whose PostgreSQL server goes down reports it, keeps running, and recovers', async () => {
  const [, { start }] = DATABASES
  const test = await start()
  const url = new URL(test.url ?? '')
  const proxy = await createProxy(Number(url.port))
  url.port = String(proxy.port)
  const dataDir = await mkdtemp(path.join(tmpdir(), 'vitrine-'))
  const server = createServerProcess({
    DATABASE_URL: url.href,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    PUBLIC_URL: 'http://127.0.0.1',
    SECRET_KEY: 'a-secret-of-this-test-and-no-other',
  })
  await server.start()
  const statusOf = async (place: string) => (await fetch(`${server.origin()}${place}`)).status
  expect(await statusOf('/readyz')).toBe(200)
  await proxy.cut()
  await expect.poll(() => statusOf('/readyz'), { timeout: 60_000, interval: 500 }).toBe(503)
  expect(await statusOf('/healthz')).toBe(200)
  await proxy.mend()
  await expect.poll(() => statusOf('/readyz'), { timeout: 60_000, interval: 500 }).toBe(200)
  await server.stop()
  await proxy.stop()
  await test.stop()
  await rm(dataDir, { recursive: true })
}, 240_000)

async function prepare(dataDir: string): Promise<Generated> {
  copyEmbedded(dataDir)
  const services = await openServices({ databaseUrl: null, dataDir }, { isDurable: false })
  const generated = await insertGenerated(services, 300)
  await services.database.close()
  return generated
}

/** Starts a real process and waits until it reports its address. */
function startServer(dataDir: string): Promise<string> {
  const env = { ...process.env, DATA_DIR: dataDir, PORT: '0', DEMO: '0', LOG_LEVEL: 'warn' }
  const child = spawn(process.execPath, ['server/main.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  running = child
  return new Promise((resolve, reject) => {
    let output = ''
    child.stdout.on('data', (chunk) => {
      output += chunk
      const origin = /Vitrine is at (\S+)/.exec(output)?.[1]
      if (origin) resolve(origin)
    })
    child.once('exit', (code) => reject(new Error(`the server exited with ${code}: ${output}`)))
  })
}

/** The public prices, which only free units have. */
async function readPrices(origin: string, projectId: number): Promise<ReadonlyMap<number, number | null>> {
  const response = await fetch(`${origin}/api/v1/public/projects/${projectId}/chess?first_token=generated`)
  const units = chessAnswer
    .parse(await response.json())
    .data.flatMap(({ sections }) => sections)
    .flatMap(({ storeys }) => storeys)
    .flatMap((storey) => storey.instances)
  return new Map(units.filter(({ price }) => price !== null).map(({ id, price }) => [id, price]))
}

async function patchUntilItDies(
  origin: string,
  key: string,
  ids: readonly number[],
  acknowledged: Map<number, number>,
): Promise<void> {
  for (let price = 1000; ; price += 1) {
    const id = ids[price % ids.length] ?? 0
    try {
      const response = await fetch(`${origin}/api/v1/manage/instances`, {
        method: 'PATCH',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify([{ id, price }]),
      })
      if (response.ok) acknowledged.set(id, price)
    } catch {
      return
    }
  }
}

async function storedPrices(dataDir: string, projectId: number): Promise<ReadonlyMap<number, number | null>> {
  const database = await openDatabase(null, dataDir, { isDurable: false })
  const rows = await database.queries.select().from(instances).where(eq(instances.project_id, projectId))
  await database.close()
  return new Map(rows.map(({ id, price }) => [id, price === null ? null : price / toMinor(1)]))
}
