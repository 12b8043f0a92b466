import { useLayoutEffect, useState } from 'react'
import type { Size } from '#domain/picture/viewport.ts'

/** The inner size of an element, kept up to date. Zero until it is mounted. */
export function useSizeOf(element: HTMLElement | null): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 })
  useLayoutEffect(() => {
    if (!element) return
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])
  return size
}
