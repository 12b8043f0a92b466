import { readFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import path from 'node:path'

/** Pages and files from memory or from a folder, by their path. */
export interface StaticFiles {
  readonly pages: Readonly<Record<string, string | Buffer>>
  /** Folders whose files are served at the root. */
  readonly folders: readonly string[]
  /** The server for everything else. */
  readonly behind?: string
}

/** A server that only sends files. */
export interface StaticServer {
  readonly origin: string
  readonly stop: () => void
}

const TYPES: Readonly<Record<string, string>> = {
  '': 'text/html; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
}

/** Serves files as they are; JSON for `/data/…`. */
export async function serveStatic({ pages, folders, behind }: StaticFiles): Promise<StaticServer> {
  const server = createServer(async ({ url = '/' }, reply) => {
    const [name = '/'] = url.split('?')
    const page = pages[name]
    if (page !== undefined) return send(reply, typeOfPage(name), page)
    const file = await firstFile(folders, name)
    if (file) return send(reply, TYPES[path.extname(name)] ?? 'application/octet-stream', file)
    const other = behind && (await fetch(behind + url, { headers: { accept: 'image/avif,*/*' } }))
    if (other) return send(reply, other.headers.get('content-type') ?? '', Buffer.from(await other.arrayBuffer()))
    reply.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { origin: `http://127.0.0.1:${port}`, stop: () => server.close() }
}

function typeOfPage(name: string): string | undefined {
  return name.startsWith('/data/') ? 'application/json' : TYPES[path.extname(name)]
}

function send(reply: ServerResponse, type = '', body: string | Buffer): void {
  reply.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(body)
}

async function firstFile(folders: readonly string[], name: string): Promise<Buffer | null> {
  for (const folder of folders) {
    const file = await readFile(path.join(folder, name)).catch(() => null)
    if (file) return file
  }
  return null
}
