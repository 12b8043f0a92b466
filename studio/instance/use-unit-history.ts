import { useState } from 'react'
import type { AnswerOf } from '#contract/call-types.ts'
import { fieldKey } from '#domain/draft/entity.ts'
import type { UnitFacts } from '#domain/unit-table/unit-facts.ts'
import type { StudioKey } from '#i18n/messages.ts'
import { errorKey, isSignedOut } from '#studio/api/error-message.ts'
import { manage } from '#studio/api/manage.ts'
import { useSignedOut } from '#studio/person/signed-out-context.ts'
import { useFault } from '#studio/person/use-fault.ts'
import { useProject, useProjectState } from '#studio/project/project-context.ts'
import { useReading } from '#studio/reading/use-reading.ts'
import { bornAt, draftRows, liveRows, mergeRows } from './history-rows.ts'

const PAGE = 50
const DRAFT_PAGE = 100

interface Loaded {
  readonly live: AnswerOf<'listHistory'>['data']
  readonly next: number | null
  readonly draft: AnswerOf<'listDraftHistory'>['data']
}

const NOTHING: Loaded = { live: [], next: null, draft: [] }

/** What happened to a unit, live and in the draft. Read again after each act that concerns the unit. */
export function useUnitHistory({ id, isNew, status, hold }: UnitFacts) {
  const { catalogue } = useProject()
  const { project, savedAt } = useProjectState()
  const onSignedOut = useSignedOut()
  const [moreFault, setMoreFault] = useState<StudioKey | null>(null)
  const [isLoading, setIsLoading] = useState(false)
  const projectId = catalogue.project_id ?? 0
  const readLive = (before?: number, signal?: AbortSignal) =>
    manage('listHistory', { query: { project_id: projectId, external_id: id, limit: PAGE, before }, signal })
  const reading = useReading<Loaded>(
    `${projectId} ${isNew} ${id}`,
    async (signal) => {
      const query = { kind: 'instance', own_id: id, limit: DRAFT_PAGE } as const
      const [live, draft] = await Promise.all([
        isNew ? { data: [], next: null } : readLive(undefined, signal),
        manage('listDraftHistory', { params: { id: projectId }, query, signal }),
      ])
      return { live: live.data, next: live.next, draft: draft.data }
    },
    // Each of these acts adds to the history.
    { version: [savedAt?.getTime(), status?.id, hold?.id, hold?.until].join(' ') },
  )
  const { data: loaded, change } = reading
  const readFault = useFault(reading.error)
  const loadMore = async () => {
    if (loaded?.next == null || isLoading) return
    setIsLoading(true)
    setMoreFault(null)
    await readLive(loaded.next)
      .then(
        ({ data, next }) => change((known) => ({ ...known, live: [...known.live, ...data], next })),
        (error) => (isSignedOut(error) ? onSignedOut() : setMoreFault(errorKey(error))),
      )
      .finally(() => setIsLoading(false))
  }
  const { live, draft, next } = loaded ?? NOTHING
  const isUnpublished = (field: string) => project.draft.has(fieldKey({ kind: 'instance', id, field }))
  const born = bornAt(draft)
  return {
    /** When it became live, if it was made in the draft. Nothing was live before. */
    born: born === null ? null : Date.parse(born),
    rows: mergeRows(draftRows(draft, isUnpublished), liveRows(live)),
    isLoaded: loaded !== null,
    hasMore: next !== null,
    fault: readFault ?? moreFault,
    isLoading,
    loadMore,
  }
}
