import { useCallback, useEffect, useState } from 'react'
import type { Catalogue } from '#contract/catalogues.ts'
import type { DraftAnswer } from '#contract/drafts.ts'
import { readManage } from '#studio/api/call-manage.ts'
import { useStaffEvents } from '#studio/event/staff-event-context.ts'
import { draftHome } from './draft-path.ts'

/** How many unpublished changes a catalogue has. Null until it is known, or if it could not be read. */
export function useDraftCount(catalogue: Catalogue | null): number | null {
  const [count, setCount] = useState<{ readonly home: string; readonly entries: number } | null>(null)
  const home = catalogue && draftHome(catalogue)
  const load = useCallback(async () => {
    if (home === null) return
    // The pill only informs: without an answer it keeps what it says.
    const answer = await readManage<DraftAnswer>('GET', `${home}/draft?limit=1`).catch(() => null)
    if (answer) setCount({ home, entries: answer.counts.entries })
  }, [home])
  useEffect(() => void load(), [load])
  useStaffEvents(({ kind }) => {
    if (kind === 'draft' || kind === 'publication' || kind === 'reload') void load()
  })
  return count !== null && count.home === home ? count.entries : null
}
