import { type FocusEvent, type KeyboardEvent, type PointerEvent, useState } from 'react'
import type { GridSpot } from '#web/grid/grid-area.ts'
import { spotOf } from '#web/grid/grid-aria.ts'
import { dockSide } from './dock-side.ts'

/** The hovered or focused cell or storey, and the side on which its preview does not cover it. */
interface PointedSpot extends GridSpot {
  readonly side: 'start' | 'end'
}

// In rem: the dock with the space around it and one neighbouring cell.
const DOCK = { inline: 24, block: 27 } as const

/** Tracks the hovered or focused cell within an element, until the visitor leaves the element or presses Escape. */
export function usePointedSpot() {
  const [pointed, setPointed] = useState<PointedSpot | null>(null)
  const point = (stage: HTMLElement, target: EventTarget) => {
    const at = spotOf(target)
    // The headers of sections need no preview.
    if (!at || at.row === 0 || (at.row === pointed?.row && at.column === pointed.column)) return
    const side = sideOf(stage, target as Element)
    setPointed(side && { ...at, side })
  }
  return {
    pointed,
    hide: () => setPointed(null),
    handlers: {
      onPointerOver: ({ pointerType, currentTarget, target }: PointerEvent<HTMLElement>) => {
        if (pointerType === 'mouse') point(currentTarget, target)
      },
      onPointerLeave: () => setPointed(null),
      onFocus: ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
        if (target.matches(':focus-visible')) point(currentTarget, target)
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        if (!currentTarget.contains(relatedTarget)) setPointed(null)
      },
      onKeyDown: ({ key }: KeyboardEvent<HTMLElement>) => {
        if (key === 'Escape') setPointed(null)
      },
    },
  }
}

function sideOf(stage: HTMLElement, target: Element): 'start' | 'end' | null {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  return dockSide({
    cell: target.getBoundingClientRect(),
    stage: stage.getBoundingClientRect(),
    width: DOCK.inline * rem,
    height: DOCK.block * rem,
    rtl: getComputedStyle(stage).direction === 'rtl',
  })
}
