import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { ImportProgress } from '#contract/imports.ts'
import { firstAccount } from '#server/account/first-key.ts'
import type { Config } from '#server/config.ts'
import { filesBeside } from '#server/import/files-beside.ts'
import { importFile } from '#server/import/import-file.ts'
import { openServices } from '#server/services.ts'

/** `vitrine import <file> [--dry-run] [--keep-prices]`: imports a file with the media beside it. Gives the exit code. */
export async function importCommand(config: Config, parameters: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...parameters],
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean', default: false }, 'keep-prices': { type: 'boolean', default: false } },
  })
  const [name] = positionals
  if (name === undefined) return fail('Usage: vitrine import <file> [--dry-run] [--keep-prices]')
  const bytes = await readFile(name).catch(() => null)
  if (bytes === null) return fail(`${name} can't be read.`)
  const services = await openServices(config)
  try {
    const accountId = await firstAccount(services.database.queries)
    const parts = { ...services, readFile: filesBeside(path.dirname(name)) }
    const outcome = await importFile(parts, accountId, bytes, {
      ...{ dryRun: values['dry-run'], keepPrices: values['keep-prices'] },
      onProgress: createPrinter(),
    })
    const rows = outcome.ok ? outcome.report.rows : outcome.rows
    for (const { path: place, reason } of rows) console.error(`${place}: ${reason}`)
    if (!outcome.ok) return fail(`${rows.length} errors, nothing was imported.`)
    const { dry_run, created, updated, restored, archived, removed, warnings } = outcome.report
    for (const { path: place, reason } of warnings) console.error(`Warning: ${place}: ${reason}`)
    const counts = `${created} created, ${updated} updated, ${restored} restored, ${archived} archived, ${removed} removed`
    console.log(`${dry_run ? 'Would be' : 'Done'}: ${counts}.`)
    return rows.length === 0 ? 0 : 1
  } finally {
    await services.database.close()
  }
}

// Often enough to see that it goes on.
const PRINT_MS = 2000

/** Prints each step when it begins, and every two seconds how far it is. */
function createPrinter(): (progress: ImportProgress) => void {
  let step = ''
  let last = 0
  return (progress) => {
    const now = performance.now()
    if (progress.step === step && now - last < PRINT_MS) return
    step = progress.step
    last = now
    const count = progress.total > 1 ? ` ${progress.done} of ${progress.total}` : ''
    console.error(`${step}${count} …`)
  }
}

function fail(message: string): number {
  console.error(message)
  return 1
}
