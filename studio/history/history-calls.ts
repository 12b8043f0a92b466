import type { HistoryAnswer } from '#contract/history.ts'
import { readManage } from '#studio/api/call-manage.ts'

const PAGE_SIZE = 100

/** A page of the history, the newest first. */
export function readHistory(before: number | null): Promise<HistoryAnswer> {
  return readManage('GET', `history?limit=${PAGE_SIZE}${before === null ? '' : `&before=${before}`}`)
}
