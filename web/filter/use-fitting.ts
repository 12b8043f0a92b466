import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { fittingParts, type Measured } from './fitting.ts'
import { glide, type Places, placesOf } from './glide.ts'

/** The parts of the bar by importance. Parts that do not fit are hidden, the last first; the dialog has all criteria. */
export const RANKS = {
  kinds: 0,
  rooms: 1,
  price: 2,
  room_counts: 3,
  /** The label of the button to all filters. */
  words: 4,
  only_free: 5,
  /** The numbers of units of the kinds that are not chosen. */
  kind_counts: 6,
  estates: 7,
  area: 8,
  storey: 9,
  features: 10,
} as const

const RANK_COUNT = Object.keys(RANKS).length

interface Fitting {
  readonly bar: RefObject<HTMLDivElement | null>
  /** The number of shown ranks. */
  readonly ranks: number
}

/**
 * Computes how many ranks fit into a bar, in any language and with any value. Its parts have their rank in `data-rank`;
 * hidden ones keep their width to be measured. When the subject changes, the remaining parts glide to their new positions.
 */
export function useFitting(subject: string | null): Fitting {
  const bar = useRef<HTMLDivElement>(null)
  const [ranks, setRanks] = useState(RANK_COUNT)
  const last = useRef<{ subject: string | null; places: Places } | null>(null)
  // Runs after every render, because the width of a chip depends on its text. Measuring here would force a layout of the
  // whole page; the observer is called after the regular layout and still before the paint.
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

/** Not rounded: the errors of many parts would add up to whole pixels. */
function widthOf(element: HTMLElement): number {
  return element.getBoundingClientRect().width
}

function rankOf({ dataset }: HTMLElement): number {
  return Number(dataset.rank)
}

function gapOf(element: HTMLElement | null): number {
  return element ? Number.parseFloat(getComputedStyle(element).columnGap) || 0 : 0
}
