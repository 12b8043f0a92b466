import { useLayoutEffect } from 'react'

/** Takes away what the document has shown before the scripts ran, in the same frame in which the real thing stands. */
export function useEndOfFirstPaint(): void {
  useLayoutEffect(() => document.getElementById('first-paint')?.remove(), [])
}
