import { faultOfServing } from './check-serving.ts'
import { readConfig } from './config.ts'
import { resolveDrizzleOnce } from './db/resolve-drizzle.ts'

const config = readConfig(process.env)
if ('error' in config) end(config.error)
const fault = faultOfServing(config)
if (fault !== null) end(fault)
resolveDrizzleOnce()
const { start } = await import('./start.ts')
await start(config)

function end(line: string): never {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}
