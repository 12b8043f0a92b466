import { useEffect } from 'react'

// What lies above and closes by its own Escape.
const ABOVE = 'dialog[open], [popover="auto"]:popover-open'

/** Does something on Escape, while asked to; a dialog or a popover above takes its Escape first. */
export function useEscape(isActive: boolean, onEscape: () => void): void {
  useEffect(() => {
    if (!isActive) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector(ABOVE)) onEscape()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [isActive, onEscape])
}
