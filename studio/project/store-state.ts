import { type FieldName, fieldKey } from '#domain/draft/entity.ts'
import { nameOf } from '#domain/draft/entry.ts'
import type { ProjectState } from './project-state.ts'
import { type Done, lastWaiting, type Waiting } from './waiting.ts'

/** A change that the server refused, and why. */
export interface Refused {
  readonly name: FieldName
  readonly reason: string
}

/** What the screens of a project show. */
export interface StoreState {
  readonly project: ProjectState
  readonly waiting: readonly Waiting[]
  /** The keys of acts that this browser does not keep yet: closing the page would lose them. */
  readonly unkept: ReadonlySet<string>
  /** This browser can't keep anything, as in some private windows. */
  readonly keepsNothing: boolean
  /** The keys of acts that were sent without an answer: the server may have them. */
  readonly unanswered: ReadonlySet<string>
  /** The server does not answer: acts wait. */
  readonly isAway: boolean
  /** When the server confirmed the last act. */
  readonly savedAt: Date | null
  /** How many statuses that act changed live; 0 if it was about the draft. */
  readonly savedLive: number
  readonly undoable: readonly Done[]
  readonly redoable: readonly Done[]
  readonly refused: readonly Refused[]
}

/** Whether an act can be undone now. What the server has can be undone only while it answers. */
export function canUndo({ waiting, undoable, isAway }: StoreState): boolean {
  return lastWaiting(waiting) !== undefined || (undoable.length > 0 && !isAway)
}

/** The fields of units, by `fieldKey`, whose change this browser does not keep yet. */
export function unkeptFields({ waiting, unkept }: Pick<StoreState, 'waiting' | 'unkept'>): ReadonlySet<string> {
  const acts = waiting.filter(({ key }) => unkept.has(key))
  return new Set(acts.flatMap(fieldsOf).map(fieldKey))
}

/** The fields that an act changes, in its order. */
export function fieldsOf(act: Waiting): readonly FieldName[] {
  if (act.kind === 'draft') return act.changes.map(nameOf)
  return act.changes.map(({ id }) => ({ kind: 'instance', id, field: 'status' }))
}
