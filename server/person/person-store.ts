import { and, asc, eq, type InferSelectModel, isNull, sql } from 'drizzle-orm'
import type { Role } from '#domain/account/role.ts'
import type { LanguageCode } from '#domain/language/language.ts'
import type { Queries } from '#server/db/database.ts'
import { accounts } from '#server/db/tables/account.ts'
import { memberships, people } from '#server/db/tables/person.ts'

/** A person as stored. */
export type PersonRow = InferSelectModel<typeof people>

/** A new person. */
export interface PersonDraft {
  /** In lower case. */
  readonly email: string
  readonly name: string
  readonly lang: LanguageCode
}

/** The role of a person in an account. */
interface Membership {
  readonly personId: number
  readonly accountId: number
  readonly role: Role
  /** Ids of projects; null: all of the account. */
  readonly projects: readonly number[] | null
}

/** The person of a session. */
export async function readPerson(queries: Queries, id: number): Promise<PersonRow> {
  const [row] = await queries.select().from(people).where(eq(people.id, id))
  if (!row) throw new Error(`no person ${id}`)
  return row
}

/** Finds a person by mail address in lower case. */
export async function findPerson(queries: Queries, email: string): Promise<PersonRow | null> {
  const [row] = await queries.select().from(people).where(eq(people.email, email))
  return row ?? null
}

/** Finds a person by mail address, or creates one. The address of a new person counts as typed in, not as proven. */
export async function findOrCreatePerson(tx: Queries, draft: PersonDraft, now: Date): Promise<PersonRow> {
  const values = { ...draft, created_at: now }
  const [created] = await tx.insert(people).values(values).onConflictDoNothing().returning()
  const row = created ?? (await findPerson(tx, draft.email))
  if (!row) throw new Error('no person was created')
  return row
}

/** Gives a person a role in an account, or changes it. */
export async function putMembership(tx: Queries, membership: Membership, now: Date): Promise<void> {
  const { personId, accountId, role } = membership
  const projects = membership.projects && [...membership.projects]
  await tx
    .insert(memberships)
    .values({ person_id: personId, account_id: accountId, role, projects, created_at: now })
    .onConflictDoUpdate({ target: [memberships.person_id, memberships.account_id], set: { role, projects } })
}

/** Gives a person a role in an account. Somebody who belongs to it already keeps their role. */
export async function addMembership(tx: Queries, membership: Membership, now: Date): Promise<boolean> {
  const { personId, accountId, role } = membership
  const projects = membership.projects && [...membership.projects]
  const added = await tx
    .insert(memberships)
    .values({ person_id: personId, account_id: accountId, role, projects, created_at: now })
    .onConflictDoNothing()
    .returning({ id: memberships.person_id })
  return added.length > 0
}

/** An account that a person belongs to. */
interface OwnAccount {
  readonly id: number
  readonly name: string
  readonly role: Role
}

/** The accounts of a person, the longest membership first. */
export async function accountsOf(queries: Queries, personId: number): Promise<readonly OwnAccount[]> {
  return queries
    .select({ id: accounts.id, name: accounts.name, role: memberships.role })
    .from(memberships)
    .innerJoin(accounts, eq(accounts.id, memberships.account_id))
    .where(eq(memberships.person_id, personId))
    .orderBy(asc(memberships.created_at), asc(accounts.id))
}

/** Whether any account has an owner of all its projects. */
export async function hasOwner(queries: Queries): Promise<boolean> {
  const isWholeOwner = and(eq(memberships.role, 'owner'), isNull(memberships.projects))
  const rows = await queries.select({ found: sql`1` }).from(memberships).where(isWholeOwner).limit(1)
  return rows.length > 0
}
