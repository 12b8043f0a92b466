import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { chessAnswer } from '#contract/chess.ts'
import { tokenAnswer } from '#contract/token.ts'
import { generatedFile } from '#demo/generated-file.ts'
import { languageOf } from '#domain/language/language.ts'
import { line } from './measure.ts'
import { type Running, startProcess } from './processes.ts'

const KEY = 'vk_of_the_benchmark_only'
// A server behind a proxy requires a PUBLIC_URL.
const PUBLIC_URL = 'http://127.0.0.1'
const TOKEN = 'harbour'
const HALF_MINUTE = 30_000
/** Caches fill until the third minute; in the next three minutes the peak memory may grow by this share. */
const WARM_UP = 6
const WATCHED = 6
const MOST_GROWTH = 0.05
const IMPORTED = 2_000
const PAUSE_MS = 25
const LANGUAGES = ['en', 'de', 'ru', 'ar', 'zh'] as const

/** Measures the memory of a server under mixed load, every 30 s for six minutes, on the embedded database. */
export async function* benchMemory(): AsyncGenerator<string> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'vitrine-bench-'))
  const settings = {
    DATA_DIR: dataDir,
    PORT: '0',
    DEMO: '1',
    MANAGE_KEY: KEY,
    LOG_LEVEL: 'error',
    TRUST_PROXY: '1',
    PUBLIC_URL,
  }
  // One process loads the demo and another serves it, because encoding pictures leaves memory allocated.
  await (await startProcess(['server/main.ts'], settings)).stop()
  const server = await startProcess(['server/main.ts'], settings)
  try {
    yield `memory under mixed load, resident, every half minute; ${MOST_GROWTH * 100} % growth allowed after the third minute`
    yield* watch(server)
  } finally {
    await server.stop()
    await rm(dataDir, { recursive: true })
  }
}

async function* watch(server: Running): AsyncGenerator<string> {
  const load = await startLoad(server)
  const samples = [server.memory()]
  for (let half = 1; half <= WARM_UP + WATCHED; half += 1) {
    await Promise.race([sleep(HALF_MINUTE), load.failed])
    samples.push(server.memory())
    yield line(`after ${half / 2} min, ${load.calls()} calls`, `${server.memory().toFixed(0)} MB`)
  }
  await load.stop()
  const before = Math.max(...samples.slice(0, WARM_UP + 1))
  const growth = (Math.max(...samples.slice(WARM_UP + 1)) - before) / before
  const verdict = growth > MOST_GROWTH ? `OVER the budget of ${MOST_GROWTH * 100} %` : 'within the budget'
  yield line('growth after the third minute', `${(growth * 100).toFixed(1)} %, ${verdict}`)
}

/** Visitors of every kind, each sending one call after another until stopped. */
async function startLoad(server: Running) {
  const project = await projectOf(server)
  const chess = `/api/v1/public/projects/${project}/chess?first_token=${TOKEN}`
  const units = await unitsOf(server, chess)
  const unit = (number: number) => units[number % units.length] ?? 0
  const lang = (number: number) => LANGUAGES[number % LANGUAGES.length] ?? 'en'
  const file = generatedFile(IMPORTED)
  const visits: readonly { readonly every: number; readonly call: (number: number) => Promise<Response> }[] = [
    { every: 1, call: (number) => get(server, `/${lang(number)}/${TOKEN}/premises/details/instance/${unit(number)}`) },
    { every: 1, call: (number) => get(server, chess, { 'x-accept-language': String(languageOf(lang(number)).id) }) },
    { every: 20, call: (number) => get(server, `${DOCUMENTS}/instances/${unit(number)}.pdf?first_token=${TOKEN}`) },
    {
      every: 8,
      call: (number) => get(server, `${DOCUMENTS}/qr.png?first_token=${TOKEN}&size=${256 + (number % 256)}`),
    },
    { every: 8, call: (number) => postOrder(server, unit(number)) },
    {
      every: 20,
      call: (number) => manage(server, 'PATCH', 'instances', [{ id: unit(number), price: 100_000 + number }]),
    },
    { every: 1000, call: () => manage(server, 'POST', 'imports', file) },
  ]
  let isStopped = false
  let calls = 0
  const visit = async ({ every, call }: (typeof visits)[number]) => {
    for (let number = 0; !isStopped; number += 1) {
      const response = await call(number)
      await response.arrayBuffer()
      // A full queue answers 503; any other failure is a fault of this load.
      if (!response.ok && response.status !== 503) throw new Error(`${response.url}: ${response.status}`)
      calls += 1
      await sleep(PAUSE_MS * every)
    }
  }
  const visiting = Promise.all(visits.map(visit))
  const stop = async () => {
    isStopped = true
    await visiting
  }
  return { calls: () => calls, stop, failed: visiting }
}

const DOCUMENTS = '/api/v1/public/documents'

/** Every call has another IP address because of the rate limit. */
function someAddress(): string {
  const octet = () => Math.floor(Math.random() * 250) + 1
  return `10.${octet()}.${octet()}.${octet()}`
}

function get({ origin }: Running, place: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  return fetch(origin + place, { headers: { 'x-forwarded-for': someAddress(), ...headers } })
}

function manage({ origin }: Running, method: string, place: string, body: object): Promise<Response> {
  const headers = { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' }
  return fetch(`${origin}/api/v1/manage/${place}`, { method, headers, body: JSON.stringify(body) })
}

function postOrder({ origin }: Running, unit: number): Promise<Response> {
  const buyer = { kind: 'order', name: 'Benchmark', phone: '+382 67 123 456', consent: true, instance_id: unit }
  const page = { page: `/en/${TOKEN}`, lang: 'en', utm: {}, tracking: {}, website: '' }
  return fetch(`${origin}/api/v1/public/orders?first_token=${TOKEN}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      'x-forwarded-for': someAddress(),
    },
    body: JSON.stringify({ ...buyer, ...page }),
  })
}

async function unitsOf(server: Running, chess: string): Promise<readonly number[]> {
  const { data } = chessAnswer.parse(await (await get(server, chess)).json())
  return data
    .flatMap(({ sections }) => sections)
    .flatMap(({ storeys }) => storeys)
    .flatMap(({ instances }) => instances.map(({ id }) => id))
}

async function projectOf({ origin }: Running): Promise<number> {
  const response = await fetch(`${origin}/api/v1/public/token?first_token=${TOKEN}`)
  return tokenAnswer.parse(await response.json()).data.settings.project_id ?? 0
}
