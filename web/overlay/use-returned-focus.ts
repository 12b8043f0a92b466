import { type RefObject, useEffect } from 'react'

/** Takes the focus into what has opened, and gives it back to where it came from when it closes. */
export function useReturnedFocus(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const from = document.activeElement
    ref.current?.focus({ preventScroll: true })
    return () => {
      if (from instanceof HTMLElement && from.isConnected) from.focus({ preventScroll: true })
    }
  }, [ref])
}
