import type { Role } from '#domain/account/role.ts'
import type { LanguageCode } from '#domain/language/language.ts'
import type { Queries } from '#server/db/database.ts'
import { memberships, people } from '#server/db/tables/person.ts'

/** A person of a test; in English and of the role sales by default. */
interface InsertedPerson {
  readonly name: string
  readonly email: string
  readonly lang?: LanguageCode
  readonly role?: Role
}

/** Adds a person of an account, and returns the id. */
export async function insertPerson(
  queries: Queries,
  accountId: number,
  { name, email, lang = 'en', role = 'sales' }: InsertedPerson,
): Promise<number> {
  const created_at = new Date()
  const [person] = await queries.insert(people).values({ name, email, lang, created_at }).returning()
  if (!person) throw new Error('no person was added')
  await queries.insert(memberships).values({ person_id: person.id, account_id: accountId, role, created_at })
  return person.id
}
