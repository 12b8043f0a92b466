import { useEffectEvent, useLayoutEffect, useRef } from 'react'

interface CoverState {
  readonly isCover?: boolean
}

/** Lets Back close what covers the screen, and nothing below it: while it is open, it is an entry of the history. One at a time. */
export function useBackCloses(onClose: () => void): void {
  const isOpen = useRef(false)
  const close = useEffectEvent(onClose)
  // Before it is seen: who is quick would leave the page.
  useLayoutEffect(() => {
    isOpen.current = true
    if (!isCoverEntry()) history.pushState({ isCover: true } satisfies CoverState, '')
    const onBack = () => close()
    addEventListener('popstate', onBack)
    return () => {
      removeEventListener('popstate', onBack)
      isOpen.current = false
      // Not at once: in development each effect begins twice.
      setTimeout(() => !isOpen.current && isCoverEntry() && history.back())
    }
  }, [])
}

/** Tells whether the present entry was made by a cover: neither Back nor a way to another page has left it. */
function isCoverEntry(): boolean {
  const state: CoverState | null = history.state
  return state?.isCover === true
}
