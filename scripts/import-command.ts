import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { firstAccount } from '#server/account/first-key.ts'
import type { Config } from '#server/config.ts'
import { filesBeside } from '#server/import/files-beside.ts'
import { importFile } from '#server/import/import-file.ts'
import { openServices } from '#server/services.ts'

/** `vitrine import <file> [--dry-run]`: imports a file with the media beside it. Gives the exit code. */
export async function importCommand(config: Config, parameters: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...parameters],
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean', default: false } },
  })
  const [name] = positionals
  if (name === undefined) return fail('Usage: vitrine import <file> [--dry-run]')
  const file = await readJson(name)
  if (file === undefined) return fail(`${name} can't be read as JSON.`)
  const services = await openServices(config)
  try {
    const accountId = await firstAccount(services.database.queries)
    const parts = { ...services, readFile: filesBeside(path.dirname(name)) }
    const outcome = await importFile(parts, accountId, file, { dryRun: values['dry-run'] })
    const rows = outcome.ok ? outcome.report.rows : outcome.rows
    for (const { path: place, reason } of rows) console.error(`${place}: ${reason}`)
    if (!outcome.ok) return fail(`${rows.length} errors, nothing was imported.`)
    const { dry_run, created, updated, removed } = outcome.report
    console.log(`${dry_run ? 'Would be' : 'Done'}: ${created} created, ${updated} updated, ${removed} removed.`)
    return rows.length === 0 ? 0 : 1
  } finally {
    await services.database.close()
  }
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    return undefined
  }
}

function fail(message: string): number {
  console.error(message)
  return 1
}
