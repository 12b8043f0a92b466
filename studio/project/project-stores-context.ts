import { createContext, use } from 'react'
import type { ProjectCalls } from './project-calls.ts'
import type { ProjectStore } from './project-store.ts'

/** A loaded project, which all screens share. */
export interface LoadedProject {
  readonly id: number
  readonly store: ProjectStore
  readonly calls: ProjectCalls
}

/** The project that was opened last. It stays loaded, with its undo, while the person goes from screen to screen. */
export interface ProjectStores {
  /** The project if it is loaded already. */
  readonly loaded: (projectId: number) => LoadedProject | null
  /** Loads a project. One that is loaded already is read again if no screen follows what others do. */
  readonly open: (projectId: number) => Promise<LoadedProject>
  /** Resolves when this browser or the server has everything that was done. */
  readonly whenKept: () => Promise<void>
  /** Ends the work of this page. What waits is left to the next page that opens its project. */
  readonly close: () => void
  /** Says that a screen follows what others do, until the returned function is called. */
  readonly follow: () => () => void
}

/** The loaded project. */
export const ProjectStoresContext = createContext<ProjectStores | null>(null)

/** The loaded project. */
export function useProjectStores(): ProjectStores {
  const stores = use(ProjectStoresContext)
  if (!stores) throw new Error('no project stores above this component')
  return stores
}
