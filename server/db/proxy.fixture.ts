import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A proxy between a client and a server that can be cut, to simulate a server that restarts. */
export interface ServerProxy {
  readonly port: number
  /** Ends all connections and accepts no new ones. */
  readonly cut: () => Promise<void>
  readonly mend: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** Starts a proxy for a local port. */
export async function createProxy(target: number): Promise<ServerProxy> {
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const upstream = connect(target, '127.0.0.1')
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
      socket.pipe(other)
    }
  })
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    return typeof address === 'object' && address ? address.port : 0
  }
  const port = await listen(0)
  const cut = async () => {
    if (!server.listening) return
    const closed = once(server, 'close')
    server.close()
    for (const socket of sockets) socket.destroy()
    await closed
  }
  return { port, cut, mend: async () => void (await listen(port)), stop: cut }
}
