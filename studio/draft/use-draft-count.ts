import { useCallback, useEffect, useState } from 'react'
import type { Catalogue } from '#contract/catalogues.ts'
import type { DraftAnswer } from '#contract/drafts.ts'
import { readManage } from '#studio/api/call-manage.ts'
import { useStaffEvents } from '#studio/event/staff-event-context.ts'
import { draftHome } from './draft-path.ts'

/** How many unpublished changes there are, and whether any of them is about units. */
interface DraftCounts {
  readonly changes: number
  readonly hasUnits: boolean
}

/** How many unpublished changes a catalogue has. Null until it is known, or if it could not be read. */
export function useDraftCounts(catalogue: Catalogue | null): DraftCounts | null {
  const [known, setKnown] = useState<{ readonly home: string; readonly counts: DraftCounts } | null>(null)
  const home = catalogue && draftHome(catalogue)
  const load = useCallback(async () => {
    if (home === null) return
    // The pill only informs: without an answer it keeps what it says.
    const answer = await readManage<DraftAnswer>('GET', `${home}/draft?limit=1`).catch(() => null)
    if (!answer) return
    const { changes, kinds } = answer.counts
    setKnown({ home, counts: { changes, hasUnits: kinds.instance !== undefined } })
  }, [home])
  useEffect(() => void load(), [load])
  useStaffEvents(({ kind }) => {
    if (kind === 'draft' || kind === 'publication' || kind === 'reload') void load()
  })
  return known !== null && known.home === home ? known.counts : null
}

/** How many unpublished changes a catalogue has. Null until it is known, or if it could not be read. */
export function useDraftCount(catalogue: Catalogue | null): number | null {
  return useDraftCounts(catalogue)?.changes ?? null
}
