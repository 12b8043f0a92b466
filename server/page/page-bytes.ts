import { type Encoding, fromBrotli, toBrotli, toGzip, utf8Bytes } from '#server/answer/compression.ts'
import { contentHash } from '#server/answer/prepared-answer.ts'

/** A document in the bytes that are sent. */
export interface PageBytes {
  /** Hash of the document and its policy, the same on every machine. Tags are `"hash-encoding"`. */
  readonly hash: string
  /** Approximate memory, in bytes. */
  readonly size: number
  /** The tag of the bytes that are sent now. */
  readonly tagOf: (encoding: Encoding) => string
  /** The bytes, if they need not be made first. Plain text is always made. */
  readonly readyIn: (encoding: Encoding) => Buffer | null
  /** The bytes. Gzip is made when it is first asked for, plain text each time. */
  readonly bytesIn: (encoding: Encoding) => Promise<Buffer>
  /** Compresses the document as well as brotli can, which takes up to a second of another thread. Once is enough. */
  readonly improve: () => Promise<void>
}

// Brotli, and somewhat more for gzip.
const KEPT_ENCODINGS = 2.3

/** Compresses a document. `policy` counts as a part of it: no header changes while the tag stays the same. */
export async function preparePage(html: string, policy: string): Promise<PageBytes> {
  const plain = utf8Bytes(html)
  let br = await toBrotli(plain, 'kept')
  let gzipped: Buffer | null = null
  let improving: Promise<void> | null = null
  let isBest = false
  const hash = contentHash(policy, '\n', plain)
  const readyIn = (encoding: Encoding) => (encoding === 'br' ? br : encoding === 'gzip' ? gzipped : null)
  return {
    hash,
    size: Math.ceil(KEPT_ENCODINGS * br.length),
    tagOf: (encoding) => `"${hash}-${encoding}${encoding === 'br' && isBest ? '-best' : ''}"`,
    readyIn,
    bytesIn: async (encoding) => {
      const ready = readyIn(encoding)
      if (ready) return ready
      const text = await fromBrotli(br)
      if (encoding === 'identity') return text
      gzipped ??= await toGzip(text)
      return gzipped
    },
    improve: () => {
      improving ??= fromBrotli(br).then(async (text) => {
        br = await toBrotli(text, 'best')
        isBest = true
      })
      return improving
    },
  }
}
