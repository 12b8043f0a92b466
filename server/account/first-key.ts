import { asc } from 'drizzle-orm'
import type { Queries } from '#server/db/database.ts'
import { accounts } from '#server/db/tables/account.ts'
import { createAccount, ensureKey } from './key-store.ts'

const FIRST_ACCOUNT = 'Developer'

/** Lets the key of the environment open the first account, which is made if there is none. */
export async function ensureFirstKey(queries: Queries, key: string): Promise<void> {
  await ensureKey(queries, await firstAccount(queries), key)
}

/** The account of an installation that has only one. */
export async function firstAccount(queries: Queries): Promise<number> {
  const [row] = await queries.select({ id: accounts.id }).from(accounts).orderBy(asc(accounts.id)).limit(1)
  return row?.id ?? createAccount(queries, FIRST_ACCOUNT)
}
