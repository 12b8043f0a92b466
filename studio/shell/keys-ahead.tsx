import { useEffectEvent, useLayoutEffect } from 'react'

interface KeysAheadProps {
  readonly onText: (next: (before: string) => string) => void
  readonly onClose: () => void
}

/**
 * Stands for the palette while its code loads: takes what is typed, which would otherwise go to the screen below and might
 * change a cell there.
 */
export function KeysAhead({ onText, onClose }: KeysAheadProps) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Escape') onClose()
    else if (event.key === 'Backspace') onText((before) => before.slice(0, -1))
    // Other keys have longer names.
    else if (event.key.length === 1) onText((before) => before + event.key)
  })
  const close = useEffectEvent(onClose)
  // Ends together with the first frame of the palette. A later end would take a key that the palette no longer reads.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    const leave = () => close()
    addEventListener('keydown', listen, { capture: true })
    addEventListener('pointerdown', leave)
    return () => {
      removeEventListener('keydown', listen, { capture: true })
      removeEventListener('pointerdown', leave)
    }
  }, [])
  return null
}
