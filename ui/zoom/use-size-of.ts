import { startTransition, useLayoutEffect, useState } from 'react'
import type { Size } from '#domain/picture/viewport.ts'
import { isHydrating } from '#ui/hydration/hydration.ts'

/** The inner size of an element, kept up to date. Zero until it is mounted. */
export function useSizeOf(element: HTMLElement | null): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 })
  const [isHydrated] = useState(isHydrating)
  useLayoutEffect(() => {
    if (!element) return
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight })
    // A page from the server already looks measured: React may render the measured one in small steps.
    if (isHydrated) startTransition(measure)
    else measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [element, isHydrated])
  return size
}
