import { type RefObject, useEffect, useState } from 'react'

/** Far enough that a quick turn of the wheel shows no empty place. */
const MARGIN = '800px'

/** Whether an element is near the screen now. */
export function useNear(element: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver((entries) => setIsNear(entries.at(-1)?.isIntersecting === true), {
      rootMargin: MARGIN,
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isNear
}
