import { useEffect, useEffectEvent } from 'react'
import { MOVED } from './browser-history.ts'
import { currentPath, takeArrivalByKeys } from './use-path.ts'

/** Takes the focus where the work begins, if keys opened this screen. */
export function useArrivalByKeys(focus: () => void): void {
  const take = useEffectEvent(() => {
    if (takeArrivalByKeys()) focus()
  })
  useEffect(() => {
    take()
    const own = currentPath()
    // It may have been open already. The table may still have to be drawn, in place of the chess. Another screen takes it itself.
    const read = () => requestAnimationFrame(() => currentPath() === own && take())
    addEventListener(MOVED, read)
    return () => removeEventListener(MOVED, read)
  }, [])
}
