import type { FastifyReply, FastifyRequest } from 'fastify'
import { toBrotli, toGzip, utf8Bytes } from './compression.ts'
import { chooseEncoding } from './send-answer.ts'

/** Sends a text that is made for this response alone, in the best encoding the client accepts. */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<FastifyReply> {
  const encoding = chooseEncoding(request.headers['accept-encoding'] ?? '')
  if (encoding === 'identity') return reply.send(text)
  const bytes = utf8Bytes(text)
  return reply
    .header('content-encoding', encoding)
    .send(encoding === 'br' ? await toBrotli(bytes, 'once') : await toGzip(bytes))
}
