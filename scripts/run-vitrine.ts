import { readConfig } from '#server/config.ts'
import { explainFailure } from '#server/explain-failure.ts'
import { accountCommand } from './account-command.ts'
import { backupCommand } from './backup-command.ts'
import { type Command, readWords, UsageError } from './command.ts'
import { demoCommand } from './demo-command.ts'
import { exportCommand } from './export-command.ts'
import { historyCommand } from './history-command.ts'
import { importCommand } from './import-command.ts'
import { keyCommand } from './key-command.ts'
import { mediaCommand } from './media-command.ts'
import { ownerLinkCommand } from './owner-link-command.ts'
import { personCommand } from './person-command.ts'
import { restoreCommand } from './restore-command.ts'

const startCommand: Command = {
  help: 'vitrine start   serve, as `npm start` does',
  run: async (_, words) => {
    readWords(words, {}, { min: 0, max: 0 })
    await import('./start.ts')
    return 0
  },
}

const COMMANDS: Readonly<Record<string, Command>> = {
  start: startCommand,
  import: importCommand,
  export: exportCommand,
  key: keyCommand,
  account: accountCommand,
  'owner-link': ownerLinkCommand,
  backup: backupCommand,
  restore: restoreCommand,
  media: mediaCommand,
  person: personCommand,
  history: historyCommand,
  demo: demoCommand,
}

const HELP = ['--help', '-h']

const USAGE = `${Object.values(COMMANDS)
  .map(({ help }) => help)
  .join('\n')}

Settings come from the environment; see README.md. \`vitrine <command> --help\` describes one command.`

/** Runs a command line and returns the exit code. */
export async function runVitrine(words: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  const [name = '--help', ...rest] = words
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  try {
    if (name === 'help' || HELP.includes(name)) return print(USAGE)
    if (!command) throw new UsageError(`"${name}" is not a command`)
    if (rest.some((word) => HELP.includes(word))) return print(command.help)
    const config = readConfig(env)
    if ('error' in config) throw new UsageError(config.error)
    return await command.run(config, rest)
  } catch (error) {
    return explain(error, command ? `${name} ` : '', env)
  }
}

function print(text: string): number {
  console.log(text)
  return 0
}

/** Prints one sentence; the stack trace only with LOG_LEVEL=debug. */
function explain(error: unknown, command: string, env: NodeJS.ProcessEnv): number {
  const { message, code, stack } = error as NodeJS.ErrnoException
  if (error instanceof UsageError) {
    console.error(`${message}. See \`vitrine ${command}--help\`.`)
    return 2
  }
  const config = readConfig(env)
  const explanation = 'error' in config ? null : explainFailure(error, config)
  if (explanation !== null) console.error(explanation)
  else console.error(env.LOG_LEVEL === 'debug' ? stack : `Failed: ${message || code}`)
  return 1
}
