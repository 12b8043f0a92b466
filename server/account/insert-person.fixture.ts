import type { LanguageCode } from '#domain/language/language.ts'
import type { Queries } from '#server/db/database.ts'
import { memberships, people } from '#server/db/tables/person.ts'

/** Adds a person of an account, and returns the id. */
export async function insertPerson(
  queries: Queries,
  accountId: number,
  { name, email, lang = 'en' }: { readonly name: string; readonly email: string; readonly lang?: LanguageCode },
): Promise<number> {
  const created_at = new Date()
  const [person] = await queries.insert(people).values({ name, email, lang, created_at }).returning()
  if (!person) throw new Error('no person was added')
  await queries.insert(memberships).values({ person_id: person.id, account_id: accountId, role: 'sales', created_at })
  return person.id
}
