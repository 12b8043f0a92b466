import { createProxy } from '#server/db/proxy.fixture.ts'
import { runSql } from './postgres.ts'
import type { Row } from './run-row.ts'

const BACKENDS = `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`

/** Every connection is cut, sometimes by the network and sometimes by PostgreSQL. */
export const dropped: Row = {
  name: 'connections dropped',
  unable: (database) => (database === 'embedded' ? 'the embedded database has no connections to drop' : null),
  run: async ({ ground, serve, load, after }, { times }) => {
    const url = new URL(ground.databaseUrl ?? '')
    const proxy = await createProxy(Number(url.port))
    after(proxy.stop)
    url.port = String(proxy.port)
    const server = serve({ DATABASE_URL: url.href })
    await server.start()
    const orders = load(server)
    for (let time = 0; time < times; time += 1) {
      await orders.more(10)
      orders.markFault()
      if (time % 2 === 0) {
        await proxy.cut()
        await orders.failed()
        await proxy.mend()
      } else await runSql(ground.databaseUrl ?? '', BACKENDS)
      await orders.recovered()
    }
  },
}
