import { and, desc, eq, gte, inArray, lt, or, sql } from 'drizzle-orm'
import type { HistoryAnswer, HistoryEntry, HistoryOrigin, HistoryQuery } from '#contract/history.ts'
import { projectInReach, type Reach } from '#server/account/reach.ts'
import type { Queries } from '#server/db/database.ts'
import { canBeStored } from '#server/db/stored-id.ts'
import { apiKeys } from '#server/db/tables/account.ts'
import { instances } from '#server/db/tables/building.ts'
import { history } from '#server/db/tables/history.ts'
import { integrations } from '#server/db/tables/order.ts'
import { people } from '#server/db/tables/person.ts'
import { statuses } from '#server/db/tables/project.ts'

const PAGE_SIZE = 100

/** A page of the history in reach, newest first: a caller limited to projects sees only their changes. */
export async function listHistory(queries: Queries, reach: Reach, query: HistoryQuery): Promise<HistoryAnswer> {
  const { before, limit = PAGE_SIZE, subject_kind, subject_id, external_id, project_id, batch, since, until } = query
  const { who_kind, who_id } = query
  if (![subject_id, project_id, who_id].every((id) => id === undefined || canBeStored(id)))
    return { data: [], next: null }
  const rows = await queries
    .select({
      row: history,
      external_id: instances.external_id,
      number: instances.number,
      who_name: sql<string | null>`coalesce(${people.name}, ${apiKeys.name}, ${integrations.name})`,
      origin,
    })
    .from(history)
    .leftJoin(instances, and(eq(history.subject_kind, 'instance'), eq(instances.id, history.subject_id)))
    .leftJoin(people, and(eq(history.who_kind, 'person'), eq(people.id, history.who_id)))
    .leftJoin(apiKeys, and(isKey, eq(apiKeys.id, history.who_id)))
    .leftJoin(integrations, and(eq(history.who_kind, 'crm'), isLink, eq(integrations.id, history.who_id)))
    .where(
      and(
        eq(history.account_id, reach.accountId),
        reach.projects === null ? undefined : projectInReach(history.project_id, reach),
        before === undefined ? undefined : lt(history.id, before),
        subject_kind && eq(history.subject_kind, subject_kind),
        subject_id === undefined ? undefined : eq(history.subject_id, subject_id),
        external_id === undefined ? undefined : eq(instances.external_id, external_id),
        project_id === undefined ? undefined : eq(history.project_id, project_id),
        batch === undefined ? undefined : eq(history.batch, batch),
        who_kind && eq(history.who_kind, who_kind),
        who_id === undefined ? undefined : eq(history.who_id, who_id),
        since === undefined ? undefined : gte(history.at, new Date(since)),
        until === undefined ? undefined : lt(history.at, new Date(until)),
      ),
    )
    .orderBy(desc(history.id))
    // One row more than requested shows whether there is another page.
    .limit(limit + 1)
  const page = rows.slice(0, limit)
  const named = await readStatuses(queries, page)
  return {
    data: page.map((row) => entryOf(row, named)),
    next: rows.length > limit ? (page.at(-1)?.row.id ?? null) : null,
  }
}

// A unit is linked by the integration of a CRM itself. Everything else that a CRM changes, it changes by its key.
const isLink = sql`${history.field} is not distinct from 'lead_link'`
const isKey = or(
  inArray(history.who_kind, ['key', 'feed']),
  and(eq(history.who_kind, 'crm'), sql`${history.field} is distinct from 'lead_link'`),
)

// What a change of a unit was part of: its batch also has a row about the import or publication as a whole.
const origin = sql<HistoryOrigin | null>`(
  select whole.field from history as whole
  where whole.batch = ${history.batch} and ${history.subject_kind} = 'instance' and whole.subject_kind = 'project'
    and whole.field in ('import', 'publication')
  limit 1
)`

interface HistoryRow {
  readonly row: typeof history.$inferSelect
  readonly external_id: string | null
  readonly number: string | null
  readonly who_name: string | null
  readonly origin: HistoryOrigin | null
}

/** The field of a status. Its values are ids that no other call returns. */
const STATUS = 'status_id'

type NamedStatus = Pick<typeof statuses.$inferSelect, 'name'> & { readonly own: string }

/** The statuses that a page mentions, by their ids. */
async function readStatuses(queries: Queries, page: readonly HistoryRow[]): Promise<ReadonlyMap<unknown, NamedStatus>> {
  const values = page.flatMap(({ row }) => (row.field === STATUS ? [row.old_value, row.new_value] : []))
  const ids = [...new Set(values.filter((value) => typeof value === 'number'))]
  if (ids.length === 0) return new Map()
  const rows = await queries
    .select({ id: statuses.id, own: statuses.external_id, name: statuses.name })
    .from(statuses)
    .where(inArray(statuses.id, ids))
  return new Map(rows.map(({ id, ...status }) => [id, status]))
}

function entryOf(
  { row, external_id, number, who_name, origin }: HistoryRow,
  named: ReadonlyMap<unknown, NamedStatus>,
): HistoryEntry {
  const [before, after] = [named.get(row.old_value), named.get(row.new_value)]
  return {
    id: row.id,
    at: row.at.toISOString(),
    who: { kind: row.who_kind, id: row.who_id, name: who_name },
    project_id: row.project_id,
    subject: { kind: row.subject_kind, id: row.subject_id, external_id, number },
    field: row.field,
    old: row.old_value as HistoryEntry['old'],
    new: row.new_value as HistoryEntry['new'],
    ...(row.field === STATUS && {
      statuses: { old: before?.own ?? null, new: after?.own ?? null, name: after?.name ?? null },
    }),
    batch: row.batch,
    agent: row.agent,
    ...(origin !== null && { origin }),
  }
}
