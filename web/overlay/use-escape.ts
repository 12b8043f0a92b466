import { useEffect } from 'react'

// Elements above the page that handle Escape themselves.
const ABOVE = 'dialog[open], [popover="auto"]:popover-open'

/** Calls `onEscape` on Escape while active, unless a dialog or popover above takes the key. */
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
