import { type FocusEvent, type PointerEvent, useState } from 'react'

/** The unit under the mouse or with the focus. Touch does not count, since a finger cannot hover. */
export function usePointedUnit() {
  const [pointed, setPointed] = useState<number | null>(null)
  const [ringed, setRinged] = useState<number | null>(null)
  const [focused, setFocused] = useState<number | null>(null)
  return {
    pointed: pointed ?? ringed,
    /** The unit with a visible focus. */
    ringed,
    /** The unit that had the focus last. */
    focused,
    handlers: {
      onPointerOver: ({ pointerType, target }: PointerEvent<Element>) => {
        if (pointerType === 'mouse') setPointed(unitOf(target))
      },
      onPointerLeave: () => setPointed(null),
      onFocus: ({ target }: FocusEvent<Element>) => {
        const unit = unitOf(target)
        if (unit !== null) setFocused(unit)
        if (target.matches(':focus-visible')) setRinged(unit)
      },
      onBlur: () => setRinged(null),
    },
  }
}

function unitOf(target: EventTarget): number | null {
  const unit = target instanceof Element ? target.closest<SVGElement>('[data-unit]') : null
  return unit ? Number(unit.dataset.unit) : null
}
