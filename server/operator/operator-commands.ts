import type * as z from 'zod'
import type { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services/services.ts'
import { accountCreate, accountList } from './account-commands.ts'
import { backup } from './backup-command.ts'
import { demoLoad, demoProject, demoRemove } from './demo-commands.ts'
import { projectExport } from './export-command.ts'
import { historyList } from './history-command.ts'
import { importProject } from './import-command.ts'
import { keyCreate, keyList, keyRevoke } from './key-commands.ts'
import type { Report } from './operator-command.ts'
import { ownerLink } from './owner-link-command.ts'
import { personErase, personExport, personPreview } from './person-commands.ts'

/** Every operator command that needs the database. */
const OPERATOR_COMMANDS = {
  accountList,
  accountCreate,
  ownerLink,
  keyList,
  keyCreate,
  keyRevoke,
  importProject,
  projectExport,
  backup,
  demoLoad,
  demoProject,
  demoRemove,
  personExport,
  personPreview,
  personErase,
  historyList,
} as const

/** The name of a command. */
export type CommandName = keyof typeof OPERATOR_COMMANDS
type CommandOf<Name extends CommandName> = (typeof OPERATOR_COMMANDS)[Name]

/** The parameters of a command. */
export type ParamsOf<Name extends CommandName> = z.input<CommandOf<Name>['params']>

/** The result of a command. */
export type ResultOf<Name extends CommandName> = Exclude<Awaited<ReturnType<CommandOf<Name>['run']>>, Refusal>

/** Whether a command with that name exists. */
export function isCommandName(name: string): name is CommandName {
  return Object.hasOwn(OPERATOR_COMMANDS, name)
}

/** Runs a command in this process. */
export async function runCommand(
  services: Services,
  name: CommandName,
  params: unknown,
  report: Report,
): Promise<unknown> {
  const { params: schema, run } = OPERATOR_COMMANDS[name] as {
    readonly params: z.ZodType
    readonly run: (services: Services, params: unknown, report: Report) => Promise<unknown>
  }
  return run(services, schema.parse(params), report)
}
