import * as z from 'zod'
import { recordHistory } from '#server/history/record-history.ts'
import { isRefusal } from '#server/http/refusal.ts'
import { createOwnerLink } from '#server/sign-in/owner-links.ts'
import { findAccount } from './find-account.ts'
import { operatorCommand } from './operator-command.ts'

/** Creates a link that makes its holder an owner of an account, once. */
export const ownerLink = operatorCommand(
  z.object({ account: z.string().min(1).optional() }),
  async ({ database: { queries } }, { account }) => {
    const accountId = await findAccount(queries, account)
    if (isRefusal(accountId)) return accountId
    return queries.transaction(async (tx) => {
      const change = { subject: 'account', id: accountId, field: 'owner_link', new: 'created' } as const
      await recordHistory(tx, { accountId, kind: 'system', id: null }, [change])
      return { token: await createOwnerLink(tx, accountId, new Date()) }
    })
  },
)
