import path from 'node:path'
import { type Command, readWords, resultOrUsage, tellOnStderr } from './command.ts'
import { runAsOperator } from './server-calls.ts'

/** `vitrine import`: a file with the media beside it. */
export const importCommand: Command = {
  help: `vitrine import <file> [--dry-run]   import a project or a group's pictures, with the media beside the file
    --dry-run                only say what would change, and what is wrong
    --account <id or name>   needed where there are several accounts`,

  run: async (config, words) => {
    const options = { 'dry-run': { type: 'boolean', default: false }, account: { type: 'string' } } as const
    const { values, positionals } = readWords(words, options, { min: 1, max: 1 })
    const file = path.resolve(positionals[0] ?? '')
    const params = { account: values.account, path: file, dry_run: values['dry-run'] }
    const outcome = resultOrUsage(await runAsOperator(config, 'importProject', params, tellOnStderr))
    const rows = outcome.ok ? outcome.report.rows : outcome.rows
    for (const { path: place, reason } of rows) console.error(`${place}: ${reason}`)
    if (!outcome.ok) {
      console.error(`${rows.length} errors, nothing was imported.`)
      return 1
    }
    const { dry_run, created, updated, removed } = outcome.report
    console.log(`${dry_run ? 'Would be' : 'Done'}: ${created} created, ${updated} updated, ${removed} removed.`)
    return rows.length === 0 ? 0 : 1
  },
}
