import { parseArgs } from 'node:util'
import { temporaryFolder } from '#faults/folders.ts'
import { DATABASES } from '#faults/ground.ts'
import { startPostgres } from '#faults/postgres.ts'
import { headLine, isBad, outcomeLines } from '#faults/print.ts'
import { ROWS } from '#faults/rows.ts'
import { runRow } from '#faults/run-row.ts'
import { buildIfStale } from './build-if-stale.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    kills: { type: 'string', default: '50' },
    times: { type: 'string', default: '6' },
    on: { type: 'string' },
  },
})
const unknown = positionals.find((name) => !ROWS[name])
if (unknown !== undefined) {
  console.error(`There is no row ${unknown}. The rows are ${Object.keys(ROWS).join(', ')}.`)
  process.exit(2)
}
const databases = DATABASES.filter((name) => values.on === undefined || values.on === name)
await buildIfStale()
const postgres = await startPostgres(await temporaryFolder())
const supplies = { fillFolder: () => {}, createDatabase: postgres.createDatabase }
const size = { kills: Number(values.kills), times: Number(values.times) }
let isAnyBad = false
console.log(headLine())
for (const [short, row] of Object.entries(ROWS)) {
  if (positionals.length > 0 && !positionals.includes(short)) continue
  // Both at the same time: most of a row is waiting.
  const outcomes = await Promise.all(databases.map((database) => runRow(row, supplies, database, size)))
  databases.forEach((database, index) => {
    const outcome = outcomes[index] ?? { notRun: 'was left out' }
    isAnyBad ||= isBad(outcome)
    for (const line of outcomeLines(row.name, database, outcome)) console.log(line)
  })
}
await postgres.stop()
process.exit(isAnyBad ? 1 : 0)
