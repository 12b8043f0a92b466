import { useEffect, useEffectEvent } from 'react'
import type { Turns } from './use-turns.ts'

// Ctrl Z inside a text is that of the browser.
const TEXTS = 'input:not([type=checkbox], [type=radio]), textarea, [contenteditable]'

/** Undo and redo by Ctrl Z and Ctrl Shift Z. */
export function useUndoKeys(turns: Pick<Turns, 'undo' | 'redo'>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'z'
    const isTyping = event.target instanceof HTMLElement && event.target.matches(TEXTS)
    if (!isUndo || isTyping || event.defaultPrevented) return
    event.preventDefault()
    turns[event.shiftKey ? 'redo' : 'undo']()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
