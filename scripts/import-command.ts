import path from 'node:path'
import { type Command, readWords, resultOrUsage, tellOnStderr } from './command.ts'
import { runAsOperator } from './server-calls.ts'

/** `vitrine import`: a file with the media beside it. */
export const importCommand: Command = {
  help: `vitrine import <file> [--dry-run]   import a project or a group's pictures, with the media beside the file
    --dry-run                only say what would change, and what is wrong
    --keep-prices            keep prices that were changed since the last import
    --account <id or name>   needed where there are several accounts`,

  run: async (config, words) => {
    const options = {
      'dry-run': { type: 'boolean', default: false },
      'keep-prices': { type: 'boolean', default: false },
      account: { type: 'string' },
    } as const
    const { values, positionals } = readWords(words, options, { min: 1, max: 1 })
    const params = {
      account: values.account,
      path: path.resolve(positionals[0] ?? ''),
      dry_run: values['dry-run'],
      keep_prices: values['keep-prices'],
    }
    const outcome = resultOrUsage(await runAsOperator(config, 'importProject', params, tellOnStderr))
    const rows = outcome.ok ? outcome.report.rows : outcome.rows
    for (const { path: place, reason } of rows) console.error(`${place}: ${reason}`)
    if (!outcome.ok) {
      console.error(`${rows.length} errors, nothing was imported.`)
      return 1
    }
    const { dry_run, created, updated, restored, archived, removed, warnings } = outcome.report
    for (const { path: place, reason } of warnings) console.error(`Warning: ${place}: ${reason}`)
    const counts = `${created} created, ${updated} updated, ${restored} restored, ${archived} archived, ${removed} removed`
    console.log(`${dry_run ? 'Would be' : 'Done'}: ${counts}.`)
    return rows.length === 0 ? 0 : 1
  },
}
