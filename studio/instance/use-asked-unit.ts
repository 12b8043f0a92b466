import { useEffect, useEffectEvent } from 'react'
import { takeArrivalByKeys } from '#studio/address/use-path.ts'

/** Opens the unit that the address names after `#unit=`, as the palette does. */
export function useAskedUnit(onOpen: (id: string) => void): void {
  const open = useEffectEvent(onOpen)
  useEffect(() => {
    const read = () => {
      const id = /^#unit=(.+)$/.exec(location.hash)?.[1]
      if (id) open(decodeURIComponent(id))
    }
    read()
    const events = ['popstate', 'studio-moved', 'hashchange']
    for (const event of events) addEventListener(event, read)
    return () => {
      for (const event of events) removeEventListener(event, read)
    }
  }, [])
}

/** Takes the focus where the work begins, if keys opened this screen. */
export function useArrivalByKeys(focus: () => void): void {
  const take = useEffectEvent(() => {
    if (takeArrivalByKeys()) focus()
  })
  useEffect(() => {
    take()
    // It may have been open already. The table may still have to be drawn, in place of the chess.
    const read = () => requestAnimationFrame(() => take())
    addEventListener('studio-moved', read)
    return () => removeEventListener('studio-moved', read)
  }, [])
}
