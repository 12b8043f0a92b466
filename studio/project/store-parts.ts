import type { Author } from '#domain/draft/entry.ts'
import type { OfflineQueue } from './offline-queue.ts'
import type { ProjectCalls } from './project-calls.ts'
import type { ProjectState } from './project-state.ts'

/** What the store of a project works with. */
export interface StoreParts {
  readonly calls: ProjectCalls
  readonly queue: OfflineQueue
  /** Reads the project again. */
  readonly reload: () => Promise<ProjectState>
  readonly me: Author
  readonly now?: () => Date
  /** Whether the browser has no network. By default it is asked. */
  readonly isOffline?: () => boolean
  /** Called for errors that are neither conflicts nor refusals, such as an ended session. */
  readonly onFailure: (error: unknown) => void
}
