import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'

/** Pages and files from memory or from a folder, by their path. */
interface StaticFiles {
  readonly pages: Readonly<Record<string, string | Buffer>>
  /** Folders whose files are served at the root. */
  readonly folders: readonly string[]
  /** The server for everything else. Its answers are kept, so that it adds no time. */
  readonly behind?: string
}

/** A server that only sends files. */
interface StaticServer {
  readonly origin: string
  readonly stop: () => void
}

interface StaticAnswer {
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

const TYPES: Readonly<Record<string, string>> = {
  '': 'text/html; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
}

const TEXTS = /^text\/|json|svg/

// As our own server sends them.
const OF_PAGES = 'private, no-cache'
const OF_FILES = 'public, max-age=31536000, immutable'

const compress = promisify(brotliCompress)

/** Serves files as our server does: compressed, from memory, with a tag; JSON for `/data/…`. */
export async function serveStatic({ pages, folders, behind }: StaticFiles): Promise<StaticServer> {
  const answers = new Map<string, Promise<StaticAnswer | null>>()
  const find = async (url: string, headers: IncomingHttpHeaders): Promise<StaticAnswer | null> => {
    const [name = '/'] = url.split('?')
    const page = pages[name]
    if (page !== undefined) return prepare(typeOfPage(name), page, OF_PAGES)
    const file = await firstFile(folders, name)
    if (file) return prepare(TYPES[path.extname(name)] ?? 'application/octet-stream', file, OF_FILES)
    return behind === undefined ? null : fetchAnswer(behind + url, headers.accept ?? '*/*')
  }
  const server = createServer(async ({ url = '/', headers }, reply) => {
    const key = `${url} ${headers.accept}`
    const answer = answers.get(key) ?? find(url, headers)
    answers.set(key, answer)
    send(reply, await answer)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { origin: `http://127.0.0.1:${port}`, stop: () => server.close() }
}

function typeOfPage(name: string): string {
  return name.startsWith('/data/') ? 'application/json' : (TYPES[path.extname(name)] ?? 'application/octet-stream')
}

async function prepare(type: string, content: string | Buffer, caching: string): Promise<StaticAnswer> {
  const bytes = Buffer.from(content)
  const isText = TEXTS.test(type)
  const body = isText ? await compress(bytes) : bytes
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  const headers = { 'content-type': type, 'cache-control': caching, vary: 'Accept-Encoding', etag }
  return { headers: { ...headers, ...(isText && { 'content-encoding': 'br' }) }, body }
}

async function fetchAnswer(url: string, accept: string): Promise<StaticAnswer | null> {
  const response = await fetch(url, { headers: { accept } })
  if (!response.ok) return null
  return prepare(response.headers.get('content-type') ?? '', Buffer.from(await response.arrayBuffer()), OF_FILES)
}

function send(reply: ServerResponse, answer: StaticAnswer | null): void {
  if (answer) reply.writeHead(200, { ...answer.headers, 'content-length': answer.body.length }).end(answer.body)
  else reply.writeHead(404).end()
}

async function firstFile(folders: readonly string[], name: string): Promise<Buffer | null> {
  for (const folder of folders) {
    const file = await readFile(path.join(folder, name)).catch(() => null)
    if (file) return file
  }
  return null
}
