import { useEffect, useEffectEvent } from 'react'
import { takesText } from '#ui/keys/takes-text.ts'
import type { Turns } from './use-turns.ts'

/** Undo and redo by Ctrl Z and Ctrl Shift Z. */
export function useUndoKeys(turns: Pick<Turns, 'undo' | 'redo'>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'z'
    // Ctrl Z inside a text is that of the browser.
    if (!isUndo || takesText(event.target) || event.defaultPrevented) return
    event.preventDefault()
    turns[event.shiftKey ? 'redo' : 'undo']()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
