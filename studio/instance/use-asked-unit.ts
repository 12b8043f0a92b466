import { useEffect, useEffectEvent } from 'react'

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
