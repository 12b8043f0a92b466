import { asc } from 'drizzle-orm'
import type { Queries } from '#server/db/database.ts'
import { accounts } from '#server/db/tables/account.ts'
import { endInvitationsOfKeys } from './end-invitations.ts'
import { createAccount, endSettingKeys, putSettingKey } from './key-store.ts'

/** The name of the first account of an installation. */
export const FIRST_ACCOUNT = 'Developer'

/** Makes the MANAGE_KEY setting a key of the first account and revokes its earlier values. Returns the ids of those. */
export async function followManageKey(tx: Queries, key: string | null, now: Date): Promise<readonly number[]> {
  const ended = await endSettingKeys(tx, key, now)
  await endInvitationsOfKeys(tx, ended, now)
  if (key !== null) await putSettingKey(tx, await firstAccount(tx), key)
  return ended
}

/** The oldest account of the installation; creates one if there is none. */
export async function firstAccount(queries: Queries): Promise<number> {
  return (await findFirstAccount(queries))?.id ?? createAccount(queries, FIRST_ACCOUNT)
}

/** The oldest account of the installation; null if there is none. */
export async function findFirstAccount(
  queries: Queries,
): Promise<{ readonly id: number; readonly name: string } | null> {
  const { id, name } = accounts
  const [row] = await queries.select({ id, name }).from(accounts).orderBy(asc(id)).limit(1)
  return row ?? null
}
