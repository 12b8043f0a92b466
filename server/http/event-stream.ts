import type { ServerResponse } from 'node:http'
import type { FastifyReply } from 'fastify'

// A client that has stopped reading is disconnected: it reconnects and catches up.
const MAX_UNREAD_BYTES = 256 * 1024

/** Proxies commonly cut connections that are idle for 30 or 60 seconds. */
export const HEARTBEAT_MS = 25_000

/** Opens a stream of events. The route must not answer in any other way. */
export function openEventStream(reply: FastifyReply): ServerResponse {
  reply.hijack()
  reply.raw.writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-cache, no-transform',
    // Otherwise nginx would delay events until its buffer is full.
    'x-accel-buffering': 'no',
  })
  return reply.raw
}

/** Sends a text to a stream, or closes the stream if its reader is too slow. */
export function sendToStream(stream: ServerResponse, text: string): void {
  if (stream.writableLength > MAX_UNREAD_BYTES) stream.destroy()
  else stream.write(text)
}
