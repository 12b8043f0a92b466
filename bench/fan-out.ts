import { connect, type Socket } from 'node:net'
import type { Running } from './processes.ts'

const AT_A_TIME = 200

/** The cost of one change. */
interface FanOut {
  /** Milliseconds from the request until the last page has received the change. */
  readonly time: number
  /** Bytes that each page received. */
  readonly bytes: number
}

/** Open pages that receive changes. */
interface OpenPages {
  /** Makes a change and waits until all pages have received it. */
  readonly measure: (change: () => Promise<void>) => Promise<FanOut>
  readonly close: () => void
}

/** Opens this many pages, changes one price, and waits until all pages have received it. */
export async function measureFanOut(
  server: Running,
  token: string,
  pages: number,
  change: () => Promise<void>,
): Promise<FanOut> {
  const open = await openPages([server], token, pages)
  const fanOut = await open.measure(change)
  open.close()
  return fanOut
}

/** Opens this many pages, spread evenly over the servers. */
export async function openPages(servers: readonly Running[], token: string, pages: number): Promise<OpenPages> {
  const sockets: Socket[] = []
  // A few at a time, because the accept queue is limited.
  while (sockets.length < pages) {
    const some = Array.from({ length: Math.min(AT_A_TIME, pages - sockets.length) }, (_, index) =>
      openPage(servers[index % servers.length]?.port ?? 0, token),
    )
    sockets.push(...(await Promise.all(some)))
  }
  return {
    measure: async (change) => {
      const start = performance.now()
      const heard = Promise.all(sockets.map(nextEvent))
      await change()
      const sizes = await heard
      return { time: performance.now() - start, bytes: Math.max(...sizes) }
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
    },
  }
}

/** Opens a stream and waits for its first event. */
function openPage(port: number, token: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1').on('error', reject)
    socket.write(`GET /api/v1/public/events?first_token=${token} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`)
    let text = ''
    socket.on('data', function listen(chunk) {
      text += chunk
      if (!text.includes('id: ')) return
      socket.off('data', listen)
      resolve(socket)
    })
  })
}

function nextEvent(socket: Socket): Promise<number> {
  return new Promise((resolve) => {
    let received = 0
    let text = ''
    socket.on('data', function listen(chunk) {
      received += chunk.length
      text += chunk
      if (!text.includes('event: chess')) return
      socket.off('data', listen)
      resolve(received)
    })
  })
}
