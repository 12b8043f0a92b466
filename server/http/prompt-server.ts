import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http'
import type { Socket } from 'node:net'

/** A server that, told to close, waits for the answers that it is at and for nothing else. */
export function createPromptServer(options: ServerOptions, listener: RequestListener): Server {
  const connections = new Set<Socket>()
  const server = createServer(options, listener)
  server.on('connection', (socket: Socket) => {
    connections.add(socket)
    socket.once('close', () => connections.delete(socket))
  })
  const close = server.close.bind(server)
  server.close = (onClosed) => {
    // Once its answer has ended, as an open stream's does now, no connection is kept for another request.
    Object.assign(server, { keepAliveTimeout: 1, keepAliveTimeoutBuffer: 0 })
    // Browsers connect ahead of requests; Node takes such a connection for one that is about to ask.
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy()
    return close(onClosed)
  }
  return server
}
