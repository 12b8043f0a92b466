import * as z from 'zod'
import { listHistory } from '#server/history/list-history.ts'
import { isRefusal } from '#server/http/refusal.ts'
import { operatorOf } from '#server/key/managed-key.ts'
import { findAccount } from './find-account.ts'
import { operatorCommand } from './operator-command.ts'

/** Lists the latest changes in an account. */
export const historyList = operatorCommand(
  z.object({ account: z.string().min(1).optional(), limit: z.int().min(1).max(500) }),
  async ({ database: { queries } }, { account, limit }) => {
    const accountId = await findAccount(queries, account)
    if (isRefusal(accountId)) return accountId
    return (await listHistory(queries, operatorOf(accountId), { limit })).data
  },
)
