import { useEffect, useEffectEvent } from 'react'
import { onMove } from '#studio/address/browser-history.ts'

/** Opens the unit that the address names after `#unit=`, as the palette does. */
export function useAskedUnit(onOpen: (id: string) => void): void {
  const open = useEffectEvent(onOpen)
  useEffect(() => {
    const read = () => {
      const id = /^#unit=(.+)$/.exec(location.hash)?.[1]
      if (id) open(decodeURIComponent(id))
    }
    read()
    const stop = onMove(read)
    addEventListener('hashchange', read)
    return () => {
      stop()
      removeEventListener('hashchange', read)
    }
  }, [])
}
