import { asc, eq } from 'drizzle-orm'
import { firstAccount } from '#server/account/first-key.ts'
import type { Queries } from '#server/db/database.ts'
import { accounts } from '#server/db/tables/account.ts'
import type { Refusal } from '#server/http/refusal.ts'

/** An account as shown to the operator. */
export interface ShownAccount {
  readonly id: number
  readonly name: string
  readonly created_at: string
}

/** Lists every account of a company. */
export async function listAccounts(queries: Queries): Promise<readonly ShownAccount[]> {
  const rows = await queries.select().from(accounts).where(eq(accounts.for_visits, false)).orderBy(asc(accounts.id))
  return rows.map(({ id, name, created_at }) => ({ id, name, created_at: created_at.toISOString() }))
}

/** Finds an account by id or name. The argument is optional if there is only one account. */
export async function findAccount(queries: Queries, account: string | undefined): Promise<number | Refusal> {
  const all = await listAccounts(queries)
  if (account === undefined) {
    if (all.length > 1) return refusal(`There are ${all.length} accounts: name one with --account`)
    return firstAccount(queries)
  }
  const [found, another] = all.filter(({ id, name }) => String(id) === account || name === account)
  if (!found) return refusal(`There is no account "${account}"`)
  return another ? refusal(`Several accounts are called "${account}": give the id of one`) : found.id
}

function refusal(reason: string): Refusal {
  return { refused: 'not_found', reason }
}
