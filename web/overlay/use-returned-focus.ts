import { type RefObject, useEffect } from 'react'

/** Moves the focus into an element when it opens, if `isTaken`, and returns it when the element closes. */
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
