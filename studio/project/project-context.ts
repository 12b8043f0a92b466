import { createContext, use, useSyncExternalStore } from 'react'
import type { Catalogue } from '#contract/catalogues.ts'
import type { ProjectCalls } from './project-calls.ts'
import type { ProjectStore } from './project-store.ts'
import type { StoreState } from './store-state.ts'

/** The project that the screen is about. */
interface OpenProject {
  readonly store: ProjectStore
  readonly calls: ProjectCalls
  readonly catalogue: Catalogue
}

/** The project that the screen is about. */
export const ProjectContext = createContext<OpenProject | null>(null)

/** The project that the screen is about. */
export function useProject(): OpenProject {
  const project = use(ProjectContext)
  if (!project) throw new Error('no project above this component')
  return project
}

/** What the store of the project holds now. */
export function useProjectState(): StoreState {
  const { store } = useProject()
  return useSyncExternalStore(store.subscribe, store.state)
}
