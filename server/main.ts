import { readConfig } from './config.ts'
import { resolveDrizzleOnce } from './db/resolve-drizzle.ts'

const config = readConfig(process.env)
if ('error' in config) {
  process.stderr.write(`${config.error}\n`)
  process.exit(1)
}
resolveDrizzleOnce()
const { start } = await import('./start.ts')
await start(config)
