import { and, eq, lt, type SQL } from 'drizzle-orm'
import type { DraftHistoryQuery, DraftQuery } from '#contract/drafts.ts'
import type { draftEntries, draftHistory } from '#server/db/tables/draft.ts'

/** SQL condition: a row of a draft or of its history is on the page that was asked for, or behind it. */
export function isAskedFor(
  table: typeof draftEntries | typeof draftHistory,
  { before, kind, own_id, field, batch }: DraftQuery | DraftHistoryQuery,
): SQL | undefined {
  return and(
    before === undefined ? undefined : lt(table.id, before),
    kind && eq(table.kind, kind),
    own_id === undefined ? undefined : eq(table.own_id, own_id),
    field === undefined ? undefined : eq(table.field, field),
    batch === undefined ? undefined : eq(table.batch, batch),
  )
}
