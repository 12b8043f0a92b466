import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { S3Settings } from './s3-settings.ts'

/** A real S3 server in its own process, with one empty bucket. */
export interface S3Server {
  /** The folder of the bucket's objects. */
  readonly bucketDir: string
  /** The settings of the bucket, with a prefix. */
  readonly settings: (prefix?: string) => S3Settings
  /** The same as environment variables. */
  readonly environment: (prefix?: string) => Readonly<Record<string, string>>
  /** Starts it again on the same port, with the same objects. */
  readonly start: () => Promise<void>
  /** Kills it at once, whatever it is doing. */
  readonly kill: () => Promise<void>
  /** Freezes it: it accepts connections, but does not respond. */
  readonly freeze: () => void
  readonly thaw: () => void
  /** Stops it and removes its objects. */
  readonly remove: () => Promise<void>
}

const BUCKET = 'homes'
// The only account it has.
const KEY = 'S3RVER'

const SCRIPT = `
  const S3rver = require('@20minutes/s3rver')
  const v4 = require('@20minutes/s3rver/lib/signature/v4')
  const [directory, port, bucket] = process.argv.slice(1)
  // s3rver drops the slash after the bucket name when it verifies a signature.
  const { getStringToSign } = v4
  v4.getStringToSign = (request, parsed) =>
    getStringToSign({ ...request, uri: request.uri === '/' + bucket ? request.uri + '/' : request.uri }, parsed)
  const server = new S3rver({ directory, port: Number(port), address: '127.0.0.1', silent: true, configureBuckets: [{ name: bucket }] })
  server.run().then(({ port }) => console.log('port ' + port))
`

/** Starts an S3 server. It verifies signatures, but not checksums, and accepts requests without a signature. */
export async function startS3Server(): Promise<S3Server> {
  const dir = await mkdtemp(path.join(tmpdir(), 'vitrine-s3-'))
  let child: ChildProcess | null = null
  let port = '0'

  async function start(): Promise<void> {
    const started = spawn(process.execPath, ['-e', SCRIPT, dir, port, BUCKET], { stdio: ['ignore', 'pipe', 'inherit'] })
    child = started
    const [chunk] = await Promise.race([
      once(started.stdout, 'data'),
      once(started, 'exit').then(([code]) => Promise.reject(new Error(`the S3 server exited with ${code}`))),
    ])
    port = /port (\d+)/.exec(String(chunk))?.[1] ?? ''
  }

  async function kill(): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }

  const endpoint = () => `http://127.0.0.1:${port}`
  await start()
  return {
    bucketDir: path.join(dir, BUCKET),
    settings: (prefix = '') => ({
      bucket: BUCKET,
      prefix,
      endpoint: endpoint(),
      region: 'eu-1',
      accessKeyId: KEY,
      secretAccessKey: KEY,
      isPathStyle: true,
    }),
    environment: (prefix = '') => ({
      MEDIA_STORE: `s3://${BUCKET}/${prefix}`,
      S3_ENDPOINT: endpoint(),
      S3_REGION: 'eu-1',
      S3_ACCESS_KEY_ID: KEY,
      S3_SECRET_ACCESS_KEY: KEY,
    }),
    start,
    kill,
    freeze: () => child?.kill('SIGSTOP'),
    thaw: () => child?.kill('SIGCONT'),
    remove: async () => {
      await kill()
      await rm(dir, { recursive: true })
    },
  }
}
