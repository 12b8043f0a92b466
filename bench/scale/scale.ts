import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { openPages } from '#bench/fan-out.ts'
import { median, percentile } from '#bench/measure.ts'
import type { Running } from '#bench/processes.ts'
import type { EstateData } from '#contract/chess.ts'
import { generatedFile } from '#demo/generated-file.ts'
import type { Database } from '#server/db/database.ts'
import { resultRows } from '#server/db/result-rows.ts'
import { copyProjects, STRIDE } from './copy-projects.ts'
import { type Ground, importProject, KEY, prepareGround } from './ground.ts'
import { spread, visit } from './visit.ts'

/** The size of a measurement. */
interface ScaleSize {
  /** Growing numbers of projects; each has `units` units. */
  readonly projects: readonly number[]
  readonly units: number
  /** Units of one large project beside them. */
  readonly large: number
  readonly pages: number
  /** Units of a project that is imported during traffic. */
  readonly imported: number
  /** The number of documents that are rendered for the first time. */
  readonly documents: number
}

export const WHOLE: ScaleSize = {
  projects: [1, 200, 2_000],
  units: 500,
  large: 100_000,
  pages: 5_000,
  imported: 20_000,
  documents: 100,
}
export const SHORT: ScaleSize = {
  projects: [1, 50],
  units: 100,
  large: 5_000,
  pages: 400,
  imported: 1_000,
  documents: 20,
}

const ROUNDS = 5
const IDLE_MS = 10_000
const VISITED = 50

/** Measures Vitrine on PostgreSQL with many projects and one large one; yields the rows of a Markdown table. */
export async function* measureScale(size: ScaleSize): AsyncGenerator<string> {
  const ground = await prepareGround()
  try {
    yield '| what | measured |\n|---|---|'
    await importProject(ground.services, size.units)
    const empty = await bytesOf(ground.services.database)
    let filled = 1
    for (const projects of size.projects) {
      if (projects > filled) await copyProjects(ground.services.database, filled, projects - 1)
      filled = projects
      yield* measureProjects(ground, size, projects)
    }
    const perProject = ((await bytesOf(ground.services.database)) - empty) / (filled - 1)
    yield row(`database, a project of ${size.units} units`, `${(perProject / 1024).toFixed(0)} kB`)
    yield* measureLarge(ground, size)
    yield* measureTwo(ground, size)
  } finally {
    await ground.stop()
  }
}

/** Start, memory and answers with this many projects. */
async function* measureProjects(ground: Ground, size: ScaleSize, projects: number): AsyncGenerator<string> {
  const tokens = Array.from({ length: projects }, (_, index) => tokenOf(size.units, index))
  // Measures the second start: the first one may store consent texts of new catalogues.
  await (await ground.start()).stop()
  const server = await ground.start()
  const name = (what: string) => `${count(projects, 'project')}: ${what}`
  yield row(name('start'), `${server.startMs.toFixed(0)} ms, then ${server.memory().toFixed(0)} MB`)
  const chess = await chessOfCopies(server, size, projects)
  const cold = await visit(server, chess)
  yield row(name('first chess call of each, p50 / p99'), `${spread(cold.times)}, ${kilobytes(cold.bytes)}`)
  yield row(name('memory after all of them'), `${server.memory().toFixed(0)} MB`)
  const warm = await visit(server, repeat(chess, 2_000))
  yield row(name('chess call again, p50 / p99'), spread(warm.times))
  const documents = tokens.slice(0, size.documents).map((token) => `/en/${token}/chess`)
  const coldDocuments = await visit(server, documents)
  yield row(
    name('first document, cold, p50 / p99'),
    `${spread(coldDocuments.times)}, ${kilobytes(coldDocuments.bytes)}`,
  )
  yield row(name('document, warm, p50 / p99'), spread((await visit(server, repeat(documents, 300))).times))
  yield row(name('memory at the end'), `${server.memory().toFixed(0)} MB`)
  yield row(
    name('new partner link (the directory is read again)'),
    `${(await addPartners(server, tokens)).toFixed(0)} ms`,
  )
  await server.stop()
}

/** One project with very many units. */
async function* measureLarge(ground: Ground, size: ScaleSize): AsyncGenerator<string> {
  const begin = performance.now()
  await importProject(ground.services, size.large)
  yield row(`import of ${count(size.large, 'unit')}`, `${((performance.now() - begin) / 1000).toFixed(1)} s`)
  const server = await ground.start()
  const token = `generated-${size.large}`
  const name = (what: string) => `${count(size.large, 'unit')} in one project: ${what}`
  const chess = await chessOf(server, token)
  const cold = await visit(server, [chess])
  yield row(name('first chess call'), `${cold.times[0]?.toFixed(0)} ms, ${kilobytes(cold.bytes)}`)
  yield row(name('chess call again, p50 / p99'), spread((await visit(server, repeat([chess], 200))).times))
  const place = `/en/${token}/chess`
  yield row(name('first document'), `${(await visit(server, [place])).times[0]?.toFixed(0)} ms`)
  yield row(name('document, warm, p50 / p99'), spread((await visit(server, repeat([place], 100))).times))
  yield row(name('memory'), `${server.memory().toFixed(0)} MB`)
  await server.stop()
}

