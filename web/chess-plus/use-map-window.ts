import { type RefObject, useLayoutEffect, useMemo, useState } from 'react'
import { useVisibleRange } from '#web/ui/use-visible-range.ts'
import type { VisibleRange } from '#web/ui/visible-range.ts'
import { type Measures, measuresOf, SKY } from './measures.ts'
import type { Skyline } from './skyline.ts'

/** What of a map is in sight. */
export interface MapWindow {
  readonly measures: Measures
  readonly rows: VisibleRange
  /** From where to where along a row, in pixels. */
  readonly from: number
  readonly to: number
}

// Cells come and go by the four: each step of a scroll would be too often.
const CELLS_AT_ONCE = 4

/** Fits a map into its stage and follows what of it is in sight. */
export function useMapWindow(scroller: RefObject<HTMLElement | null>, skyline: Skyline, small: boolean): MapWindow {
  const height = useBlockSize(scroller)
  const measures = useMemo(() => measuresOf(skyline, height, small), [skyline, height, small])
  const { pitch, inlineSize } = measures
  const rows = useVisibleRange(scroller, 'block', { size: pitch, count: skyline.rows.length, overscan: 2, start: SKY })
  const size = pitch * CELLS_AT_ONCE
  const pieces = useVisibleRange(scroller, 'inline', { size, count: Math.ceil(inlineSize / size), overscan: 1 })
  return useMemo(
    () => ({ measures, rows, from: pieces.from * size, to: pieces.to * size }),
    [measures, rows, pieces, size],
  )
}

/** The block size of an element with its scroll bars: without them a map that just fits would hop between two sizes. */
function useBlockSize(ref: RefObject<HTMLElement | null>): number {
  const [size, setSize] = useState(0)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const update = () => setSize(element.offsetHeight)
    update()
    const observer = new ResizeObserver(update)
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return size
}
