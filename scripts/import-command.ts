import path from 'node:path'
import type { ImportReport } from '#contract/imports.ts'
import type { Config } from '#server/config.ts'
import { formatErrorLine } from '#server/import/format-error-line.ts'
import { type Command, printProgress, readWords, resultOrUsage } from './command.ts'
import { serverAddress } from './server-address.ts'
import { runAsOperator } from './server-calls.ts'

/** `vitrine import`: imports a file with the media beside it. */
export const importCommand: Command = {
  help: `vitrine import <file> [--dry-run]   import a project or a group's pictures, with the media beside the file
    --dry-run                only say what would change, and what is wrong
    --keep-prices            keep prices that were changed by PATCH manage/instances
    --keep-statuses          keep statuses that were changed so
    --no-catalogue           make no catalogue for a project that has none
    --account <id or name>   needed where there are several accounts`,

  run: async (config, words) => {
    const options = {
      'dry-run': { type: 'boolean', default: false },
      'keep-prices': { type: 'boolean', default: false },
      'keep-statuses': { type: 'boolean', default: false },
      'no-catalogue': { type: 'boolean', default: false },
      account: { type: 'string' },
    } as const
    const names = { min: 1, max: 1, missing: 'Name the file to import' }
    const { values, positionals } = readWords(words, options, names)
    const params = {
      account: values.account,
      path: path.resolve(positionals[0] ?? ''),
      dry_run: values['dry-run'],
      keep_prices: values['keep-prices'],
      keep_statuses: values['keep-statuses'],
      catalogue: !values['no-catalogue'],
    }
    const outcome = resultOrUsage(await runAsOperator(config, 'importProject', params, printProgress))
    const { rows, warnings } = outcome.ok ? outcome.report : outcome
    for (const error of rows) console.error(formatErrorLine(error))
    for (const warning of warnings) console.error(`Warning: ${formatErrorLine(warning)}`)
    if (!outcome.ok || rows.length > 0) {
      console.error(
        `${rows.length === 1 ? '1 fault' : `${rows.length} faults`}: nothing ${params.dry_run ? 'would be' : 'was'} imported.`,
      )
      return 1
    }
    const { dry_run, created, updated, restored, archived, removed, catalogue } = outcome.report
    const counts = `${created} created, ${updated} updated, ${restored} restored, ${archived} archived, ${removed} removed`
    console.log(`${dry_run ? 'Would be' : 'Done'}: ${counts}.`)
    if (catalogue && catalogue.changed.length > 0) {
      console.log(`The catalogue ${dry_run ? 'would change' : 'changed'}: ${catalogue.changed.join(', ')}.`)
    }
    if (catalogue) await printPage(config, catalogue, dry_run)
    return 0
  },
}

/** Prints the address of the page, on the running server or on one with these settings. */
async function printPage(
  config: Config,
  { url, created }: NonNullable<ImportReport['catalogue']>,
  isDryRun: boolean,
): Promise<void> {
  const server = await serverAddress(config)
  const page = `${server.url}${url}`
  if (isDryRun) console.log(`${created ? 'A new catalogue would be at' : 'The catalogue is at'} ${page}`)
  else console.log(`Open ${page}${server.isStopped ? ' once the server runs: npm start' : ''}`)
}