/** Two processes: open pages that receive a price change, and traffic during an import. */
async function* measureTwo(ground: Ground, size: ScaleSize): AsyncGenerator<string> {
  const servers = [await ground.start(), await ground.start()] as const
  const token = tokenOf(size.units, 0)
  const unit = await someUnit(servers[0], token)
  const before = servers.map((server) => server.memory())
  const pages = await openPages(servers, token, size.pages)
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const body = [{ id: unit, price: 100_000 + round }]
    const { time } = await pages.measure(async () => void (await manage(servers[0], 'PATCH', 'instances', body)))
    times.push(time)
  }
  const grown = servers.reduce((sum, server, index) => sum + server.memory() - (before[index] ?? 0), 0)
  const each = `${((grown / size.pages) * 1024).toFixed(0)} kB of memory a page`
  yield row(
    `a price to ${count(size.pages, 'open page')} on two processes, until all have heard`,
    `${median(times).toFixed(0)} ms, longest of ${ROUNDS}: ${Math.max(...times).toFixed(0)} ms, ${each}`,
  )
  pages.close()
  const chess = await chessOfCopies(servers[0], size, VISITED)
  const idle = await during(servers[0], chess, () => sleep(IDLE_MS))
  const importing = await during(servers[0], chess, () => postImport(servers[0], size.imported))
  yield row(
    `import of ${count(size.imported, 'unit')} beside visitors: chess call, p99`,
    `${percentile(importing.times, 0.99).toFixed(1)} ms, idle ${percentile(idle.times, 0.99).toFixed(1)} ms; it took ${(importing.ms / 1000).toFixed(1)} s`,
  )
  const other = await during(servers[1], chess, () => postImport(servers[0], size.imported + 1))
  yield row('the same, asked of the other process', `${percentile(other.times, 0.99).toFixed(1)} ms`)
  await Promise.all(servers.map((server) => server.stop()))
}

async function during(server: Running, places: readonly string[], work: () => Promise<unknown>) {
  const begin = performance.now()
  const times: number[] = []
  let isDone = false
  const visiting = (async () => {
    while (!isDone) {
      times.push(...(await visit(server, places)).times)
      await sleep(20)
    }
  })()
  await work().finally(() => {
    isDone = true
  })
  const ms = performance.now() - begin
  await visiting
  return { times, ms }
}

async function chessOf(server: Running, token: string): Promise<string> {
  const { data } = await (await fetch(`${server.origin}/api/v1/public/token?first_token=${token}`)).json()
  return `/api/v1/public/projects/${data.settings.project_id}/chess?first_token=${token}`
}

/** The chess calls of the first projects, whose ids are computed from that of the first. */
async function chessOfCopies(server: Running, size: ScaleSize, projects: number): Promise<readonly string[]> {
  const first = Number(/projects\/(\d+)/.exec(await chessOf(server, tokenOf(size.units, 0)))?.[1])
  return Array.from({ length: projects }, (_, copy) => {
    return `/api/v1/public/projects/${first + copy * STRIDE}/chess?first_token=${tokenOf(size.units, copy)}`
  })
}

async function someUnit(server: Running, token: string): Promise<number> {
  const chess = await fetch(server.origin + (await chessOf(server, token)))
  const { data }: { data: EstateData[] } = await chess.json()
  const storeys = data.flatMap(({ sections }) => sections.flatMap((section) => section.storeys))
  return storeys.flatMap(({ instances }) => instances).find(({ price }) => price !== null)?.id ?? 0
}

/** Creates partners in several catalogues, one after another; returns the median time. */
async function addPartners(server: Running, tokens: readonly string[]): Promise<number> {
  const catalogues = await manage(server, 'GET', 'catalogues')
  const { data }: { data: readonly { id: number; token: string }[] } = await catalogues.json()
  const times: number[] = []
  for (const catalogue of data.filter(({ token }) => tokens.includes(token)).slice(0, ROUNDS)) {
    const begin = performance.now()
    const body = { catalogue_id: catalogue.id, name: 'Anna', email: 'anna@example.com', profile_type: 1 }
    await manage(server, 'POST', 'partners', body)
    times.push(performance.now() - begin)
  }
  return median(times)
}

async function postImport(server: Running, units: number): Promise<void> {
  await manage(server, 'POST', 'imports', generatedFile(units))
}

async function manage({ origin }: Running, method: string, place: string, body?: object): Promise<Response> {
  const response = await fetch(`${origin}/api/v1/manage/${place}`, {
    method,
    headers: { authorization: `Bearer ${KEY}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${method} ${place}: ${response.status} ${await response.text()}`)
  return response
}

async function bytesOf({ queries }: Database): Promise<number> {
  const answer = await queries.execute(sql`select pg_database_size(current_database())::float as bytes`)
  return resultRows<{ bytes: number }>(answer)[0]?.bytes ?? 0
}

function tokenOf(units: number, copy: number): string {
  return copy === 0 ? `generated-${units}` : `generated-${units}-${copy}`
}

function repeat(places: readonly string[], times: number): readonly string[] {
  return Array.from({ length: times }, (_, index) => places[index % places.length] ?? '')
}

function count(number: number, what: string): string {
  return `${number.toLocaleString('en')} ${what}${number === 1 ? '' : 's'}`
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(0)} kB`
}

function row(what: string, measured: string): string {
  return `| ${what} | ${measured} |`
}
