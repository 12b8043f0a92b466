import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Running, startProcess } from '#bench/processes.ts'
import { type RunningNginx, SITE, startNginx } from './nginx.ts'

const KEY = 'vk_of_the_benchmark_only'

/** A server with the demo, and nginx in front of it. */
export interface Site {
  readonly server: Running
  readonly nginx: RunningNginx
  /** Asks through nginx. */
  readonly ask: (method: string, place: string, options?: AskOptions) => Promise<SiteAnswer>
  /** Calls the management API through nginx; throws if it refuses. */
  readonly manage: <Data>(method: string, place: string, body?: object | string) => Promise<Data>
  readonly stop: () => Promise<void>
}

interface AskOptions {
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

interface SiteAnswer {
  readonly status: number
  readonly text: string
}

/** The settings of a server in a data folder, behind nginx and whatever has ended TLS in front of that. */
export function siteSettings(dataDir: string, databaseUrl: string | null): Readonly<Record<string, string>> {
  return {
    DATA_DIR: dataDir,
    PORT: '0',
    DEMO: '1',
    MANAGE_KEY: KEY,
    TRUST_PROXY: '2',
    PUBLIC_URL: `https://${SITE}`,
    SECRET_KEY: 'a key of the benchmark, and of nothing else',
    LOG_LEVEL: 'info',
    ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
  }
}

/** Starts a server with empty caches, and nginx. */
export async function startSite(settings: Readonly<Record<string, string>>): Promise<Site> {
  const server = await startProcess(['server/main.ts'], settings, 'kept')
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-nginx-'))
  const nginx = await startNginx(folder, server.port)
  const ask: Site['ask'] = (method, place, { headers = {}, body } = {}) =>
    new Promise((resolve, reject) => {
      const options = { port: nginx.port, host: '127.0.0.1', path: place, method, headers: { host: SITE, ...headers } }
      request(options, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () => {
          resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString('utf8') })
        })
      })
        .on('error', reject)
        .end(body)
    })
  return {
    server,
    nginx,
    ask,
    manage: async (method, place, body) => {
      const sent = typeof body === 'object' ? JSON.stringify(body) : body
      const headers = { authorization: `Bearer ${KEY}`, ...(sent && { 'content-type': 'application/json' }) }
      const { status, text } = await ask(method, `/api/v1/manage/${place}`, { headers, ...(sent && { body: sent }) })
      if (status >= 300) throw new Error(`${method} manage/${place}: ${status} ${text.slice(0, 300)}`)
      return JSON.parse(text).data
    },
    stop: async () => {
      await nginx.stop()
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
