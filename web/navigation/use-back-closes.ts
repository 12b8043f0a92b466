import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useNavigation } from './navigation-context.ts'

interface BackClosesOptions {
  /** True for a menu: what the visitor opens from it replaces it. */
  readonly isTransient?: boolean
  /** Stays open on other pages. */
  readonly isPersistent?: boolean
  /** Turns the hook off, for example for a menu on a large screen, where it does not cover the page. */
  readonly isOff?: boolean
}

/** Makes Back close what covers the screen, and nothing below it. It has a history entry while it is open. */
export function useBackCloses(
  onClose: () => void,
  { isTransient = false, isPersistent = false, isOff = false }: BackClosesOptions = {},
): void {
  const { openCover } = useNavigation()
  const close = useEffectEvent(onClose)
  const leaving = useRef<{ readonly timer: number; readonly leave: () => void } | null>(null)
  // Before paint: otherwise a quick Back would leave the page.
  useLayoutEffect(() => {
    if (isOff) return
    if (leaving.current) clearTimeout(leaving.current.timer)
    const leave = leaving.current?.leave ?? openCover({ isTransient, isPersistent }, () => close())
    leaving.current = null
    return () => {
      // Delayed, since React runs each effect twice in development.
      leaving.current = { leave, timer: window.setTimeout(leave) }
    }
  }, [openCover, isTransient, isPersistent, isOff])
}
