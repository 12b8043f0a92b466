import { eq } from 'drizzle-orm'
import type { Me } from '#contract/people.ts'
import type { Caller, Who } from '#server/account/caller.ts'
import type { Queries } from '#server/db/database.ts'
import { accounts, apiKeys } from '#server/db/tables/account.ts'
import { people } from '#server/db/tables/person.ts'
import { accountsOf } from './person-store.ts'

/** The caller in the form of the management API. */
export async function readMe(queries: Queries, { accountId, role, projects, who }: Caller): Promise<Me> {
  const [account] = await queries
    .select({ id: accounts.id, name: accounts.name, time_zone: accounts.time_zone })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  const named = await (who.kind === 'key' ? readKey(queries, who) : readPerson(queries, who))
  if (!account || !named) throw new Error('the caller was removed')
  const own =
    who.kind === 'key' ? [{ id: account.id, name: account.name, role }] : await accountsOf(queries, who.personId)
  return { kind: who.kind, ...named, role, projects: projects && [...projects], account, accounts: [...own] }
}

async function readKey(queries: Queries, { keyId }: Extract<Who, { kind: 'key' }>) {
  const { id, name } = apiKeys
  const [row] = await queries.select({ id, name }).from(apiKeys).where(eq(id, keyId))
  return row && { ...row, email: null, lang: null }
}

async function readPerson(queries: Queries, { personId }: Extract<Who, { kind: 'person' }>) {
  const { id, name, email, lang } = people
  const [row] = await queries.select({ id, name, email, lang }).from(people).where(eq(id, personId))
  return row
}
