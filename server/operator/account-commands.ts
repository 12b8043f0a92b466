import * as z from 'zod'
import { createAccount } from '#server/account/key-store.ts'
import { createOwnerLink } from '#server/sign-in/owner-links.ts'
import { listAccounts, type ShownAccount } from './find-account.ts'
import { operatorCommand } from './operator-command.ts'

/** Lists the accounts. */
export const accountList = operatorCommand(z.object({}), ({ database }) => listAccounts(database.queries))

/**
 * Creates an account and a link for its first owner. The name has to be unique, because commands find accounts by name.
 */
export const accountCreate = operatorCommand(
  z.object({ name: z.string().trim().min(1).max(200) }),
  async ({ database }, { name }) =>
    database.queries.transaction(async (tx) => {
      const before = await listAccounts(tx)
      if (before.some((account) => account.name === name)) {
        return { refused: 'conflict', reason: `There is an account "${name}" already` } as const
      }
      const id = await createAccount(tx, name)
      const created = (await listAccounts(tx)).find((account) => account.id === id) as ShownAccount
      return { ...created, owner_token: await createOwnerLink(tx, id, new Date()) }
    }),
)
