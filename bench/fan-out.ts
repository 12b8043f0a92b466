import { connect, type Socket } from 'node:net'
import type { Running } from './processes.ts'

const AT_A_TIME = 200

/** What one change costs. */
export interface FanOut {
  /** From the request for the change until the last page has heard of it, in milliseconds. */
  readonly time: number
  /** Bytes that each page received. */
  readonly bytes: number
}

/** Pages that are open, and hear of changes. */
export interface OpenPages {
  /** Changes something and waits until all of them have heard of it. */
  readonly measure: (change: () => Promise<void>) => Promise<FanOut>
  readonly close: () => void
}

/** Opens so many pages, changes one price, and waits until all have heard of it. */
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

/** Opens so many pages, as many on each of several servers. */
export async function openPages(servers: readonly Running[], token: string, pages: number): Promise<OpenPages> {
  const sockets: Socket[] = []
  // Some at a time: a queue of connections that wait to be accepted has its limit too.
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

/** Opens a stream and waits until the server has said where it begins. */
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
