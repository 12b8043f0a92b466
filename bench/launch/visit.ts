import { randomUUID } from 'node:crypto'
import { Agent, type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { SITE } from './nginx.ts'

/** A page that visitors open, and what a browser loads for it. */
export interface LaunchPage {
  readonly path: string
  /** How many of all visits open it, as a share of the sum of all weights. */
  readonly weight: number
  readonly files: readonly string[]
}

/** What all visits have in common. */
export interface VisitPlan {
  readonly port: number
  readonly token: string
  readonly chess: string
  readonly units: readonly number[]
  readonly streamMs: number
}

/** What is measured. */
export const KINDS = ['page', 'file', 'chess call', 'request', 'stream'] as const
/** What is measured. */
export type Kind = (typeof KINDS)[number]

/** Where visits report to. */
interface VisitNotes {
  readonly took: (kind: Kind, ms: number) => void
  readonly failed: (what: string) => void
  readonly acknowledged: (order: number) => void
  readonly streamed: (change: 1 | -1) => void
  readonly heard: (events: number) => void
}

const ADDRESSES = 5000
// A client address has 28,000 ports, and a closed connection keeps its port for a while.
const LOOPBACKS = 40
const TIMEOUT_MS = 10_000
/** One in so many visits loads the files of the page, and the chess; and sends a request. */
const WITH_FILES = 5
const WITH_ORDER = 100
/** As browsers do. */
const CONNECTIONS = 6
const PHONE = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36'
const COMPUTER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'

/** One visit: the page, its files for some, a stream of changes, and a request of few. `due` is when it was to begin. */
export async function visit(plan: VisitPlan, page: LaunchPage, notes: VisitNotes, number: number, due: number) {
  const isPhone = Math.random() < 0.6
  const client = Math.floor(Math.random() * ADDRESSES)
  const localAddress = `127.0.1.${1 + (number % LOOPBACKS)}`
  const headers = {
    host: SITE,
    'x-forwarded-for': `10.7.${Math.floor(client / 250)}.${1 + (client % 250)}`,
    'user-agent': isPhone ? PHONE : COMPUTER,
    'accept-encoding': Math.random() < 0.95 ? 'gzip, deflate, br' : 'gzip',
    // Safari and Firefox do not send it.
    ...(Math.random() < 0.7 && { 'sec-ch-ua-mobile': isPhone ? '?1' : '?0' }),
  }
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS, localAddress })
  const call = (kind: Kind, place: string, options: CallOptions = {}) =>
    timed(kind, notes, due, () =>
      send(plan.port, agent, place, { ...options, headers: { ...headers, ...options.headers } }),
    )
  try {
    const campaign = `gclid=${randomUUID()}&utm_source=ads`
    if (!(await call('page', `${page.path}?${campaign}`))) return
    stream(plan, headers, localAddress, notes)
    if (number % WITH_FILES === 0) {
      const files = page.files.map((file) => call('file', file))
      await Promise.all([...files, call('chess call', plan.chess)])
    }
    if (number % WITH_ORDER === 0) await order(plan, page, notes, number, call)
  } finally {
    agent.destroy()
  }
}

type Call = (kind: Kind, place: string, options?: CallOptions) => Promise<Buffer | null>

async function order(plan: VisitPlan, page: LaunchPage, notes: VisitNotes, number: number, call: Call): Promise<void> {
  const unit = plan.units[Math.floor(Math.random() * plan.units.length)]
  const buyer = { kind: 'order', name: 'Launch Day', phone: `+382 67 ${100_000 + (number % 900_000)}`, consent: true }
  const rest = { page: page.path, lang: 'en', utm: {}, tracking: {}, website: '', instance_id: unit }
  const answer = await call('request', `/api/v1/public/orders?first_token=${plan.token}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ ...buyer, ...rest }),
  })
  if (answer) notes.acknowledged(JSON.parse(answer.toString()).data.id)
}

/** Waits for an answer and notes how long it took, a page from when it was due. Null if it failed, which is noted too. */
async function timed(kind: Kind, notes: VisitNotes, due: number, work: () => Promise<Buffer>): Promise<Buffer | null> {
  const start = kind === 'page' ? due : performance.now()
  try {
    const answer = await work()
    notes.took(kind, performance.now() - start)
    return answer
  } catch (error) {
    notes.failed(`${kind}: ${error instanceof Error ? error.message : error}`)
    return null
  }
}

interface CallOptions {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

function send(
  port: number,
  agent: Agent,
  place: string,
  { method = 'GET', headers, body }: CallOptions,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const options = { port, host: '127.0.0.1', agent, path: place, method, headers: { ...headers } }
    const sent = request(options, (response) => {
      read(response).then(
        (bytes) => (isGood(response) ? resolve(bytes) : reject(new Error(`status ${response.statusCode}`))),
        reject,
      )
    })
    sent.on('error', reject)
    sent.setTimeout(TIMEOUT_MS, () => sent.destroy(new Error('no answer in ten seconds')))
    sent.end(body)
  })
}

function isGood({ statusCode = 0 }: IncomingMessage): boolean {
  return statusCode === 200 || statusCode === 201
}

async function read(response: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** Keeps a stream open for some seconds. Without Node's HTTP client, since thousands are open. */
function stream(
  { port, token, streamMs }: VisitPlan,
  headers: Readonly<Record<string, string>>,
  localAddress: string,
  notes: VisitNotes,
) {
  const start = performance.now()
  const socket = connect({ port, host: '127.0.0.1', localAddress })
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.write(`GET /api/v1/public/events?first_token=${token} HTTP/1.1\r\n${lines.join('')}\r\n`)
  let begun = ''
  let events = 0
  let end: NodeJS.Timeout | null = null
  const refused = setTimeout(() => fail('no answer in ten seconds'), TIMEOUT_MS)
  function fail(why: string) {
    clearTimeout(refused)
    if (end) clearTimeout(end)
    if (end) notes.streamed(-1)
    end = null
    socket.removeAllListeners('close').destroy()
    notes.failed(`stream: ${why}`)
  }
  socket.on('error', (error) => fail(error.message))
  socket.on('close', () => fail('ended early'))
  socket.on('data', (chunk) => {
    if (end) {
      events += chunk.includes('event: chess') ? 1 : 0
      return
    }
    begun += chunk
    if (!begun.startsWith('HTTP/1.1 200')) return fail(begun.slice(0, begun.indexOf('\r\n')))
    if (!begun.includes('id: ')) return
    clearTimeout(refused)
    notes.took('stream', performance.now() - start)
    notes.streamed(1)
    end = setTimeout(() => {
      socket.removeAllListeners('close').destroy()
      notes.streamed(-1)
      notes.heard(events)
    }, streamMs)
  })
}
