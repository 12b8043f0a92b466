import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http'
import type { Socket } from 'node:net'

/** A server that, on close, waits only for responses in progress. */
export function createPromptServer(options: ServerOptions, listener: RequestListener): Server {
  const connections = new Set<Socket>()
  const server = createServer(options, listener)
  server.on('connection', (socket: Socket) => {
    connections.add(socket)
    socket.once('close', () => connections.delete(socket))
  })
  const close = server.close.bind(server)
  server.close = (onClosed) => {
    // Closes each connection as soon as its response has ended; open streams end now too.
    Object.assign(server, { keepAliveTimeout: 1, keepAliveTimeoutBuffer: 0 })
    // Browsers open connections ahead of requests, and Node would wait for a request on them.
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy()
    return close(onClosed)
  }
  return server
}
