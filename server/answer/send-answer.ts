import type { FastifyReply, FastifyRequest } from 'fastify'
import { holdsContent } from '#server/http/entity-tag.ts'
import type { Encoding } from './compression.ts'
import type { PreparedAnswer } from './prepared-answer.ts'

/** Whether clients may cache an answer: with revalidation before each use, or never. */
type Keeping = 'revalidated' | 'never'

const CACHE_CONTROL: Readonly<Record<Keeping, string>> = { revalidated: 'no-cache', never: 'private, no-store' }

/** The response headers of an answer. */
export function answerHeaders({ hash }: PreparedAnswer, encoding: Encoding, keeping: Keeping): Record<string, string> {
  return {
    'content-type': 'application/json; charset=utf-8',
    etag: `"${hash}-${encoding}"`,
    'cache-control': CACHE_CONTROL[keeping],
    vary: 'X-Accept-Language, Accept-Encoding',
    'x-content-type-options': 'nosniff',
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  }
}

/** Sends an answer in the best encoding the client accepts, or 304 if the client has the current version. */
export async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: PreparedAnswer,
  keeping: Keeping,
): Promise<FastifyReply> {
  const encoding = chooseEncoding(request.headers['accept-encoding'] ?? '')
  reply.headers(answerHeaders(answer, encoding, keeping))
  if (!holdsContent(request.headers['if-none-match'], answer.hash)) return reply.send(await answer.bytes(encoding))
  return reply.removeHeader('content-type').removeHeader('content-encoding').code(304).send()
}

/**
 * The encoding that a client prefers (RFC 9110, 12.5.3); without a preference brotli, then gzip, then none. `q=0`
 * forbids an encoding; a client that forbids all of them gets the answer uncompressed.
 */
export function chooseEncoding(acceptEncoding: string): Encoding {
  const qualities = new Map(acceptEncoding.toLowerCase().split(',').map(readQuality))
  const qualityOf = (encoding: Encoding) => {
    const quality = qualities.get(encoding) ?? qualities.get('*') ?? 0
    return encoding === 'identity' ? Math.max(quality, LEAST_QUALITY) : quality
  }
  return ENCODINGS.reduce((best, encoding) => (qualityOf(encoding) > qualityOf(best) ? encoding : best))
}

const ENCODINGS = ['br', 'gzip', 'identity'] as const
// Uncompressed is the fallback when the client accepts nothing else.
const LEAST_QUALITY = 0.0001

function readQuality(part: string): readonly [string, number] {
  const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
  const quality = parameters.find((parameter) => parameter.startsWith('q='))
  if (quality === undefined) return [name, 1]
  // An invalid quality counts as 0.
  return [name, /^q=(?:0(?:\.\d*)?|1(?:\.0*)?)$/.test(quality) ? Number(quality.slice(2)) : 0]
}
