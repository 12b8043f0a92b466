import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A receiver of orders. */
export type ReceiverName = 'sales' | 'partner' | 'webhook'

/** A receiver answers, hangs, or refuses at once. */
type Mood = 'answers' | 'hangs' | 'refuses'

/** A mail server and a webhook that count what arrives. */
export interface Receivers {
  readonly smtpUrl: string
  readonly hookUrl: string
  /** By receiver and order: how often each Message-ID or webhook-id arrived. */
  readonly arrivals: ReadonlyMap<string, ReadonlyMap<string, number>>
  readonly behave: (mood: Mood) => void
  readonly stop: () => Promise<void>
}

// The delay between accepting and answering: a process killed here has delivered without knowing it.
const ANSWER_MS = 15
const BUYER = /Buyer (\d+)/

/** The buyer's name of an order, which identifies it in mails and calls. */
export function buyerOf(number: number): string {
  return `Buyer ${number}`
}

/** The number of the order in a text with its buyer's name; null if there is none. */
export function numberOf(text: string): number | null {
  const number = BUYER.exec(text)?.[1]
  return number === undefined ? null : Number(number)
}

/** The key of an arrival. */
export function arrivalOf(receiver: ReceiverName, number: number): string {
  return `${receiver} ${number}`
}

/** Starts a mail server and a webhook on loopback. */
export async function startReceivers(): Promise<Receivers> {
  const arrivals = new Map<string, Map<string, number>>()
  const count = (receiver: ReceiverName, text: string, id: string) => {
    const number = numberOf(text)
    // From an order before the row.
    if (number === null) return
    const name = arrivalOf(receiver, number)
    const ids = arrivals.get(name) ?? new Map<string, number>()
    arrivals.set(name, ids.set(id, (ids.get(id) ?? 0) + 1))
  }
  let mood: Mood = 'answers'
  const mails = createMailServer(() => mood, count)
  const hooks = createHookServer(() => mood, count)
  const smtpPort = await listen(mails.server, (port, done) => void mails.listen(port, '127.0.0.1', done))
  const hookPort = await listen(hooks, (port, done) => void hooks.listen(port, '127.0.0.1', done))
  return {
    smtpUrl: `smtp://127.0.0.1:${smtpPort}`,
    hookUrl: `http://127.0.0.1:${hookPort}/hook`,
    arrivals,
    behave: (next) => {
      mood = next
      // Hanging connections are cut, as by a restart of the receiver.
      hooks.closeAllConnections()
      for (const connection of mails.connections) connection.close()
    },
    stop: async () => {
      hooks.closeAllConnections()
      await Promise.all([
        new Promise((resolve) => hooks.close(resolve)),
        new Promise<void>((resolve) => mails.close(() => resolve())),
      ])
    },
  }
}

type Count = (receiver: ReceiverName, text: string, id: string) => void

function createMailServer(moodOf: () => Mood, count: Count): SMTPServer {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    closeTimeout: 10,
    onConnect: (_, done) => {
      if (moodOf() === 'refuses') done(Object.assign(new Error('Closed'), { responseCode: 421 }))
      else if (moodOf() === 'answers') done()
    },
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk) => void chunks.push(chunk))
      // A mail that a killed process sent only partly has not arrived.
      stream.on('error', () => {})
      stream.once('end', async () => {
        if (moodOf() === 'hangs') return
        if (moodOf() === 'refuses') return done(Object.assign(new Error('Closed'), { responseCode: 421 }))
        const { messageId = '', text = '' } = await PostalMime.parse(Buffer.concat(chunks))
        const isPartner = envelope.rcptTo.some(({ address }) => address.startsWith('agent@'))
        count(isPartner ? 'partner' : 'sales', text, messageId)
        setTimeout(done, ANSWER_MS)
      })
    },
  })
  // Killed processes leave connections open.
  server.on('error', () => {})
  return server
}

function createHookServer(moodOf: () => Mood, count: Count) {
  return createServer((request, response) => {
    if (moodOf() === 'refuses') return response.writeHead(503).end()
    const chunks: Buffer[] = []
    request.on('data', (chunk) => void chunks.push(chunk))
    request.once('end', () => {
      if (moodOf() !== 'answers') return
      count('webhook', Buffer.concat(chunks).toString(), String(request.headers['webhook-id']))
      setTimeout(() => response.writeHead(204).end(), ANSWER_MS)
    })
  })
}

async function listen(
  server: { readonly address: () => AddressInfo | string | null },
  start: (port: number, done: () => void) => void,
): Promise<number> {
  await new Promise<void>((resolve) => start(0, resolve))
  return (server.address() as AddressInfo).port
}
