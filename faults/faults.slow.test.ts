import { spawn } from 'node:child_process'
import { cpSync } from 'node:fs'
import { expect, inject, it } from 'vitest'
// Declares the injected values.
import type {} from '#server/databases.setup.ts'
import { DATABASES, type DatabaseName, type Supplies } from './ground.ts'
import { errorFreeSecond } from './load.ts'
import { createDatabase, runSql } from './postgres.ts'
import { ROWS } from './rows.ts'
import { type Row, runRow } from './run-row.ts'

// Small enough for every test run. The full matrix: npm run faults
const SIZE = { kills: 3, times: 1, acts: 300, seeds: 1 }

const supplies: Supplies = {
  fillFolder: (dataDir) => cpSync(inject('embeddedTemplate'), dataDir, { recursive: true }),
  createDatabase: (template = 'template_vitrine') => {
    const url = (name: string) => `${inject('postgresUrl')}/${name}`
    return createDatabase(url, (sql) => runSql(url('postgres'), sql), template)
  },
}

const SHORT: readonly (readonly [string, DatabaseName])[] = [
  ...DATABASES.map((database) => ['kill', database] as const),
  ['connections', 'PostgreSQL'],
  ['acts', 'PostgreSQL'],
]

it.concurrent.each(SHORT)('loses and doubles no order: %s, %s', { timeout: 1_800_000 }, async (short, database) => {
  const outcome = await runRow(rowOf(short), supplies, database, SIZE)
  expect(outcome).toMatchObject({ lost: 0, doubled: 0, faults: [] })
  if (!('acknowledged' in outcome)) return
  expect(outcome.acknowledged).toBeGreaterThan(0)
  expect(outcome.stored).toBe(outcome.acknowledged)
})

it('exits with 1 if orders are lost: a power cut on a disk that syncs nothing', { timeout: 900_000 }, async () => {
  const { code, said } = await faultsCommand('control', '--on', 'embedded', '--times', '1')
  expect(said).toMatch(/order-under-fault-\d+ is not stored/)
  expect(code).toBe(1)
})

it('finds the first second without an error after the fault', () => {
  const calls = [
    { at: 900, ok: false },
    { at: 1100, ok: true },
    { at: 1200, ok: false },
    { at: 3100, ok: true },
  ]
  // The second before had no calls.
  expect(errorFreeSecond(calls, 1000, 5000)).toBe(2)
  expect(errorFreeSecond(calls, 1000, 3900)).toBeNull()
  expect(errorFreeSecond([{ at: 1500, ok: true }, { at: 2500, ok: false }, ...calls.slice(3)], 1000, 5000)).toBe(2)
})

/** Runs `npm run faults`, as npm does. */
function faultsCommand(...parameters: readonly string[]) {
  return new Promise<{ readonly code: number | null; readonly said: string }>((resolve) => {
    const child = spawn('node', ['scripts/run.mjs', 'faults', ...parameters], { stdio: ['ignore', 'pipe', 'inherit'] })
    let said = ''
    child.stdout.on('data', (chunk) => {
      said += chunk
    })
    child.once('close', (code) => resolve({ code, said }))
  })
}

function rowOf(short: string): Row {
  const row = ROWS[short]
  if (!row) throw new Error(`there is no row ${short}`)
  return row
}
