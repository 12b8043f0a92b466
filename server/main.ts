import { servingError } from './check-serving.ts'
import { logFormatOf, readConfig } from './config.ts'
import { resolveDrizzleOnce } from './db/resolve-drizzle.ts'
import { listenForEnd } from './end-signals.ts'
import { createNotices } from './log/notices.ts'

const onEnd = listenForEnd()
const config = readConfig(process.env)
if ('error' in config) end(config.error)
const fault = servingError(config)
if (fault !== null) end(fault)
resolveDrizzleOnce()
// The data contains what visitors wrote, so its files are not readable by other users of the machine.
process.umask(0o077)
const { start } = await import('./start.ts')
await start(config, onEnd).catch(async (error) => {
  const { explainFailure } = await import('./explain-failure.ts')
  const explanation = explainFailure(error, config)
  if (explanation !== null) end(explanation)
  // The stack trace of our own error, on one line for log parsers.
  if (config.logFormat === 'json') end(error instanceof Error ? `${error.stack}` : String(error))
  throw error
})

function end(line: string): never {
  createNotices(logFormatOf(process.env)).fatal(line)
  process.exit(1)
}
