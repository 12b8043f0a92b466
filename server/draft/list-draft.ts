import { and, desc } from 'drizzle-orm'
import type {
  DraftAnswer,
  DraftHistoryAnswer,
  DraftHistoryEntry,
  DraftHistoryQuery,
  DraftQuery,
  ManagedDraftEntry,
} from '#contract/drafts.ts'
import { sumChanges } from '#domain/draft/changes.ts'
import { valueIn } from '#domain/draft/entity.ts'
import { stateOf } from '#domain/draft/publish-plan.ts'
import { draftHistory } from '#server/db/tables/draft.ts'
import { isAskedFor } from './asked-page.ts'
import { nameAuthors } from './author-names.ts'
import type { DraftDeps } from './draft-deps.ts'
import { type DraftHome, isHistoryOf } from './draft-home.ts'
import { type KindTotals, pageEntries, readDraftOf, readTotals } from './draft-store.ts'

const PAGE_SIZE = 200

/** A page of a draft, the newest changes first, each entry with its live value. */
export async function listDraft(deps: DraftDeps, home: DraftHome, query: DraftQuery): Promise<DraftAnswer> {
  const { limit = PAGE_SIZE } = query
  const live = await deps.live(home)
  return deps.database.read(async (queries) => {
    // One entry more than requested shows whether there is another page.
    const rows = await pageEntries(queries, home, query, limit + 1)
    const page = rows.slice(0, limit)
    const draft = await readDraftOf(queries, home, page)
    const counts = countsOf(await readTotals(queries, home))
    const nameOf = await nameAuthors(
      queries,
      deps,
      home.accountId,
      page.map(({ by }) => by),
    )
    const data = page.map((entry): ManagedDraftEntry => {
      const state = stateOf(live, draft, entry)
      const { kind, id, field, at, batch } = entry
      return {
        entry: entry.entry,
        kind,
        id,
        field,
        at,
        batch,
        by: nameOf(entry.by),
        value: entry.value as ManagedDraftEntry['value'],
        base: entry.base as ManagedDraftEntry['base'],
        live: valueIn(live, entry) as ManagedDraftEntry['live'],
        conflict: state === 'ready' || state === 'same' ? null : state,
      }
    })
    return { data, next: rows.length > limit ? (page.at(-1)?.entry ?? null) : null, counts }
  })
}

function countsOf(totals: readonly KindTotals[]): DraftAnswer['counts'] {
  const kinds: Record<string, number> = {}
  for (const { kind, entries } of totals) kinds[kind] = (kinds[kind] ?? 0) + entries
  const entries = Object.values(kinds).reduce((sum, count) => sum + count, 0)
  return { changes: sumChanges(totals), entries, kinds }
}

/** A page of the history of a draft, the newest first. */
export async function listDraftHistory(
  deps: DraftDeps,
  home: DraftHome,
  { limit = PAGE_SIZE, ...query }: DraftHistoryQuery,
): Promise<DraftHistoryAnswer> {
  return deps.database.read(async (queries) => {
    const rows = await queries
      .select()
      .from(draftHistory)
      .where(and(isHistoryOf(home), isAskedFor(draftHistory, query)))
      .orderBy(desc(draftHistory.id))
      .limit(limit + 1)
    const page = rows.slice(0, limit)
    const authors = page.map((row) => ({ kind: row.who_kind, id: row.who_id }))
    const nameOf = await nameAuthors(queries, deps, home.accountId, authors)
    const data = page.map(
      (row): DraftHistoryEntry => ({
        id: row.id,
        at: row.at.toISOString(),
        act: row.act,
        field: row.field,
        batch: row.batch,
        by: nameOf({ kind: row.who_kind, id: row.who_id }),
        subject: { kind: row.kind, id: row.own_id },
        old: row.old_value as DraftHistoryEntry['old'],
        new: row.new_value as DraftHistoryEntry['new'],
        undoable: row.undoable,
      }),
    )
    return { data, next: rows.length > limit ? (page.at(-1)?.id ?? null) : null }
  })
}
