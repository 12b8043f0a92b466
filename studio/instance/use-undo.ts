import { useProjectState } from '#studio/project/project-context.ts'
import { canUndo } from '#studio/project/store-state.ts'
import { useTurns } from '#studio/project/use-turns.ts'
import { useUndoKeys } from '#studio/project/use-undo-keys.ts'

/** Undo and redo of this person's acts. */
export interface UndoHistory {
  readonly canUndo: boolean
  /** The server has the last act, and does not answer now. */
  readonly isUndoAway: boolean
  readonly canRedo: boolean
  readonly undo: () => void
  readonly redo: () => void
}

/** Undo and redo by buttons and by Ctrl Z and Ctrl Shift Z. */
export function useUndo(): UndoHistory {
  const state = useProjectState()
  const turns = useTurns()
  useUndoKeys(turns)
  const { isAway, undoable, redoable } = state
  const isPossible = canUndo(state)
  return {
    canUndo: isPossible,
    isUndoAway: !isPossible && undoable.length > 0,
    canRedo: redoable.length > 0 && !isAway,
    ...turns,
  }
}
