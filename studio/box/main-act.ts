import { createContext, use, useCallback, useLayoutEffect, useState } from 'react'

/** Counts a filled button of the view. Returns what ends that. */
type Count = () => () => void

/** Counts the filled buttons of a screen. Outside a screen nobody counts. */
export const MainActContext = createContext<Count>(() => () => {})

/**
 * Says that this part has the filled button of the view, so that Publish in the top bar is quiet: a view has one filled
 * button. Dialogs over the screen are views of their own.
 */
export function useMainAct(isShown = true): void {
  const count = use(MainActContext)
  // Before the browser paints, so that Publish never changes its look.
  useLayoutEffect(() => (isShown ? count() : undefined), [count, isShown])
}

/** Whether some part of a screen has the filled button, and the counter for `MainActContext`. */
export function useMainActs(): { readonly hasMainAct: boolean; readonly count: Count } {
  const [shown, setShown] = useState(0)
  const count = useCallback(() => {
    setShown((known) => known + 1)
    return () => setShown((known) => known - 1)
  }, [])
  return { hasMainAct: shown > 0, count }
}
