import { and, eq, lt } from 'drizzle-orm'
import type { Queries } from '#server/db/database.ts'
import { draftHistory } from '#server/db/tables/draft.ts'

/** How long a batch can be undone. Until then its entries are kept, contacts included. */
const UNDO_DAYS = 90
/** How long the history of drafts is kept, like the rest of the history. */
const KEPT_YEARS = 3

/** Forgets what is too old to be undone, and removes expired rows of the history. */
export async function cleanDrafts(queries: Queries, now: Date): Promise<void> {
  const undoLimit = new Date(now)
  undoLimit.setUTCDate(undoLimit.getUTCDate() - UNDO_DAYS)
  const keptLimit = new Date(now)
  keptLimit.setUTCFullYear(keptLimit.getUTCFullYear() - KEPT_YEARS)
  await queries.delete(draftHistory).where(lt(draftHistory.at, keptLimit))
  await queries
    .update(draftHistory)
    .set({ entry_before: null, entry_after: null, undoable: false })
    .where(and(eq(draftHistory.undoable, true), lt(draftHistory.at, undoLimit)))
}
