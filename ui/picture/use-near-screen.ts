import { type RefObject, useEffect, useState } from 'react'
import { LAZY_LOAD_DEBOUNCE_MS } from '#domain/screen/screen-size.ts'

/** The distance from the screen at which loading starts. */
const MARGIN = '256px'

/** True once the element has stayed near the screen for 300 ms, so that scrolling past loads nothing. */
export function useNearScreen(element: RefObject<Element | null>, now: boolean): boolean {
  const [near, setNear] = useState(now)
  useEffect(() => {
    if (near || !element.current) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer)
        if (entries.at(-1)?.isIntersecting) timer = setTimeout(setNear, LAZY_LOAD_DEBOUNCE_MS, true)
      },
      { rootMargin: MARGIN },
    )
    observer.observe(element.current)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [near, element])
  return near
}
