import { sql } from 'drizzle-orm'
import type { Queries } from '#server/db/database.ts'

/** Adds a person of an account, and returns the id. */
export async function insertPerson(
  queries: Queries,
  accountId: number,
  { name, email, lang = 'en' }: { readonly name: string; readonly email: string; readonly lang?: string },
): Promise<number> {
  await queries.execute(sql`create table if not exists people (
    id integer primary key generated always as identity, email text not null unique, name text not null,
    lang text not null, created_at timestamptz not null, last_seen_at timestamptz)`)
  await queries.execute(sql`create table if not exists memberships (
    person_id integer not null, account_id integer not null, role text not null, projects integer[],
    created_at timestamptz not null, primary key (person_id, account_id))`)
  const { rows } = (await queries.execute(sql`
    insert into people (email, name, lang, created_at) values (${email}, ${name}, ${lang}, now()) returning id`)) as {
    readonly rows: readonly { readonly id: number }[]
  }
  const id = rows[0]?.id ?? 0
  await queries.execute(sql`
    insert into memberships (person_id, account_id, role, created_at) values (${id}, ${accountId}, 'sales', now())`)
  return id
}
