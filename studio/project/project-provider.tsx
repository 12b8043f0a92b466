import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { Catalogue } from '#contract/catalogues.ts'
import { hasDuty } from '#domain/account/role.ts'
import type { StudioKey } from '#i18n/messages.ts'
import { errorKey, isSignedOut } from '#studio/api/error-message.ts'
import { useStaffEvents } from '#studio/event/staff-event-context.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import { useMe } from '#studio/person/me-context.ts'
import { useSignedOut } from '#studio/person/signed-out-context.ts'
import { useToast } from '#ui/toast/toast-context.ts'
import { followOthers } from './follow-others.ts'
import { keptQueue } from './kept-queue.ts'
import { loadProject } from './load-project.ts'
import { callsFor, type ProjectCalls } from './project-calls.ts'
import { ProjectContext } from './project-context.ts'
import { ProjectStore } from './project-store.ts'

/** How long the store waits before it tries an absent server again, in milliseconds. */
const AGAIN = 5000

interface ProjectProviderProps {
  readonly catalogue: Catalogue & { readonly project_id: number }
  /** Shown until the project is loaded. */
  readonly loading: ReactNode
  readonly fault: (fault: StudioKey, again: () => void) => ReactNode
  readonly children: ReactNode
}

/** Loads the project of a catalogue and keeps it up to date. */
export function ProjectProvider({ catalogue, loading, fault, children }: ProjectProviderProps) {
  const me = useMe()
  const { t } = useTranslator()
  const showToast = useToast()
  const onSignedOut = useSignedOut()
  const projectId = catalogue.project_id
  const calls = useMemo(() => callsFor(projectId), [projectId])
  const [store, setStore] = useState<ProjectStore | null>(null)
  const [failed, setFailed] = useState<StudioKey | null>(null)
  const onFailure = useRef((_: unknown) => {})
  onFailure.current = (error) => {
    if (isSignedOut(error)) onSignedOut()
    else showToast({ text: t(errorKey(error)), icon: 'alert' })
  }
  const load = useCallback(async () => {
    setFailed(null)
    const kept = keptQueue(me.account.id, me.id, projectId)
    const reload = () => loadProject(calls, me.role)
    const [project, waiting] = await Promise.all([reload(), kept.read()])
    const by = { kind: me.kind, id: me.id }
    const parts = { calls, kept, reload, me: by, onFailure: (error: unknown) => onFailure.current(error) }
    setStore(new ProjectStore(parts, project, waiting))
  }, [calls, me.account.id, me.id, me.kind, me.role, projectId])
  useEffect(() => {
    load().catch((error) => (isSignedOut(error) ? onSignedOut() : setFailed(errorKey(error))))
  }, [load, onSignedOut])
  if (failed) return fault(failed, () => void load().catch((error) => setFailed(errorKey(error))))
  if (!store) return loading
  return (
    <Followed store={store} calls={calls} projectId={projectId} isDescriber={hasDuty(me.role, 'describe')}>
      <ProjectContext value={{ store, calls, catalogue }}>{children}</ProjectContext>
    </Followed>
  )
}

interface FollowedProps {
  readonly store: ProjectStore
  readonly calls: ProjectCalls
  readonly projectId: number
  readonly isDescriber: boolean
  readonly children: ReactNode
}

/** Brings in what others do, and tries again while the server does not answer. */
function Followed({ store, calls, projectId, isDescriber, children }: FollowedProps) {
  const me = useMe()
  const { isAway } = useSyncExternalStore(store.subscribe, store.state)
  useStaffEvents((event) => followOthers(event, { store, calls, projectId, isDescriber, me }))
  useEffect(() => {
    if (!isAway) return
    const send = () => void store.send()
    const timer = setInterval(send, AGAIN)
    addEventListener('online', send)
    return () => {
      clearInterval(timer)
      removeEventListener('online', send)
    }
  }, [isAway, store])
  return children
}
