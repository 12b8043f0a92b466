import { studioAddress } from '#server/person/studio-address.ts'
import { type Command, printProgress, printTable, readWords, resultOrUsage, UsageError } from './command.ts'
import { serverAddress } from './server-address.ts'
import { runAsOperator } from './server-calls.ts'

/** `vitrine account`: the companies on this server. */
export const accountCommand: Command = {
  help: `vitrine account list            list the accounts
vitrine account create <name>   create an account: a company that sees only its own data`,

  run: async (config, [action, ...words]) => {
    if (action === 'list') {
      readWords(words, {}, { min: 0, max: 0 })
      const accounts = resultOrUsage(await runAsOperator(config, 'accountList', {}, printProgress))
      const rows = accounts.map(({ id, name, created_at }) => [String(id), name, created_at.slice(0, 10)])
      printTable(['ID', 'NAME', 'CREATED'], rows)
      return 0
    }
    if (action !== 'create')
      throw new UsageError(action ? `"account ${action}" is not a command` : 'Choose list or create')
    const [name = ''] = readWords(words, {}, { min: 1, max: 1, missing: 'Give the account a name' }).positionals
    if (name.trim() === '' || name.length > 200) throw new UsageError('A name has 1 to 200 characters')
    const created = resultOrUsage(await runAsOperator(config, 'accountCreate', { name }, printProgress))
    const link = studioAddress((await serverAddress(config)).studioUrl, 'firstStart', created.owner_token)
    console.log(`Created account ${created.id}, "${created.name}".
Its first owner opens this link, once, within three days: ${link}
Its first key: vitrine key create --account ${created.id}`)
    return 0
  },
}
