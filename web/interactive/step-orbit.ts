import type { KeyboardEvent } from 'react'
import type { Orbits } from './orbits-of.ts'

/** Switches to the orbit above or below with the arrow keys. Beyond the last one the page handles the key. */
export function stepOrbit(event: KeyboardEvent, { all, goTo }: Orbits): number | null {
  const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
  const next = all.findIndex(({ isCurrent }) => isCurrent) + by
  const orbit = all[next]
  if (by === 0 || !orbit || event.defaultPrevented) return null
  event.preventDefault()
  goTo(orbit.id)
  return next
}
