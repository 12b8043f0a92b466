import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Encoding } from '#server/answer/compression.ts'
import { chooseEncoding } from '#server/answer/send-answer.ts'
import { holdsContent } from '#server/http/entity-tag.ts'
import { refuse } from '#server/http/problem.ts'

const TYPES = {
  'embed.js': 'text/javascript; charset=utf-8',
  'embed.d.ts': 'text/plain; charset=utf-8',
} as const

/** The script for host pages, or its types for their developers. */
export type EmbedFile = keyof typeof TYPES

/** Loads a built file; null if nothing was built. */
export type LoadEmbed = ((name: EmbedFile) => Promise<string>) | null

// Long enough for a visit, short enough for a fix to reach every site the same day.
const CACHE_CONTROL = 'public, max-age=3600, stale-while-revalidate=86400'

/** `/embed.js` and its types, for pages of any site. */
export function embedRoutes(app: FastifyInstance, load: LoadEmbed): void {
  for (const name of Object.keys(TYPES) as EmbedFile[]) {
    let prepared: PreparedFile | null = null
    app.get(`/${name}`, async (request, reply) => {
      const text = (await load?.(name)) ?? refuse('not_found')
      if (prepared?.text !== text) prepared = await prepareFile(text)
      return sendFile(request, reply.type(TYPES[name]), prepared)
    })
  }
}

interface PreparedFile {
  readonly text: string
  readonly hash: string
  readonly bytes: Readonly<Record<Encoding, Buffer>>
}

async function prepareFile(text: string): Promise<PreparedFile> {
  const identity = Buffer.from(text)
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(identity),
    promisify(gzip)(identity, { level: 9 }),
  ])
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
  return { text, hash, bytes: { br, gzip: gzipped, identity } }
}

function sendFile(request: FastifyRequest, reply: FastifyReply, { hash, bytes }: PreparedFile): FastifyReply {
  const encoding = chooseEncoding(request.headers['accept-encoding'] ?? '')
  reply.headers({
    etag: `"${hash}-${encoding}"`,
    'cache-control': CACHE_CONTROL,
    vary: 'Accept-Encoding',
    // Allows pages with `crossorigin`, an integrity hash or Cross-Origin-Embedder-Policy to load it.
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  })
  if (holdsContent(request.headers['if-none-match'], hash)) return reply.removeHeader('content-type').code(304).send()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(bytes[encoding])
}
