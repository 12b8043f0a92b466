import { readConfig } from './config.ts'
import { start } from './start.ts'

const config = readConfig(process.env)
if ('error' in config) {
  process.stderr.write(`${config.error}\n`)
  process.exit(1)
}
await start(config)
