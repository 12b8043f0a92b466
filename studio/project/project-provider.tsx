import { type ReactNode, useCallback, useEffect, useState } from 'react'
import type { Catalogue } from '#contract/catalogues.ts'
import { hasDuty } from '#domain/account/role.ts'
import type { StudioKey } from '#i18n/messages.ts'
import { errorKey, isSignedOut } from '#studio/api/error-message.ts'
import { useStaffEvents } from '#studio/event/staff-event-context.ts'
import { useMe } from '#studio/person/me-context.ts'
import { useSignedOut } from '#studio/person/signed-out-context.ts'
import { followOthers } from './follow-others.ts'
import { ProjectContext } from './project-context.ts'
import { type LoadedProject, useProjectStores } from './project-stores-context.ts'

interface ProjectProviderProps {
  readonly catalogue: Catalogue & { readonly project_id: number }
  /** Shown until the project is loaded. */
  readonly loading: ReactNode
  readonly fault: (fault: StudioKey, again: () => void) => ReactNode
  readonly children: ReactNode
}

/** Loads the project of a catalogue and keeps it up to date. */
export function ProjectProvider({ catalogue, loading, fault, children }: ProjectProviderProps) {
  const stores = useProjectStores()
  const onSignedOut = useSignedOut()
  const projectId = catalogue.project_id
  const [project, setProject] = useState<LoadedProject | null>(() => stores.loaded(projectId))
  const [failed, setFailed] = useState<StudioKey | null>(null)
  const load = useCallback(() => {
    setFailed(null)
    stores
      .open(projectId)
      .then(setProject, (error) => (isSignedOut(error) ? onSignedOut() : setFailed(errorKey(error))))
  }, [stores, projectId, onSignedOut])
  useEffect(() => {
    load()
    return stores.follow()
  }, [load, stores])
  if (failed) return fault(failed, load)
  if (!project) return loading
  return (
    <Followed project={project}>
      <ProjectContext value={{ store: project.store, calls: project.calls, catalogue }}>{children}</ProjectContext>
    </Followed>
  )
}

interface FollowedProps {
  readonly project: LoadedProject
  readonly children: ReactNode
}

/** Brings in what others do. */
function Followed({ project: { id, store, calls }, children }: FollowedProps) {
  const me = useMe()
  const isDescriber = hasDuty(me.role, 'describe')
  useStaffEvents((event) => followOthers(event, { store, calls, projectId: id, isDescriber, me }))
  return children
}
