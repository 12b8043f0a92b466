import { useEffectEvent, useLayoutEffect } from 'react'

/** The ways to close what covers the screen, the topmost last. */
const closers: (() => void)[] = []
let tell = () => {}

/** Says while it is mounted that something covers the screen, such as a modal, and how that is closed. */
export function useCover(isCovering: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useLayoutEffect(() => {
    if (!isCovering) return
    const closer = () => close()
    closers.push(closer)
    tell()
    return () => void closers.splice(closers.indexOf(closer), 1)
  }, [isCovering])
}

/** Closes the topmost cover. Returns whether there was one. */
export function closeTopCover(): boolean {
  const close = closers.at(-1)
  close?.()
  return close !== undefined
}

export function isCovered(): boolean {
  return closers.length > 0
}

/** Calls this, and nothing else, whenever something begins to cover the screen. */
export function onCover(watch: () => void): void {
  tell = watch
}
