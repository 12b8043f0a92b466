import type { Author } from '#domain/draft/entry.ts'
import type { KeptWork } from './kept-work.ts'
import type { ProjectCalls } from './project-calls.ts'
import type { ProjectState } from './project-state.ts'

/** What the store of a project works with. */
export interface StoreParts {
  readonly calls: ProjectCalls
  readonly kept: KeptWork
  /** Reads the project again. */
  readonly reload: () => Promise<ProjectState>
  readonly me: Author
  readonly now?: () => Date
  /** Called for errors that are neither conflicts nor refusals, such as an ended session. */
  readonly onFailure: (error: unknown) => void
}
