import { createHash } from 'node:crypto'
import { type Encoding, fromBrotli, toBrotli, toGzip } from './compression.ts'

/** An answer in its final bytes. */
export interface PreparedAnswer {
  /** Hash of the data. The strong ETag adds the encoding, since each encoding has different bytes. */
  readonly hash: string
  /** Uncompressed length in bytes. */
  readonly length: number
  /** Approximate memory of both encodings, in bytes. */
  readonly size: number
  /** The bytes in an encoding. Brotli is ready; gzip is made on first use, plain text on each use. */
  readonly bytes: (encoding: Encoding) => Buffer | Promise<Buffer>
}

// Brotli, plus slightly more for gzip once a client has requested it.
const KEPT_ENCODINGS = 2.3
const OVERHEAD = 1000

/** Writes data as `{"data": …}` and compresses it; only compressed bytes are kept. */
export async function prepareAnswer(data: unknown): Promise<PreparedAnswer> {
  return prepareJson(Buffer.from(JSON.stringify({ data })))
}

/** Compresses an answer that is already written as JSON. */
export async function prepareJson(json: Buffer): Promise<PreparedAnswer> {
  const br = await toBrotli(json, 'kept')
  let gzipped: Promise<Buffer> | null = null
  return {
    hash: contentHash(json),
    length: json.length,
    size: Math.ceil(KEPT_ENCODINGS * br.length) + OVERHEAD,
    bytes: (encoding) => {
      if (encoding === 'br') return br
      if (encoding === 'identity') return fromBrotli(br)
      gzipped ??= fromBrotli(br).then(toGzip)
      return gzipped
    },
  }
}

/** The hash of what an answer contains, for its ETag. */
export function contentHash(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('base64url').slice(0, 22)
}

/** Reads the `data` of an answer. The type is not checked, since we wrote the answer ourselves. */
export async function readAnswer<Data>(answer: PreparedAnswer): Promise<Data> {
  return JSON.parse((await answer.bytes('identity')).toString('utf8')).data as Data
}
