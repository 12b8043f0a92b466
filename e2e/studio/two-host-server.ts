import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startProvider, type TestProvider } from '#server/oidc/oidc-provider.fixture.ts'
import { startPostgres } from '#server/postgres.fixture.ts'
import { createServerProcess } from '#server/server-process.fixture.ts'
import { MANAGE_KEY, SECRET_KEY } from '../origins.ts'

/*
 * A server under names of its own. Browsers find every name below `localhost` on this machine and trust it as much as https.
 * The Studio's name is below that of the catalogues, as in most installations: browsers count both as one site.
 */

/** The server, with or without a host of its own for the Studio. */
export interface TwoHostServer {
  /** Where calls of the tests arrive, which know none of the names. */
  readonly local: () => string
  readonly visitors: string
  readonly studio: string
  /** A domain that catalogues may have. */
  readonly domain: string
  readonly provider: TestProvider
  /** Where commands of an operator find its data. */
  readonly places: { readonly databaseUrl: string; readonly dataDir: string; readonly mediaStore: null }
  /** Starts it, or starts it again on the same data. */
  readonly start: (hosts: 'one' | 'two') => Promise<void>
  /** Tries to start it with another address of the Studio; returns what it says before it ends. */
  readonly refusal: (studioUrl: string) => Promise<string>
  readonly stop: () => Promise<void>
}

/** Creates the server, with an identity provider, on a PostgreSQL server: an embedded database takes long to start each time. */
export async function createTwoHostServer(): Promise<TwoHostServer> {
  const port = await freePort()
  const dataDir = await mkdtemp(path.join(tmpdir(), 'vitrine-hosts-'))
  const visitors = `http://homes.localhost:${port}`
  const studio = `http://studio.homes.localhost:${port}`
  const [provider, postgres] = await Promise.all([
    startProvider(`${studio}/api/v1/manage/sign-in/oidc/callback`),
    startPostgres('hosts'),
  ])
  const databaseUrl = `${postgres.url}/hosts`
  const common = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    PORT: String(port),
    MANAGE_KEY,
    SECRET_KEY,
    PUBLIC_URL: visitors,
    MANAGE_CALLS_PER_MINUTE: '100000',
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: provider.clientId,
    OIDC_CLIENT_SECRET: provider.clientSecret,
    OIDC_NAME: 'Example Login',
  }
  const servers = { one: createServerProcess(common), two: createServerProcess({ ...common, STUDIO_URL: studio }) }
  let running: (typeof servers)['one'] | null = null
  return {
    visitors,
    studio,
    provider,
    places: { databaseUrl, dataDir, mediaStore: null },
    local: () => running?.origin() ?? '',
    domain: 'lake.localhost',
    start: async (hosts) => {
      await running?.stop()
      running = servers[hosts]
      await running.start()
    },
    refusal: async (studioUrl) => {
      await running?.stop()
      let said = ''
      const onError = (text: string) => {
        said += text
      }
      const refused = createServerProcess({ ...common, STUDIO_URL: studioUrl }, { onError })
      await refused.start().then(
        () => refused.stop(),
        () => {},
      )
      return said
    },
    stop: async () => {
      await running?.stop()
      await Promise.all([provider.stop(), postgres.stop()])
      await rm(dataDir, { recursive: true })
    },
  }
}

/** A port that nothing listens on: the addresses name it before the server starts. */
async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}
