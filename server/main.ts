import { readConfig } from './config.ts'
import { resolveDrizzleOnce } from './db/resolve-drizzle.ts'

const config = readConfig(process.env)
if ('error' in config) {
  process.stderr.write(`${config.error}\n`)
  process.exit(1)
}
resolveDrizzleOnce()
// The data holds what visitors wrote: no file of it is for other users of the computer.
process.umask(0o077)
const { start } = await import('./start.ts')
await start(config).catch(async (error) => {
  const { explainFailure } = await import('./explain-failure.ts')
  const explanation = explainFailure(error, config)
  if (explanation === null) throw error
  process.stderr.write(`${explanation}\n`)
  process.exit(1)
})
