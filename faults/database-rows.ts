import { rm } from 'node:fs/promises'
import { temporaryFolder } from './folders.ts'
import { layGroundIn } from './ground.ts'
import { type Postgres, startPostgres } from './postgres.ts'
import type { Row } from './run-row.ts'

/** PostgreSQL is stopped and started again; for the embedded database its thread is ended. */
export function restarted(): Row {
  let postgres: Postgres | null = null
  return {
    name: 'database restarted',
    layGround: async (supplies, database, hookUrl) => {
      const dataDir = await temporaryFolder()
      if (database === 'embedded') supplies.fillFolder(dataDir)
      const own = database === 'PostgreSQL' ? await startPostgres(await temporaryFolder()) : null
      postgres = own ?? postgres
      const databaseUrl = own ? (await own.createDatabase()).url : null
      const ground = await layGroundIn({ dataDir, databaseUrl }, hookUrl)
      return {
        ...ground,
        remove: async () => {
          await own?.stop()
          await rm(dataDir, { recursive: true, force: true })
        },
      }
    },
    run: async ({ database, serve, load }, { times }) => {
      const server = serve({ NODE_OPTIONS: `--import ${import.meta.dirname}/end-thread.ts` })
      await server.start()
      const orders = load(server)
      for (let time = 0; time < times; time += 1) {
        await orders.more(10)
        orders.markFault()
        if (database === 'embedded') server.signal('SIGUSR2')
        else {
          await postgres?.halt()
          await orders.failed()
          await postgres?.start()
        }
        await orders.recovered()
      }
    },
  }
}
