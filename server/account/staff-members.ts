import type { HistoryWho } from '#contract/history.ts'
import type { StaffMember } from '#contract/holds.ts'
import type { LanguageCode } from '#domain/language/language.ts'
import { anyOf } from '#server/db/any-of.ts'
import type { Queries } from '#server/db/database.ts'
import { apiKeys } from '#server/db/tables/account.ts'
import { people } from '#server/db/tables/person.ts'

/** Who did something, as stored. */
export interface StoredWho {
  readonly kind: HistoryWho
  readonly id: number | null
}

/** A person or key with its name, and the address of a person. */
interface KnownMember {
  readonly name: string
  readonly email: string | null
  readonly lang: LanguageCode | null
}

/** Finds the person or key that did something; undefined if it is no longer known. */
export type FindMember = (who: StoredWho) => KnownMember | undefined

/** Reads the people and keys that did something. */
export async function readMembers(queries: Queries, whos: readonly StoredWho[]): Promise<FindMember> {
  const idsOf = (isMeant: (kind: HistoryWho) => boolean) =>
    whos.flatMap(({ kind, id }) => (id !== null && isMeant(kind) ? [id] : []))
  const persons = await readPeople(queries, idsOf(isPerson))
  const keys = await readKeyNames(
    queries,
    idsOf((kind) => !isPerson(kind)),
  )
  return ({ kind, id }) => (id === null ? undefined : (isPerson(kind) ? persons : keys).get(id))
}

/** Who did something, in the form of the management API. */
export function staffMemberOf(find: FindMember, { kind, id }: StoredWho): StaffMember {
  return { kind, id, name: find({ kind, id })?.name ?? null }
}

function isPerson(kind: HistoryWho): boolean {
  return kind === 'person'
}

async function readPeople(queries: Queries, ids: readonly number[]): Promise<ReadonlyMap<number, KnownMember>> {
  if (ids.length === 0) return new Map()
  const rows = await queries
    .select({ id: people.id, name: people.name, email: people.email, lang: people.lang })
    .from(people)
    .where(anyOf(people.id, ids))
  return new Map(rows.map(({ id, ...member }) => [id, member]))
}

async function readKeyNames(queries: Queries, ids: readonly number[]): Promise<ReadonlyMap<number, KnownMember>> {
  if (ids.length === 0) return new Map()
  const rows = await queries.select({ id: apiKeys.id, name: apiKeys.name }).from(apiKeys).where(anyOf(apiKeys.id, ids))
  return new Map(rows.map(({ id, name }) => [id, { name, email: null, lang: null }]))
}
