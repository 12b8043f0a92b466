import { and, eq, sql } from 'drizzle-orm'
import type { DraftConflict } from '#contract/draft-conflict.ts'
import type { HistoryWho } from '#contract/history.ts'
import type { EditConflict } from '#domain/draft/edit.ts'
import { fieldKey } from '#domain/draft/entity.ts'
import { anyOf } from '#server/db/any-of.ts'
import type { Queries } from '#server/db/database.ts'
import { apiKeys } from '#server/db/tables/account.ts'
import type { DraftNeighbours } from './draft-deps.ts'
import type { DraftHome } from './draft-home.ts'
import type { StoredAuthor } from './draft-store.ts'

type NamedAuthor = NonNullable<DraftConflict['by']>

/** Finds the names of authors, and returns how to name one. */
export async function nameAuthors(
  queries: Queries,
  { personNames }: Pick<DraftNeighbours, 'personNames'>,
  accountId: number,
  authors: readonly StoredAuthor[],
): Promise<(author: StoredAuthor) => NamedAuthor> {
  const idsOf = (isAsked: (kind: HistoryWho) => boolean) => [
    ...new Set(authors.flatMap(({ kind, id }) => (isAsked(kind) && id !== null ? [id] : []))),
  ]
  const keyIds = idsOf((kind) => kind !== 'person')
  const personIds = idsOf((kind) => kind === 'person')
  const keys = keyIds.length > 0 ? await readKeyNames(queries, accountId, keyIds) : new Map<number, string>()
  const people = personIds.length > 0 ? await personNames(queries, personIds) : new Map<number, string>()
  return ({ kind, id }) => ({
    kind,
    id,
    name: id === null ? null : ((kind === 'person' ? people : keys).get(id) ?? null),
  })
}

async function readKeyNames(queries: Queries, accountId: number, ids: readonly number[]) {
  const rows = await queries
    .select({ id: apiKeys.id, name: apiKeys.name })
    .from(apiKeys)
    .where(and(eq(apiKeys.account_id, accountId), anyOf(apiKeys.id, ids)))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

interface LiveAuthor {
  readonly own_id: string
  readonly field: string
  readonly who_kind: HistoryWho
  readonly who_id: number | null
  readonly at: Date | string
}

/** Adds the names of authors to conflicts. Who changed a live value of a unit is in the history. */
export async function nameConflicts(
  queries: Queries,
  deps: Pick<DraftNeighbours, 'personNames'>,
  home: DraftHome,
  conflicts: readonly EditConflict[],
): Promise<readonly DraftConflict[]> {
  const live = await readLiveAuthors(queries, home, conflicts)
  const authored = conflicts.map((conflict) => {
    const found = conflict.by ? undefined : live.get(fieldKey(conflict))
    const by = conflict.by ? { kind: conflict.by.kind as HistoryWho, id: conflict.by.id } : null
    return found
      ? { ...conflict, by: { kind: found.who_kind, id: found.who_id }, at: new Date(found.at).toISOString() }
      : { ...conflict, by }
  })
  const nameOf = await nameAuthors(
    queries,
    deps,
    home.accountId,
    authored.flatMap(({ by }) => by ?? []),
  )
  return authored.map(({ kind, id, field, value, by, at }) => ({
    kind,
    id,
    field,
    at,
    by: by && nameOf(by),
    value: value as DraftConflict['value'],
  }))
}

async function readLiveAuthors(
  queries: Queries,
  { accountId, projectId }: DraftHome,
  conflicts: readonly EditConflict[],
): Promise<ReadonlyMap<string, LiveAuthor>> {
  const asked = conflicts.filter(({ kind, by }) => kind === 'instance' && !by)
  if (asked.length === 0 || projectId === null) return new Map()
  const names = JSON.stringify(asked.map(({ id, field }) => ({ own_id: id, field })))
  const { rows } = (await queries.execute(sql`
    select r.own_id, r.field, h.who_kind, h.who_id, h.at
    from jsonb_to_recordset(${names}::text::jsonb) as r (own_id text, field text)
      join instances i on i.project_id = ${projectId} and i.external_id = r.own_id
      cross join lateral (
        select who_kind, who_id, at from history
        where account_id = ${accountId} and subject_kind = 'instance' and subject_id = i.id and field = r.field
        order by history.id desc limit 1
      ) h`)) as { readonly rows: readonly LiveAuthor[] }
  return new Map(rows.map((row) => [fieldKey({ kind: 'instance', id: row.own_id, field: row.field }), row]))
}
