import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useNavigation } from './navigation-context.ts'

interface BackClosesOptions {
  /** What is opened from it takes its place: a menu. */
  readonly isTransient?: boolean
  /** It goes along to other pages. */
  readonly isPersistent?: boolean
  /** Not everywhere: a menu covers small screens only. */
  readonly isOff?: boolean
}

/** Lets Back close what covers the screen, and nothing below it: while it is open, it is an entry of the history. */
export function useBackCloses(
  onClose: () => void,
  { isTransient = false, isPersistent = false, isOff = false }: BackClosesOptions = {},
): void {
  const { openCover } = useNavigation()
  const close = useEffectEvent(onClose)
  const leaving = useRef<{ readonly timer: number; readonly leave: () => void } | null>(null)
  // Before it is seen: a quick visitor would leave the page.
  useLayoutEffect(() => {
    if (isOff) return
    if (leaving.current) clearTimeout(leaving.current.timer)
    const leave = leaving.current?.leave ?? openCover({ isTransient, isPersistent }, () => close())
    leaving.current = null
    return () => {
      // Not at once: in development each effect begins twice.
      leaving.current = { leave, timer: window.setTimeout(leave) }
    }
  }, [openCover, isTransient, isPersistent, isOff])
}
