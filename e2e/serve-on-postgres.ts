import { readConfig } from '#server/config.ts'
import { resolveDrizzleOnce } from '#server/db/resolve-drizzle.ts'
import { listenForEnd } from '#server/end-signals.ts'
import { startPostgres } from '#server/postgres.fixture.ts'
import { start } from '#server/start.ts'

/*
 * Runs the server on a PostgreSQL server of its own, which answers with less work than the embedded database. Unlike
 * server/main.ts it asks for no PUBLIC_URL: the tests open it under two names.
 */

const NAME = 'vitrine'
const onEnd = listenForEnd()
resolveDrizzleOnce()
const { url } = await startPostgres(NAME)
const config = readConfig({ ...process.env, DATABASE_URL: `${url}/${NAME}` })
if ('error' in config) throw new Error(config.error)
await start(config, onEnd)
