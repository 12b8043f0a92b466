import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { problemOf } from '#contract/errors.ts'
import { holdsTag } from '#server/http/entity-tag.ts'
import { sendProblem } from '#server/http/problem.ts'
import { parseByteRange } from '#server/storage/byte-range.ts'
import type { OpenPart } from '#server/storage/media-storage.ts'
import { choosePart, type Part } from './choose-part.ts'
import type { MediaFiles } from './media-files.ts'

/** A URL contains the hash of its content, so its content never changes. */
const FOR_A_YEAR = 'public, max-age=31536000, immutable'
/**
 * A drawing opened by itself is a document of our origin. If anything passes the sanitiser, this policy stops it. Not
 * used for PDF, because Safari shows an empty window for a sandboxed one.
 */
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/**
 * Serves `/media/{hash}/{width}`, optionally with a format, and `/media/{hash}/file.*`. Everything else below `/media/`
 * is a 404.
 */
export function mediaRoutes(app: FastifyInstance, files: MediaFiles): void {
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/media/*',
    handler: async (request, reply) => {
      const [hash = '', file = '', ...more] = request.params['*'].split('/')
      const part = more.length === 0 ? choosePart(file, request.headers) : null
      const stored = part && (await files.open(hash, part.name))
      if (!part || !stored) return sendProblem(reply, problemOf('not_found'))
      return sendPart(request, reply, headersOf(hash, part), stored)
    },
  })
}

function headersOf(hash: string, { name, type, encoding, vary }: Part) {
  return {
    'content-type': type,
    'content-disposition': 'inline',
    'cache-control': FOR_A_YEAR,
    etag: `"${hash}-${name}"`,
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    // A panorama is fetched into WebGL, from a CDN by a page of another host.
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    ...(vary && { vary }),
    ...(encoding && { 'content-encoding': encoding }),
    ...(name.startsWith('file.svg') && { 'content-security-policy': DRAWING_POLICY }),
  }
}

/** Sends the file, a range of it, or a 304. */
async function sendPart(
  request: FastifyRequest,
  reply: FastifyReply,
  headers: Readonly<Record<string, string>> & { readonly etag: string },
  part: OpenPart,
): Promise<FastifyReply> {
  const { size } = part
  const sendNothing = async () => {
    await part.close()
    return reply.headers(headers).send()
  }
  if (holdsTag(request.headers['if-none-match'], headers.etag)) {
    reply.code(304)
    return sendNothing()
  }
  if (request.method === 'HEAD') {
    reply.header('content-length', size)
    return sendNothing()
  }
  const range = parseByteRange(rangeHeader(request, headers.etag), size)
  if (range === 'unsatisfiable') {
    await part.close()
    const refusal = { 'content-range': `bytes */${size}`, 'cache-control': 'no-store' }
    return reply
      .code(416)
      .headers({ ...headers, ...refusal })
      .send()
  }
  // Read before setting headers, because an error response has other headers.
  const bytes = await part.read(range ?? undefined)
  const { start, end } = range ?? { start: 0, end: size - 1 }
  if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`)
  return reply.headers({ ...headers, 'content-length': end - start + 1 }).send(bytes)
}

/** Ignores the range if `If-Range` names another version: the client would join parts of two files. */
function rangeHeader({ headers }: FastifyRequest, etag: string): string | undefined {
  const condition = headers['if-range']
  return condition === undefined || condition === etag ? headers.range : undefined
}
