import { connect, type Socket } from 'node:net'
import type { Running } from './processes.ts'

/** What one change costs. */
export interface FanOut {
  /** From the request for the change until the last page has heard of it, in milliseconds. */
  readonly time: number
  /** Bytes that each page received. */
  readonly bytes: number
}

/** Opens so many pages, changes one price, and waits until all have heard of it. */
export async function measureFanOut(
  server: Running,
  token: string,
  pages: number,
  change: () => Promise<void>,
): Promise<FanOut> {
  const sockets = await Promise.all(Array.from({ length: pages }, () => openPage(server.port, token)))
  const start = performance.now()
  const heard = Promise.all(sockets.map(nextEvent))
  await change()
  const sizes = await heard
  const time = performance.now() - start
  for (const socket of sockets) socket.destroy()
  return { time, bytes: Math.max(...sizes) }
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
    socket.on('data', (chunk) => {
      received += chunk.length
      text += chunk
      if (text.includes('event: chess')) resolve(received)
    })
  })
}
