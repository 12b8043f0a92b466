import { setTimeout as pause } from 'node:timers/promises'
import { S3mini } from 's3mini'
import type { ByteRange } from './byte-range.ts'
import { StorageError } from './media-storage.ts'
import { isMissingObject, storageErrorOf } from './s3-failure.ts'
import { bucketUrl, type S3Settings } from './s3-settings.ts'

/** An object that is being received. */
interface ReceivedObject {
  readonly size: number
  /** Throws if the bytes stop arriving. */
  readonly bytes: AsyncIterable<Uint8Array>
  /** Discards the rest. */
  readonly cancel: () => Promise<void>
}

/** An object, or a common prefix up to the next slash. */
interface ListedObject {
  readonly key: string
  readonly size: number
  readonly modified: Date
}

/** The S3 calls that media need. All of them can be repeated, and fail with a `StorageError`. */
export interface S3Client {
  /** Null if there is no such object. */
  readonly get: (key: string, range?: ByteRange) => Promise<ReceivedObject | null>
  readonly put: (key: string, bytes: Buffer, type?: string) => Promise<void>
  readonly remove: (key: string) => Promise<void>
  /** `byFolder` returns common prefixes up to the next slash instead of every object below them. */
  readonly list: (prefix: string, byFolder?: boolean) => Promise<readonly ListedObject[]>
}

/** How long the storage may take. Tests use shorter times. */
export interface S3Timeouts {
  /** Until the response starts, and between two chunks of it. */
  readonly answerMs: number
  /** The upload speed of a slow connection. */
  readonly bytesPerMs: number
}

const TIMEOUTS: S3Timeouts = { answerMs: 10_000, bytesPerMs: 1_000 }
// Only a failure within this fraction of the time is retried, because a visitor is waiting.
const QUICK_PART = 0.2
const PAUSES_MS = [200, 800]

/** Creates a client for one bucket. */
export function createS3Client(settings: S3Settings, timeouts: S3Timeouts = TIMEOUTS): S3Client {
  const { bucket, region, accessKeyId, secretAccessKey } = settings
  const { answerMs, bytesPerMs } = timeouts
  const clientFor = (limitMs: number) =>
    new S3mini({ endpoint: bucketUrl(settings), region, accessKeyId, secretAccessKey, fetch: fetchWithin(limitMs) })
  const client = clientFor(answerMs)
  const trying = <Result>(task: () => Promise<Result>) => tryTo(bucket, answerMs * QUICK_PART, task)

  return {
    get: (key, range) =>
      trying(async () => {
        const whole = range === undefined
        // The client's end is exclusive.
        const response = await client.getObjectRaw(key, whole, range?.start, range && range.end + 1).catch((error) => {
          if (isMissingObject(error)) return null
          throw error
        })
        return response && receive(response, answerMs, range)
      }),
    put: (key, bytes, type) =>
      trying(async () => {
        await clientFor(answerMs + bytes.length / bytesPerMs).putObject(key, bytes, type)
      }),
    remove: (key) => trying(async () => void (await client.deleteObject(key))),
    list: (prefix, byFolder = false) =>
      trying(async () => {
        const found = await client.listObjects('/', prefix, undefined, byFolder ? { delimiter: '/' } : {})
        if (found === null) throw new StorageError(noBucket(bucket), { isRefusal: true })
        return found.map(({ Key, Size, LastModified }) => ({ key: Key, size: Size, modified: LastModified }))
      }),
  }
}

function noBucket(bucket: string): string {
  return `The bucket "${bucket}" does not exist. Create it, or correct MEDIA_STORE.`
}

async function tryTo<Result>(bucket: string, quickMs: number, task: () => Promise<Result>): Promise<Result> {
  for (let attempt = 0; ; attempt += 1) {
    const start = performance.now()
    try {
      return await task()
    } catch (cause) {
      const error = storageErrorOf(cause, bucket)
      const wait = PAUSES_MS[attempt]
      if (error.isRefusal || wait === undefined || performance.now() - start > quickMs) throw error
      await pause(wait * (0.5 + Math.random()))
    }
  }
}

/**
 * A `fetch` that times out. Only the bytes of objects may take longer: everything else is small and read within the
 * same time.
 */
function fetchWithin(limitMs: number): typeof fetch {
  return async (input, init) => {
    const controller = new AbortController()
    const timer = setTimeout(() => controller.abort(timeout()), limitMs)
    // Compression by a proxy would hide the size. This header is not signed.
    const headers = new Headers(init?.headers)
    headers.set('accept-encoding', 'identity')
    try {
      // A redirect would send the signature to another host.
      const response = await fetch(input, { ...init, headers, redirect: 'manual', signal: controller.signal })
      return response.ok && isObject(input, init) ? response : await readWhole(response)
    } finally {
      clearTimeout(timer)
    }
  }
}

function isObject(input: Parameters<typeof fetch>[0], init: RequestInit | undefined): boolean {
  return init?.method === 'GET' && !String(input).includes('?')
}

async function readWhole(response: Response): Promise<Response> {
  const { status, statusText, headers } = response
  const body = await response.arrayBuffer()
  return new Response(body.byteLength > 0 ? body : null, { status, statusText, headers })
}

async function receive(response: Response, limitMs: number, range?: ByteRange): Promise<ReceivedObject> {
  const size = Number(response.headers.get('content-length') ?? Number.NaN)
  const reader = response.body?.getReader()
  const isWanted = range ? response.status === 206 && size === range.end - range.start + 1 : Number.isInteger(size)
  if (!reader || !isWanted) {
    await reader?.cancel()
    throw new StorageError('The media storage returned another range than requested.', { isRefusal: false })
  }
  return { size, bytes: readWithin(reader, size, limitMs), cancel: () => reader.cancel() }
}

async function* readWithin(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  size: number,
  limitMs: number,
): AsyncGenerator<Uint8Array> {
  let missing = size
  try {
    while (true) {
      // Only the time of the storage counts, not that of the visitor.
      const { done, value } = await within(reader.read(), limitMs)
      if (done) break
      missing -= value.length
      yield value
    }
  } catch (cause) {
    throw storageErrorOf(cause, '')
  } finally {
    await reader.cancel().catch(() => {})
  }
  if (missing !== 0) throw new StorageError('The media storage sent fewer bytes than announced.', { isRefusal: false })
}

async function within<Result>(task: Promise<Result>, limitMs: number): Promise<Result> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(timeout()), limitMs)
  return Promise.race([task, late.promise]).finally(() => clearTimeout(timer))
}

function timeout(): Error {
  return Object.assign(new Error('The media storage takes too long'), { code: 'ETIMEDOUT' })
}
