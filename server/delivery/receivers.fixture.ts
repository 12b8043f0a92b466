import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** What has arrived: how often each Message-ID or webhook-id came. */
export type Arrivals = ReadonlyMap<string, number>

/** Somebody whom orders are delivered to. */
export interface Receiver {
  readonly url: string
  readonly arrivals: Arrivals
  readonly stop: () => Promise<void>
}

// Between what a receiver has accepted and its answer: here a killed process leaves a delivery that has arrived.
const ANSWER_MS = 15

/** Starts a mail server that counts the mails of each Message-ID. */
export async function receiveMails(): Promise<Receiver> {
  const { arrivals, count } = createCounter()
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    closeTimeout: 10,
    onData: (stream, _, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk) => void chunks.push(chunk))
      // Half a mail of a killed process has not arrived.
      stream.on('error', () => {})
      stream.once('end', () => {
        const [, id = ''] = /^Message-ID: <([^>]+)>/im.exec(Buffer.concat(chunks).toString()) ?? []
        count(id)
        setTimeout(done, ANSWER_MS)
      })
    },
  })
  // Killed processes leave their connections.
  server.on('error', () => {})
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()))
  return { url: `smtp://127.0.0.1:${port}`, arrivals, stop }
}

/** Starts a web server that counts the calls of each webhook-id. */
export async function receiveWebhooks(): Promise<Receiver> {
  const { arrivals, count } = createCounter()
  const server = createServer((request, response) => {
    request.resume()
    request.once('end', () => {
      count(String(request.headers['webhook-id']))
      setTimeout(() => response.writeHead(204).end(), ANSWER_MS)
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const stop = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return { url: `http://127.0.0.1:${port}/hook`, arrivals, stop }
}

function createCounter() {
  const arrivals = new Map<string, number>()
  return { arrivals, count: (id: string) => void arrivals.set(id, (arrivals.get(id) ?? 0) + 1) }
}
