import { useEffect, useEffectEvent } from 'react'
import { errorKey } from '#studio/api/error-message.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import { useProject, useProjectState } from '#studio/project/project-context.ts'
import { useToast } from '#ui/toast/toast-context.ts'

/** Undo and redo of this person's acts. */
export interface UndoHistory {
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly undo: () => void
  readonly redo: () => void
}

/** Undo and redo by buttons and by Ctrl Z and Ctrl Shift Z. */
export function useUndo(): UndoHistory {
  const { t } = useTranslator()
  const { store } = useProject()
  const { undoable, redoable } = useProjectState()
  const showToast = useToast()
  const turn = async (way: 'undo' | 'redo') => {
    try {
      const kept = await store[way]()
      if (kept.length > 0) showToast({ text: t('units.undone_kept', { count: kept.length }) })
    } catch (error) {
      showToast({ text: t(errorKey(error)), icon: 'alert' })
    }
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'z'
    const isTyping = event.target instanceof HTMLElement && event.target.matches('input, textarea, [contenteditable]')
    if (!isUndo || isTyping || event.defaultPrevented) return
    event.preventDefault()
    void turn(event.shiftKey ? 'redo' : 'undo')
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
  return {
    ...{ canUndo: undoable.length > 0, canRedo: redoable.length > 0 },
    ...{ undo: () => void turn('undo'), redo: () => void turn('redo') },
  }
}
