import { parseArgs } from 'node:util'
import { firstAccount } from '#server/account/first-key.ts'
import { createKey } from '#server/account/key-store.ts'
import type { Config } from '#server/config.ts'
import { openDatabase } from '#server/db/database.ts'

/** `vitrine key create [name]`: makes a management key and shows it, once. Gives the exit code. */
export async function createKeyCommand(config: Config, parameters: readonly string[]): Promise<number> {
  const { positionals } = parseArgs({ args: [...parameters], allowPositionals: true })
  const [action, name = 'created by hand'] = positionals
  if (action !== 'create') {
    process.stderr.write('Usage: vitrine key create [name]\n')
    return 1
  }
  const database = await openDatabase(config.databaseUrl, config.dataDir)
  try {
    process.stdout.write(`${await createKey(database.queries, await firstAccount(database.queries), name)}\n`)
    return 0
  } finally {
    await database.close()
  }
}
