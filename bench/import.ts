import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { generatedFile } from '#demo/generated-file.ts'
import { line, percentile } from './measure.ts'
import { startPostgres } from './postgres.ts'
import { type Running, startProcess } from './processes.ts'

const KEY = 'vk_of_the_benchmark_only'
// A server behind a proxy, or on PostgreSQL, requires a PUBLIC_URL.
const PUBLIC_URL = 'http://127.0.0.1'
const VISITED = 406
const IMPORTED = 20_000
const TOKEN = `generated-${VISITED}`
const IDLE_MS = 8_000
/** The number of projects per import: the p99 of a single import would be its second longest wait. */
const PROJECTS = 2
/** How much longer than on an idle server visitors may wait. */
const MOST = 2
/** Visitors who load the chess, and buyers who send requests; each pauses between calls. */
const VISITORS = { chess: 4, orders: 2 } as const
const PAUSE_MS = { chess: 15, orders: 40 } as const

/** Measures how long visitors wait during an import of 20,000 units, on both databases. */
export async function* benchImport(): AsyncGenerator<string> {
  yield `visitors while ${IMPORTED} units are imported: p99 and longest wait, beside those of the idle server`
  yield* benchOn('embedded', {})
  const postgres = await startPostgres()
  try {
    yield* benchOn('PostgreSQL', { DATABASE_URL: postgres.url })
  } finally {
    await postgres.stop()
  }
}

async function* benchOn(name: string, settings: Readonly<Record<string, string>>): AsyncGenerator<string> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'vitrine-bench-'))
  const env = {
    DATA_DIR: dataDir,
    PORT: '0',
    DEMO: '0',
    MANAGE_KEY: KEY,
    LOG_LEVEL: 'warn',
    TRUST_PROXY: '1',
    PUBLIC_URL,
    SECRET_KEY: 'a key of the benchmark, and of nothing else',
    ...settings,
  }
  execFileSync(process.execPath, [...process.execArgv, 'scripts/vitrine.ts', 'demo', '--units', String(VISITED)], {
    env: { ...process.env, ...env },
  })
  const server = await startProcess(['server/main.ts'], env)
  const idle: Measured[] = []
  const busy: Record<string, Measured[]> = {}
  try {
    // Warms up lazily loaded code.
    await measure(server, () => sleep(IDLE_MS))
    for (let project = 1; project <= PROJECTS; project += 1) {
      for (const [what, body] of Object.entries(bodiesOf(project))) {
        // Alternates between them, so that other load affects both.
        idle.push(await measure(server, () => sleep(IDLE_MS)))
        busy[what] ??= []
        busy[what].push(await measure(server, () => postImport(server, body)))
      }
    }
  } finally {
    await server.stop()
    await rm(dataDir, { recursive: true })
  }
  for (const [what, measured] of Object.entries(busy)) {
    yield line(`${name}, ${what}`, measured.map(({ time }) => `${(time / 1000).toFixed(1)} s`).join(', '))
    yield line('  chess call', compare(measured, idle, 'chess'))
    yield line('  request of a buyer', compare(measured, idle, 'orders'))
  }
}

/** The imports of a project, one after another. */
function bodiesOf(project: number): Readonly<Record<string, string>> {
  const file = generatedFile(IMPORTED)
  const body = JSON.stringify({ ...file, project: { ...file.project, id: `imported-${project}` } })
  return {
    'the first time': body,
    unchanged: body,
    'with every price changed': body.replaceAll(/"price":(\d+)/g, '"price":$11'),
  }
}

interface Measured {
  readonly time: number
  readonly chess: readonly number[]
  readonly orders: readonly number[]
}

/** Lets visitors send calls until some work is done. */
async function measure(server: Running, work: () => Promise<unknown>): Promise<Measured> {
  const chess = `/api/v1/public/projects/${await projectOf(server)}/chess?first_token=${TOKEN}`
  const start = performance.now()
  let isDone = false
  const visit = async (kind: keyof typeof VISITORS, call: () => Promise<Response>) => {
    const times: number[] = []
    while (!isDone) {
      const begin = performance.now()
      const response = await call()
      await response.arrayBuffer()
      times.push(performance.now() - begin)
      if (!response.ok) throw new Error(`${kind}: ${response.status}`)
      await sleep(PAUSE_MS[kind])
    }
    return times
  }
  const visits = {
    chess: Array.from({ length: VISITORS.chess }, () => visit('chess', () => fetch(server.origin + chess))),
    orders: Array.from({ length: VISITORS.orders }, () => visit('orders', () => postOrder(server))),
  }
  await work()
  isDone = true
  const time = performance.now() - start
  const all = async (kind: keyof typeof visits) => (await Promise.all(visits[kind])).flat()
  return { time, chess: await all('chess'), orders: await all('orders') }
}

async function postImport({ origin }: Running, body: string): Promise<void> {
  const response = await fetch(`${origin}/api/v1/manage/imports`, {
    method: 'POST',
    headers: { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' },
    body,
  })
  if (!response.ok) throw new Error(`the import is refused: ${await response.text()}`)
}

function postOrder({ origin }: Running): Promise<Response> {
  const octet = () => Math.floor(Math.random() * 250) + 1
  return fetch(`${origin}/api/v1/public/orders?first_token=${TOKEN}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      // Each buyer has another IP address because of the rate limit.
      'x-forwarded-for': `10.${octet()}.${octet()}.${octet()}`,
    },
    body: JSON.stringify({
      kind: 'order',
      name: 'Benchmark',
      phone: '+382 67 123 456',
      consent: true,
      page: `/en/${TOKEN}`,
      lang: 'en',
      utm: {},
      tracking: {},
      website: '',
    }),
  })
}

async function projectOf({ origin }: Running): Promise<number> {
  const { data } = await (await fetch(`${origin}/api/v1/public/token?first_token=${TOKEN}`)).json()
  return data.settings.project_id
}

function compare(busy: readonly Measured[], idle: readonly Measured[], kind: keyof typeof VISITORS): string {
  const during = busy.flatMap((one) => one[kind])
  const beside = idle.flatMap((one) => one[kind])
  const [waited, usual] = [percentile(during, 0.99), percentile(beside, 0.99)]
  const ratio = `${(waited / usual).toFixed(2)} × idle (${usual.toFixed(1)} ms)${waited > MOST * usual ? ' OVER' : ''}`
  const longest = `longest ${Math.max(...during).toFixed(0)} ms, idle ${Math.max(...beside).toFixed(0)} ms`
  return `p99 ${waited.toFixed(1)} ms, ${ratio}; ${longest}; ${during.length} calls`
}
