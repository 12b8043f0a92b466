import type { FastifyReply, FastifyRequest } from 'fastify'
import { holdsContent } from '#server/http/entity-tag.ts'
import type { Encoding, PreparedAnswer } from './prepared-answer.ts'

/** Who may keep an answer: anyone who asks again whether it is still true, or nobody. */
export type Keeping = 'revalidated' | 'never'

const CACHE_CONTROL: Readonly<Record<Keeping, string>> = { revalidated: 'no-cache', never: 'private, no-store' }

/** The head of an answer. */
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

/** Sends an answer in the best encoding that the client takes, or says that what it has is current. */
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
 * The encoding that a client prefers (RFC 9110, 12.5.3); brotli before gzip before none where it has no preference. `q=0`
 * forbids; who forbids everything gets it plain.
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
// Plain is what is left when nothing else is taken.
const LEAST_QUALITY = 0.0001

function readQuality(part: string): readonly [string, number] {
  const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
  const quality = parameters.find((parameter) => parameter.startsWith('q='))
  if (quality === undefined) return [name, 1]
  // What is no quality is no wish for this encoding either.
  return [name, /^q=(?:0(?:\.\d*)?|1(?:\.0*)?)$/.test(quality) ? Number(quality.slice(2)) : 0]
}
