import type { FastifyReply, FastifyRequest } from 'fastify'
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
  if (!holdsCurrent(request.headers['if-none-match'], answer)) return reply.send(await answer.bytes(encoding))
  return reply.removeHeader('content-type').removeHeader('content-encoding').code(304).send()
}

/** Brotli where it is taken, else gzip, else none; `q=0` forbids. */
export function chooseEncoding(acceptEncoding: string): Encoding {
  const accepted = acceptEncoding
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((piece) => piece.trim()))
    .filter(([, quality]) => !/^q=0(\.0*)?$/.test(quality ?? ''))
    .map(([name]) => name)
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding)) ?? 'identity'
}

/** Tells whether a client has the data already: a tag of any encoding names the same. */
export function holdsCurrent(ifNoneMatch: string | undefined, { hash }: PreparedAnswer): boolean {
  if (ifNoneMatch === undefined) return false
  return ifNoneMatch.trim() === '*' || ifNoneMatch.includes(`"${hash}-`)
}
