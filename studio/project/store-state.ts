import type { FieldName } from '#domain/draft/entity.ts'
import type { ProjectState } from './project-state.ts'
import type { Done, Waiting } from './waiting.ts'

/** A change that the server refused, and why. */
export interface Refused {
  readonly name: FieldName
  readonly reason: string
}

/** What the screens of a project show. */
export interface StoreState {
  readonly project: ProjectState
  readonly waiting: readonly Waiting[]
  /** The server does not answer: acts wait. */
  readonly isAway: boolean
  /** When the server confirmed the last act. */
  readonly savedAt: Date | null
  readonly undoable: readonly Done[]
  readonly redoable: readonly Done[]
  readonly refused: readonly Refused[]
}
