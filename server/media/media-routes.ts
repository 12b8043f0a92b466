import type { FileHandle } from 'node:fs/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { problemOf } from '#contract/errors.ts'
import { sendProblem } from '#server/http/problem.ts'
import { parseByteRange } from './byte-range.ts'
import { choosePart, type Part } from './choose-part.ts'
import type { MediaFiles } from './media-files.ts'

/** An address names its content, so what is there never changes. */
const FOR_A_YEAR = 'public, max-age=31536000, immutable'
/**
 * A drawing opened by itself is a document of our origin: should anything have passed the sanitiser, it does nothing
 * here. Not for PDF: Safari shows an empty window for one that is sandboxed.
 */
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** Serves `/media/{hash}/{width}` and `/media/{hash}/file.*`; whatever else is asked for under `/media/` is not found. */
export function mediaRoutes(app: FastifyInstance, files: MediaFiles): void {
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/media/*',
    handler: async (request, reply) => {
      const [hash = '', file = '', ...more] = request.params['*'].split('/')
      const part = more.length === 0 ? choosePart(file, request.headers) : null
      const handle = part && (await files.open(hash, part.name))
      if (!part || !handle) return sendProblem(reply, problemOf('not_found'))
      try {
        const { size } = await handle.stat()
        return await sendPart(request, reply.headers(headersOf(hash, part)), handle, size)
      } catch (error) {
        await handle.close()
        throw error
      }
    },
  })
}

function headersOf(hash: string, { name, type, encoding, vary }: Part): Record<string, string> {
  return {
    'content-type': type,
    'content-disposition': 'inline',
    'cache-control': FOR_A_YEAR,
    etag: `"${hash}-${name}"`,
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    ...(vary && { vary }),
    ...(encoding && { 'content-encoding': encoding }),
    ...(name.startsWith('file.svg') && { 'content-security-policy': DRAWING_POLICY }),
  }
}

/** Sends the file, a range of it, or only that nothing changed. The handle closes with the stream or at once. */
async function sendPart(
  request: FastifyRequest,
  reply: FastifyReply,
  handle: FileHandle,
  size: number,
): Promise<FastifyReply> {
  const etag = String(reply.getHeader('etag'))
  if (matches(request.headers['if-none-match'], etag)) return sendNothing(reply.code(304), handle)
  if (request.method === 'HEAD') return sendNothing(reply.header('content-length', size), handle)
  const range = parseByteRange(rangeHeader(request, etag), size)
  if (range === 'unsatisfiable') {
    const refusal = { 'content-range': `bytes */${size}`, 'cache-control': 'no-store' }
    return sendNothing(reply.code(416).headers(refusal), handle)
  }
  const { start, end } = range ?? { start: 0, end: size - 1 }
  if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`)
  return reply.header('content-length', end - start + 1).send(handle.createReadStream({ start, end }))
}

async function sendNothing(reply: FastifyReply, handle: FileHandle): Promise<FastifyReply> {
  await handle.close()
  return reply.send()
}

/** A range of something else than the client has the rest of would be spliced into nonsense: `If-Range` prevents it. */
function rangeHeader({ headers }: FastifyRequest, etag: string): string | undefined {
  const condition = headers['if-range']
  return condition === undefined || condition === etag ? headers.range : undefined
}

function matches(header: string | undefined, etag: string): boolean {
  const tags = (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes(etag) || tags.includes('*')
}
