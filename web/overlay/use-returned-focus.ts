import { type RefObject, useEffect } from 'react'

/** Takes the focus into what has opened, unless told not to, and gives it back to where it came from when it closes. */
export function useReturnedFocus(ref: RefObject<HTMLElement | null>, isTaken = true): void {
  useEffect(() => {
    if (!isTaken) return
    const from = document.activeElement
    ref.current?.focus({ preventScroll: true })
    return () => {
      if (from instanceof HTMLElement && from.isConnected) from.focus({ preventScroll: true })
    }
  }, [ref, isTaken])
}
