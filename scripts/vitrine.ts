import { readConfig } from '#server/config.ts'
import { demoCommand } from './demo-command.ts'
import { importCommand } from './import-command.ts'
import { createKeyCommand } from './key-command.ts'

const USAGE = `vitrine <command>

  start                       serve, as \`npm start\` does
  import <file> [--dry-run] [--keep-prices]
                              import a project or a group's pictures, with the media beside the file
  key create [name]           create a management key; it is shown once
  demo [--units <number>]     load the demo, or a generated project of that size

Settings come from the environment; see README.md.`

const [command, ...parameters] = process.argv.slice(2)
const config = readConfig(process.env)
if ('error' in config) fail(config.error)
else process.exitCode = await run(config)

async function run(settings: Exclude<typeof config, { error: string }>): Promise<number> {
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

function fail(message: string): void {
  console.error(message)
  process.exitCode = 1
}
