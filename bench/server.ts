import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chessAnswer } from '#contract/chess.ts'
import { tokenAnswer } from '#contract/token.ts'
import { generatedFile } from '#demo/generated-file.ts'
import { createAccount } from '#server/account/key-store.ts'
import { importFile } from '#server/import/import-file.ts'
import { openServices } from '#server/services/services.ts'
import { benchColdPages } from './cold-pages.ts'
import { measureFanOut } from './fan-out.ts'
import { measureLoad, measureThroughput } from './load.ts'
import { median } from './measure.ts'
import { type Running, startProcess } from './processes.ts'

const KEY = 'vk_of_the_benchmark_only'
const TOKEN = 'harbour'
const PAGES = 1000
// Many short rounds, because disturbances last for seconds.
const ROUNDS = 16
const SECONDS = 1
const RENDERED = 200
const WARM_PAGES = { main: `/en/${TOKEN}`, chess: `/en/${TOKEN}/chess`, list: `/en/${TOKEN}/premises` }
const PAGE_ROUNDS = 5
const HINT = { 'Sec-CH-UA-Mobile': '?0' }

/** Measures the server with the demo, and the import, on the embedded database. */
export async function* benchServer(): AsyncGenerator<string> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'vitrine-bench-'))
  const env = { DATA_DIR: dataDir, PORT: '0', DEMO: '1', MANAGE_KEY: KEY, LOG_LEVEL: 'warn' }
  // One process loads the demo and another serves it, because pictures are encoded only once.
  await (await startProcess(['server/main.ts'], env)).stop()
  const server = await startProcess(['server/main.ts'], env)
  const project = await projectOf(server)
  const chess = `/api/v1/public/projects/${project}/chess?first_token=${TOKEN}`
  yield* benchChess(server, chess)
  yield `memory with the demo loaded                  ${server.memory().toFixed(0).padStart(9)} MB`
  yield* benchWarmPages(server)
  const units = await unitsOf(server, chess)
  yield* benchRenderedPages(server, units)
  yield* benchColdPages(server, TOKEN, units)
  yield await benchFanOut(server, chess)
  await server.stop()
  await rm(dataDir, { recursive: true })
  yield* benchImport()
}

async function* benchChess(server: Running, chess: string): AsyncGenerator<string> {
  const bare = await startProcess(['bench/bare-server.ts', server.origin + chess], {})
  // Alternates between them, so that other load affects both.
  const [ours, theirs]: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round += 1) {
    theirs.push(await measureThroughput(bare.port, chess, SECONDS))
    ours.push(await measureThroughput(server.port, chess, SECONDS))
  }
  await bare.stop()
  const ratio = median(ours) / median(theirs)
  yield `bare node:http with the same bytes           ${median(theirs).toFixed(0).padStart(9)} answers a second`
  yield `chess call                                   ${median(ours).toFixed(0).padStart(9)} answers a second, ${ratio.toFixed(2)} × the bare server`
}

/** Pages that nothing has changed, beside a bare server that sends the same bytes. */
async function* benchWarmPages(server: Running): AsyncGenerator<string> {
  for (const [name, path] of Object.entries(WARM_PAGES)) {
    const bare = await startProcess(['bench/bare-server.ts', server.origin + path, JSON.stringify(HINT)], {})
    // As advertisements do: no two visits have the same address.
    const pathOf = (visit: number) => `${path}?gclid=${String(visit).padStart(9, '0')}`
    const load = { connections: 8, pathOf, headers: HINT }
    const [ours, theirs]: [number[], number[]] = [[], []]
    for (let round = 0; round < PAGE_ROUNDS; round += 1) {
      theirs.push(await measureLoad(bare.port, load, SECONDS))
      ours.push(await measureLoad(server.port, load, SECONDS))
    }
    await bare.stop()
    const ratio = (median(ours) / median(theirs)).toFixed(2)
    yield `page ${name.padEnd(10)} that nothing has changed      ${median(ours).toFixed(0).padStart(9)} a second, ${ratio} × the bare server (goal: 0.5)`
  }
}

async function unitsOf(server: Running, chess: string): Promise<readonly number[]> {
  const { data } = chessAnswer.parse(await (await fetch(server.origin + chess)).json())
  const storeys = data.flatMap(({ sections }) => sections.flatMap((section) => section.storeys))
  return storeys.flatMap(({ instances }) => instances.map(({ id }) => id))
}

/** Pages of units that nobody has asked for before, one after the other. */
async function* benchRenderedPages(server: Running, units: readonly number[]): AsyncGenerator<string> {
  const addresses = units.slice(0, RENDERED).map((id) => `${server.origin}/en/${TOKEN}/premises/details/instance/${id}`)
  const start = performance.now()
  for (const address of addresses) {
    if (!(await (await fetch(address)).text()).includes('data-parts')) throw new Error(`${address} is not rendered`)
  }
  const rate = (addresses.length / (performance.now() - start)) * 1000
  yield `documents of ${addresses.length} units, each rendered anew   ${rate.toFixed(0).padStart(9)} a second`
  yield `memory after them                            ${server.memory().toFixed(0).padStart(9)} MB`
}

async function benchFanOut(server: Running, chess: string): Promise<string> {
  const { data } = chessAnswer.parse(await (await fetch(server.origin + chess)).json())
  const unit = data[0]?.sections[0]?.storeys[0]?.instances[0]
  if (!unit) throw new Error('no unit to change')
  const { time, bytes } = await measureFanOut(server, TOKEN, PAGES, async () => {
    const response = await fetch(`${server.origin}/api/v1/manage/instances`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' },
      body: JSON.stringify([{ id: unit.id, price: (unit.price ?? 0) + 1 }]),
    })
    if (!response.ok) throw new Error(`the price is refused: ${await response.text()}`)
  })
  return `one price change to ${PAGES} open pages         ${time.toFixed(0).padStart(9)} ms, ${bytes} bytes a page`
}

async function* benchImport(): AsyncGenerator<string> {
  const half = await importTime(10_000)
  const whole = await importTime(20_000)
  yield `import of 10000 units                        ${half.toFixed(0).padStart(9)} ms`
  yield `import of 20000 units                        ${whole.toFixed(0).padStart(9)} ms, ${(whole / half).toFixed(2)} × half of them`
}

async function importTime(units: number): Promise<number> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'vitrine-bench-'))
  const services = await openServices({ databaseUrl: null, dataDir })
  const accountId = await createAccount(services.database.queries, 'Benchmark')
  const file = generatedFile(units)
  const start = performance.now()
  const outcome = await importFile({ ...services, readFile: async () => null }, accountId, file, { dryRun: false })
  const time = performance.now() - start
  await services.database.close()
  await rm(dataDir, { recursive: true })
  if (!outcome.ok) throw new Error('the generated project is refused')
  return time
}

async function projectOf({ origin }: Running): Promise<number> {
  const response = await fetch(`${origin}/api/v1/public/token?first_token=${TOKEN}`)
  return tokenAnswer.parse(await response.json()).data.settings.project_id ?? 0
}
