import type { Catalogue } from '#contract/catalogues.ts'
import { useManaged } from '#studio/reading/use-reading.ts'
import { draftHome, homeCall } from './draft-home.ts'

/** How many unpublished changes there are, and whether any of them is about units. */
interface DraftCounts {
  readonly changes: number
  readonly hasUnits: boolean
}

/** How many unpublished changes a catalogue has. Null until it is known, or if it could not be read. */
export function useDraftCounts(catalogue: Catalogue | null): DraftCounts | null {
  const { call, params } = homeCall(catalogue && draftHome(catalogue), 'listDraft')
  const { data } = useManaged(call, params && { params, query: { limit: 1 } }, {
    on: ({ kind }) => kind === 'draft' || kind === 'publication',
  })
  // The pill only informs: without an answer it keeps what it says.
  return data && { changes: data.counts.changes, hasUnits: data.counts.kinds.instance !== undefined }
}

/** How many unpublished changes a catalogue has. Null until it is known, or if it could not be read. */
export function useDraftCount(catalogue: Catalogue | null): number | null {
  return useDraftCounts(catalogue)?.changes ?? null
}
