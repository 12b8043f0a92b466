import { createContext, type ReactNode, use, useEffect, useState, useSyncExternalStore } from 'react'
import type { ProjectFigures } from '#contract/project-figures.ts'
import { isSignedOut } from '#studio/api/error-message.ts'
import { dataOf, manage } from '#studio/api/manage.ts'
import { useStaffEvents } from '#studio/event/staff-event-context.ts'
import { createFiguresStore, type FiguresStore } from './figures-store.ts'

const FiguresContext = createContext<FiguresStore | null>(null)

interface ShownUnits {
  readonly project: number
  readonly count: number
}

const ShownUnitsContext = createContext<ShownUnits | null>(null)
const ShowUnitsContext = createContext<(shown: ShownUnits | null) => void>(() => {})

interface FiguresProviderProps {
  /** Called when a read finds that the session has ended. */
  readonly onSignedOut: () => void
  readonly children: ReactNode
}

/** Shares the figures of projects between home, rail and switcher, and reads them again after events. */
export function FiguresProvider({ onSignedOut, children }: FiguresProviderProps) {
  const [store] = useState(() =>
    createFiguresStore(async (project) => {
      try {
        return dataOf(await manage('readProjectFigures', { params: { id: project } }))
      } catch (error) {
        if (isSignedOut(error)) onSignedOut()
        throw error
      }
    }),
  )
  const [shown, setShown] = useState<ShownUnits | null>(null)
  useStaffEvents(({ kind, data: { project_id } }) => {
    if (kind === 'hold' || kind === 'publication') store.refresh(typeof project_id === 'number' ? project_id : null)
    if (kind === 'reload') store.refresh(null)
  })
  return (
    <FiguresContext value={store}>
      <ShowUnitsContext value={setShown}>
        <ShownUnitsContext value={shown}>{children}</ShownUnitsContext>
      </ShowUnitsContext>
    </FiguresContext>
  )
}

/** The figures of projects, as they arrive. Null: they could not be read. */
export function useProjectFigures(projects: readonly number[]): ReadonlyMap<number, ProjectFigures | null> {
  const store = use(FiguresContext)
  if (!store) throw new Error('no figures above this component')
  const key = projects.join()
  useEffect(() => store.follow(key.split(',').filter(Boolean).map(Number)), [store, key])
  return useSyncExternalStore(store.subscribe, store.known)
}

/** The figures of a project; null until they are known. Unless `isAsked` only those that another part asked for. */
export function useFiguresOf(project: number | null, isAsked: boolean): ProjectFigures | null {
  const known = useProjectFigures(project === null || !isAsked ? [] : [project])
  return project === null ? null : (known.get(project) ?? null)
}

/** Says how many units of a project the screen shows. Unpublished ones count, so figures alone do not know it. */
export function useShowUnits(project: number, count: number): void {
  const show = use(ShowUnitsContext)
  useEffect(() => {
    show({ project, count })
    return () => show(null)
  }, [show, project, count])
}

/** How many units a project has: what the screen shows of it, else what is published. Null until it is known. */
export function useUnitCount(project: number | null): number | null {
  const shown = use(ShownUnitsContext)
  const figures = useFiguresOf(project, false)
  return shown !== null && shown.project === project ? shown.count : (figures?.units ?? null)
}
