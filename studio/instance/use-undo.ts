import { useEffect, useEffectEvent } from 'react'
import { useProjectState } from '#studio/project/project-context.ts'
import { useTurns } from '#studio/project/use-turns.ts'

/** Undo and redo of this person's acts. */
export interface UndoHistory {
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly undo: () => void
  readonly redo: () => void
}

/** Undo and redo by buttons and by Ctrl Z and Ctrl Shift Z. */
export function useUndo(): UndoHistory {
  const { undoable, redoable } = useProjectState()
  const turns = useTurns()
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'z'
    const isTyping = event.target instanceof HTMLElement && event.target.matches('input, textarea, [contenteditable]')
    if (!isUndo || isTyping || event.defaultPrevented) return
    event.preventDefault()
    turns[event.shiftKey ? 'redo' : 'undo']()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
  return { canUndo: undoable.length > 0, canRedo: redoable.length > 0, ...turns }
}
