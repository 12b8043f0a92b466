import { connect, type Socket } from 'node:net'

const CONNECTIONS = 32

/** How requests are sent. */
interface Load {
  readonly connections: number
  /** The path of each request. All answers have to be equally long. */
  readonly pathOf: (visit: number) => string
  readonly headers?: Readonly<Record<string, string>>
}

/** The number of answers per second to one request, over 32 connections without pauses. */
export function measureThroughput(port: number, path: string, seconds: number): Promise<number> {
  return measureLoad(port, { connections: CONNECTIONS, pathOf: () => path }, seconds)
}

/** The number of answers per second, over some connections without pauses. */
export async function measureLoad(port: number, load: Load, seconds: number): Promise<number> {
  const lines = Object.entries({ Host: `127.0.0.1:${port}`, 'Accept-Encoding': 'br', ...load.headers })
  const rest = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  let visits = 0
  const nextRequest = () => `GET ${load.pathOf(++visits)} HTTP/1.1\r\n${rest}\r\n`
  // The first answer may be built with other headers.
  await sizeOfAnswer(port, nextRequest())
  const size = await sizeOfAnswer(port, nextRequest())
  const sockets = await Promise.all(Array.from({ length: load.connections }, () => open(port)))
  let answers = 0
  for (const socket of sockets) {
    let received = 0
    socket.on('data', (chunk) => {
      received += chunk.length
      if (received < size) return
      received -= size
      answers += 1
      socket.write(nextRequest())
    })
    socket.write(nextRequest())
  }
  await sleep(seconds * 200)
  const [start, before] = [performance.now(), answers]
  await sleep(seconds * 1000)
  const rate = ((answers - before) / (performance.now() - start)) * 1000
  for (const socket of sockets) socket.destroy()
  return rate
}

/** The bytes of one answer with its headers. All answers are equally long, because only the date differs. */
async function sizeOfAnswer(port: number, request: string): Promise<number> {
  const socket = await open(port)
  socket.write(request)
  let text = Buffer.alloc(0)
  for await (const chunk of socket) {
    text = Buffer.concat([text, chunk])
    const end = text.indexOf('\r\n\r\n')
    const length = /content-length: (\d+)/i.exec(text.subarray(0, Math.max(end, 0)).toString())?.[1]
    if (end >= 0 && length && text.length >= end + 4 + Number(length)) return text.length
  }
  throw new Error('the server has not answered')
}

function open(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket)).on('error', reject)
    socket.setNoDelay(true)
  })
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
