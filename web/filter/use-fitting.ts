import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { fittingParts, type Measured } from './fitting.ts'
import { glide, type Places, placesOf } from './glide.ts'

/** How important the parts of the bar are: what does not fit, the last first, is left to the dialog or not said. */
export const RANKS = {
  kinds: 0,
  rooms: 1,
  price: 2,
  room_counts: 3,
  /** The words of the button to all filters. */
  words: 4,
  only_free: 5,
  /** How many units the kinds have that are not chosen. */
  kind_counts: 6,
  estates: 7,
  area: 8,
  storey: 9,
  features: 10,
} as const

const RANK_COUNT = Object.keys(RANKS).length

interface Fitting {
  readonly bar: RefObject<HTMLDivElement | null>
  /** How many ranks are shown. */
  readonly ranks: number
}

/**
 * How many ranks fit into a bar, in any language and with any value. Its children, and parts of them, say theirs by
 * `data-rank`; those that are not shown keep their width unseen. When the subject changes, what stays glides to its place.
 */
export function useFitting(subject: string | null): Fitting {
  const bar = useRef<HTMLDivElement>(null)
  const [ranks, setRanks] = useState(RANK_COUNT)
  const last = useRef<{ subject: string | null; places: Places } | null>(null)
  // After every change: a chip is as wide as what it says. Not measured at once, which would lay out the whole page in the
  // middle of the change; the observer is called when the page is laid out anyway, and still before it is painted.
  useLayoutEffect(() => {
    const element = bar.current as HTMLElement
    const observer = new ResizeObserver(() => {
      const fitting = fittingParts(measure(element, ranks))
      if (fitting !== ranks) return flushSync(() => setRanks(fitting))
      if (last.current && last.current.subject !== subject) glide(element, last.current.places)
      last.current = { subject, places: placesOf(element) }
    })
    for (const part of [element, ...element.children]) observer.observe(part)
    return () => observer.disconnect()
  })
  return { bar, ranks }
}

function measure(bar: HTMLElement, shown: number): Measured {
  const gap = gapOf(bar)
  const parts: number[] = new Array(RANK_COUNT).fill(0)
  const add = (rank: number, width: number) => {
    parts[rank] = (parts[rank] ?? 0) + width
  }
  let room = bar.clientWidth + gap
  for (const part of bar.children as HTMLCollectionOf<HTMLElement>) {
    let width = widthOf(part) + gap
    for (const inner of part.querySelectorAll<HTMLElement>('[data-rank]')) {
      const innerWidth = widthOf(inner) + gapOf(inner.parentElement)
      add(rankOf(inner), innerWidth)
      if (rankOf(inner) < shown) width -= innerWidth
    }
    if (part.dataset.rank === undefined) room -= width
    else add(rankOf(part), width)
  }
  return { parts, room }
}

/** Not rounded: many parts would add up to a pixel too many. */
function widthOf(element: HTMLElement): number {
  return element.getBoundingClientRect().width
}

function rankOf({ dataset }: HTMLElement): number {
  return Number(dataset.rank)
}

function gapOf(element: HTMLElement | null): number {
  return element ? Number.parseFloat(getComputedStyle(element).columnGap) || 0 : 0
}
