import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { chooseEncoding } from './send-answer.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

// The text is compressed for every response: a higher quality costs more time than it saves.
const BROTLI_QUALITY = 4

/** Sends a text that is made for this response alone, in the best encoding the client accepts. */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<FastifyReply> {
  const encoding = chooseEncoding(request.headers['accept-encoding'] ?? '')
  if (encoding === 'identity') return reply.send(text)
  const bytes =
    encoding === 'br'
      ? await compressBrotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
      : await compressGzip(text)
  return reply.header('content-encoding', encoding).send(bytes)
}
