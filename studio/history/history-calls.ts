import type { HistoryAnswer, HistoryEntry } from '#contract/history.ts'
import { readManage } from '#studio/api/call-manage.ts'

const PAGE_SIZE = 100

/** Whose acts are read. */
type HistoryAuthor = Pick<HistoryEntry['who'], 'kind'> & { readonly id: number }

/** A page of the history, the newest first, of everybody or of one author. */
export function readHistory(before: number | null, author: HistoryAuthor | null = null): Promise<HistoryAnswer> {
  const query = new URLSearchParams({ limit: String(PAGE_SIZE) })
  if (before !== null) query.set('before', String(before))
  if (author) {
    query.set('who_kind', author.kind)
    query.set('who_id', String(author.id))
  }
  return readManage('GET', `history?${query}`)
}
