import { useCallback, useEffect, useState } from 'react'
import type { HistoryEntry } from '#contract/history.ts'
import { fieldKey } from '#domain/draft/entity.ts'
import type { UnitFacts } from '#domain/unit-table/unit-facts.ts'
import type { StudioKey } from '#i18n/messages.ts'
import { errorKey, isSignedOut } from '#studio/api/error-message.ts'
import { useSignedOut } from '#studio/person/signed-out-context.ts'
import { useProject, useProjectState } from '#studio/project/project-context.ts'
import { bornAt, draftRows, liveRows, mergeRows } from './history-rows.ts'
import { readUnitDraft, readUnitHistory } from './unit-calls.ts'

interface Loaded {
  readonly live: readonly HistoryEntry[]
  readonly next: number | null
  readonly draft: Awaited<ReturnType<typeof readUnitDraft>>['data']
}

const NOTHING: Loaded = { live: [], next: null, draft: [] }

/** What happened to a unit, live and in the draft. Read again after each act that concerns the unit. */
export function useUnitHistory({ id, isNew, status, hold }: UnitFacts) {
  const { catalogue } = useProject()
  const { project, savedAt } = useProjectState()
  const onSignedOut = useSignedOut()
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [fault, setFault] = useState<StudioKey | null>(null)
  const [isLoading, setIsLoading] = useState(false)
  const projectId = catalogue.project_id ?? 0
  const read = useCallback(async (): Promise<Loaded> => {
    const [live, draft] = await Promise.all([
      isNew ? { data: [], next: null } : readUnitHistory(projectId, id, null),
      readUnitDraft(projectId, id),
    ])
    return { live: live.data, next: live.next, draft: draft.data }
  }, [projectId, id, isNew])
  const fail = useCallback(
    (error: unknown) => (isSignedOut(error) ? onSignedOut() : setFault(errorKey(error))),
    [onSignedOut],
  )
  const stamp = [savedAt?.getTime(), status?.id, hold?.id, hold?.until].join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of the acts in the stamp adds to the history.
  useEffect(() => {
    let isGone = false
    setFault(null)
    read().then(
      (result) => !isGone && setLoaded(result),
      (error) => !isGone && fail(error),
    )
    return () => {
      isGone = true
    }
  }, [read, fail, stamp])
  const loadMore = async () => {
    if (loaded?.next == null || isLoading) return
    setIsLoading(true)
    await readUnitHistory(projectId, id, loaded.next)
      .then(({ data, next }) => setLoaded({ ...loaded, live: [...loaded.live, ...data], next }), fail)
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
    ...{ fault, isLoading, loadMore },
  }
}
