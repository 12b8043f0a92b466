import { KEY_SOURCES } from '#contract/keys.ts'
import { ROLES } from '#domain/account/role.ts'
import type { Config } from '#server/config.ts'
import type { ResultOf } from '#server/operator/operator-commands.ts'
import { type Command, printProgress, printTable, readWords, resultOrUsage, UsageError } from './command.ts'
import { runAsOperator } from './server-calls.ts'

/** `vitrine key`: keys of the management API. */
export const keyCommand: Command = {
  help: `vitrine key list [--account <id or name>]   list management keys
vitrine key create [name]                   create a management key and print it, this once
    --role <role>            owner (unless given), editor, sales or reader
    --source <what>          system (unless given), feed or crm: the history names a feed or CRM as such
    --project <id>           narrow it to a project, by the id of its import file; may be repeated
    --expires <date>         the day (UTC) it stops working, such as 2027-01-31
    --account <id or name>   needed where there are several accounts
vitrine key revoke <id>                     end a key at once`,

  run: async (config, [action, ...words]) => {
    if (action === 'list') return list(config, words)
    if (action === 'create') return create(config, words)
    if (action === 'revoke') return revoke(config, words)
    throw new UsageError(action ? `"key ${action}" is not a command` : 'Choose list, create or revoke')
  },
}

async function list(config: Config, words: readonly string[]): Promise<number> {
  const { values } = readWords(words, { account: { type: 'string' } }, { min: 0, max: 0 })
  const keys = resultOrUsage(await runAsOperator(config, 'keyList', values, printProgress))
  const head = [
    'ID',
    'ACCOUNT',
    'NAME',
    'ROLE',
    'SOURCE',
    'PROJECTS',
    'ENDS IN',
    'CREATED',
    'EXPIRES',
    'LAST USED',
    'REVOKED',
  ]
  printTable(head, keys.map(rowOf))
  return 0
}

function rowOf(key: ResultOf<'keyList'>[number]): readonly string[] {
  const { id, account, name, role, source, projects, ending, created_at, expires_at, last_used_at, revoked_at } = key
  return [
    String(id),
    account,
    name,
    role,
    source,
    projects?.join(', ') ?? 'all',
    ending ?? '-',
    dayOf(created_at),
    dayOf(expires_at),
    last_used_at?.slice(0, 16).replace('T', ' ') ?? '-',
    dayOf(revoked_at),
  ]
}

async function create(config: Config, words: readonly string[]): Promise<number> {
  const options = {
    account: { type: 'string' },
    role: { type: 'string', default: 'owner' },
    source: { type: 'string', default: 'system' },
    project: { type: 'string', multiple: true },
    expires: { type: 'string' },
  } as const
  const { values, positionals } = readWords(words, options, { min: 0, max: 1 })
  const [name = 'created by hand'] = positionals
  if (name.trim() === '' || name.length > 200) throw new UsageError('A name has 1 to 200 characters')
  const role = ROLES.find((each) => each === values.role)
  if (!role) throw new UsageError(`"${values.role}" is not a role. The roles are ${ROLES.join(', ')}`)
  const source = KEY_SOURCES.find((each) => each === values.source)
  if (!source) throw new UsageError(`"${values.source}" is not a source. The sources are ${KEY_SOURCES.join(', ')}`)
  const params = { account: values.account, name, role, source, projects: values.project ?? null }
  const expires_at = values.expires === undefined ? null : momentOf(values.expires)
  const created = resultOrUsage(await runAsOperator(config, 'keyCreate', { ...params, expires_at }, printProgress))
  console.log(created.key)
  return 0
}

async function revoke(config: Config, words: readonly string[]): Promise<number> {
  const [id = ''] = readWords(
    words,
    {},
    { min: 1, max: 1, missing: 'Name the key by its id: see vitrine key list' },
  ).positionals
  if (!/^\d{1,9}$/.test(id)) throw new UsageError(`"${id}" is not the id of a key: see vitrine key list`)
  const { name } = resultOrUsage(await runAsOperator(config, 'keyRevoke', { id: Number(id) }, printProgress))
  console.log(`Key ${id}, "${name}", is revoked.`)
  return 0
}

function momentOf(text: string): string {
  const moment = new Date(text)
  if (!/^\d{4}-\d{2}-\d{2}/.test(text) || Number.isNaN(moment.getTime())) {
    throw new UsageError(`"${text}" is not a date such as 2027-01-31`)
  }
  return moment.toISOString()
}

function dayOf(moment: string | null): string {
  return moment?.slice(0, 10) ?? '-'
}
