import { cpus, totalmem } from 'node:os'
import { parseArgs } from 'node:util'
import { measureScale, SHORT, WHOLE } from '#bench/scale/scale.ts'
import { buildIfStale } from './build-if-stale.ts'

const { values } = parseArgs({ options: { short: { type: 'boolean', default: false } } })
await buildIfStale()
const [core] = cpus()
console.log(
  `${cpus().length} cores (${core?.model.trim()}), ${(totalmem() / 2 ** 30).toFixed(0)} GiB, shared with PostgreSQL and the load\n`,
)
for await (const line of measureScale(values.short ? SHORT : WHOLE)) console.log(line)
// Idle connections of `fetch` would keep the process alive.
process.exit(0)
