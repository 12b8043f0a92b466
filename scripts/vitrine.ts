import { type Config, readConfig } from '#server/config.ts'
import { explainFailure } from '#server/explain-failure.ts'
import { demoCommand } from './demo-command.ts'
import { importCommand } from './import-command.ts'
import { createKeyCommand } from './key-command.ts'

const USAGE = `vitrine <command>

  start                       serve, as \`npm start\` does
  import <file> [--dry-run]   import a project or a group's pictures, with the media beside the file
  key create [name]           create a management key; it is shown once
  demo [--units <number>]     load the demo, or a generated project of that size

Settings come from the environment; see README.md.`

// The data holds what visitors wrote: no file of it is for other users of the computer.
process.umask(0o077)
const [command, ...parameters] = process.argv.slice(2)
const config = readConfig(process.env)
if ('error' in config) fail(config.error)
else process.exitCode = await run(config).catch((error) => explain(config, error))

async function run(settings: Config): Promise<number> {
  if (command === 'start') {
    await import('./start.ts')
    return 0
  }
  if (command === 'import') return importCommand(settings, parameters)
  if (command === 'key') return createKeyCommand(settings, parameters)
  if (command === 'demo') return demoCommand(settings, parameters)
  console.log(USAGE)
  return command === undefined || command === 'help' || command === '--help' ? 0 : 1
}

function explain(settings: Config, error: unknown): number {
  const explanation = explainFailure(error, settings)
  if (explanation === null) throw error
  console.error(explanation)
  return 1
}

function fail(message: string): void {
  console.error(message)
  process.exitCode = 1
}
