import { asc } from 'drizzle-orm'
import type { Queries } from '#server/db/database.ts'
import { accounts } from '#server/db/tables/account.ts'
import { createAccount, endSettingKeys, putSettingKey } from './key-store.ts'

/** The name of the account of an installation, until somebody makes others. */
export const FIRST_ACCOUNT = 'Developer'

/** Lets the key of the setting MANAGE_KEY, and none of its earlier values, open the first account. */
export async function followManageKey(queries: Queries, key: string | null, now: Date): Promise<void> {
  await queries.transaction(async (tx) => {
    await endSettingKeys(tx, key, now)
    if (key !== null) await putSettingKey(tx, await firstAccount(tx), key)
  })
}

/** The account of an installation that has only one; it is made if there is none. */
export async function firstAccount(queries: Queries): Promise<number> {
  const [row] = await queries.select({ id: accounts.id }).from(accounts).orderBy(asc(accounts.id)).limit(1)
  return row?.id ?? createAccount(queries, FIRST_ACCOUNT)
}
