import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { fittingParts, type Measured } from './fitting.ts'

/** How important the parts of the bar are: what does not fit, the last first, is left to the dialog. */
export const RANKS = {
  types: 0,
  rooms: 1,
  price: 2,
  only_free: 3,
  estates: 4,
  area: 5,
  storey: 6,
  features: 7,
} as const

/** Below 80 rem the rest collapses into the dialog (look 2). */
const NARROW_RANKS = RANKS.estates

/** Stands for the button to the rest. */
export const MORE_RANK = 8

interface Fitting {
  readonly bar: RefObject<HTMLElement | null>
  /** How many ranks are shown. */
  readonly ranks: number
}

/**
 * How many ranks fit into a bar, in any language and with any value. Its children say theirs by `data-rank`; those that
 * are not shown keep their width unseen.
 */
export function useFitting(): Fitting {
  const bar = useRef<HTMLElement>(null)
  const [ranks, setRanks] = useState(MORE_RANK)
  // After every change: a chip is as wide as what it says. Not measured at once, which would lay out the whole page in the
  // middle of the change; the observer is called when the page is laid out anyway, and still before it is painted.
  useLayoutEffect(() => {
    const element = bar.current as HTMLElement
    const observer = new ResizeObserver(() => {
      const fitting = fittingParts(measure(element))
      if (fitting !== ranks) flushSync(() => setRanks(fitting))
    })
    for (const part of [element, ...element.children]) observer.observe(part)
    return () => observer.disconnect()
  })
  return { bar, ranks }
}

function measure(bar: HTMLElement): Measured {
  const { columnGap, paddingInlineStart } = getComputedStyle(bar)
  const isNarrow = !matchMedia('(width >= 80rem)').matches
  const parts: number[] = new Array(MORE_RANK + 1).fill(0)
  let room = bar.clientWidth - 2 * Number.parseFloat(paddingInlineStart)
  for (const { offsetWidth, dataset } of bar.children as HTMLCollectionOf<HTMLElement>) {
    // A width may have been rounded down.
    const width = offsetWidth + 1 + Number.parseFloat(columnGap)
    const rank = Number(dataset.rank ?? -1)
    if (rank < 0) room -= width
    else parts[rank] = isNarrow && rank >= NARROW_RANKS && rank < MORE_RANK ? Number.POSITIVE_INFINITY : width
  }
  return { more: parts.pop() ?? 0, parts, room }
}
