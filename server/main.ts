import { faultOfServing } from './check-serving.ts'
import { readConfig } from './config.ts'
import { resolveDrizzleOnce } from './db/resolve-drizzle.ts'

const config = readConfig(process.env)
if ('error' in config) end(config.error)
const fault = faultOfServing(config)
if (fault !== null) end(fault)
resolveDrizzleOnce()
// The data holds what visitors wrote: no file of it is for other users of the computer.
process.umask(0o077)
const { start } = await import('./start.ts')
await start(config).catch(async (error) => {
  const { explainFailure } = await import('./explain-failure.ts')
  const explanation = explainFailure(error, config)
  if (explanation === null) throw error
  end(explanation)
})

function end(line: string): never {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}
