import { parseArgs } from 'node:util'
import { temporaryFolder } from '#faults/folders.ts'
import { DATABASES, type Supplies } from '#faults/ground.ts'
import { type Postgres, startPostgres } from '#faults/postgres.ts'
import { headLine, isBad, outcomeLines } from '#faults/print.ts'
import { CONTROLS, ROWS } from '#faults/rows.ts'
import { runRow } from '#faults/run-row.ts'
import { buildIfStale } from './build-if-stale.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    kills: { type: 'string', default: '50' },
    times: { type: 'string', default: '6' },
    acts: { type: 'string', default: '10000' },
    seeds: { type: 'string', default: '10' },
    on: { type: 'string' },
  },
})
const known = { ...ROWS, ...CONTROLS }
const unknown = positionals.find((name) => !known[name])
if (unknown !== undefined) fail(`There is no row ${unknown}. The rows are ${Object.keys(known).join(', ')}.`)
const databases = DATABASES.filter((name) => values.on === undefined || values.on === name)
if (databases.length === 0) fail(`There is no database ${values.on}. The databases are ${DATABASES.join(', ')}.`)
const rows = Object.entries(positionals.length > 0 ? known : ROWS)
  .filter(([short]) => positionals.length === 0 || positionals.includes(short))
  .map(([, row]) => row)
await buildIfStale()
let postgres: Postgres | null = null
if (databases.includes('PostgreSQL')) postgres = await startPostgres(await temporaryFolder())
const supplies: Supplies = {
  fillFolder: () => {},
  createDatabase: (template) =>
    postgres?.createDatabase(template) ?? Promise.reject(new Error('there is no PostgreSQL server')),
}
const size = {
  kills: Number(values.kills),
  times: Number(values.times),
  acts: Number(values.acts),
  seeds: Number(values.seeds),
}
let isAnyBad = false
console.log(headLine())
for (const row of rows) {
  // Both databases at the same time, because a row mostly waits.
  const outcomes = await Promise.all(databases.map((database) => runRow(row, supplies, database, size)))
  databases.forEach((database, index) => {
    const outcome = outcomes[index] ?? { notRun: 'was left out' }
    isAnyBad ||= isBad(outcome)
    for (const line of outcomeLines(row.name, database, outcome)) console.log(line)
  })
}
await postgres?.stop()
process.exit(isAnyBad ? 1 : 0)

function fail(reason: string): never {
  console.error(reason)
  process.exit(2)
}
