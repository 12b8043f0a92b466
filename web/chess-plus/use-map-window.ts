import { type RefObject, useLayoutEffect, useMemo, useState } from 'react'
import type { VisibleRange } from '#web/ui/visible-range.ts'
import { BLOCK } from './blocks.ts'
import { type Measures, measuresOf, SKY } from './measures.ts'
import type { Skyline } from './skyline.ts'
import { useRangeAhead } from './use-range-ahead.ts'

/** What of a map is drawn: what is in sight and some of what is around it. */
export interface MapWindow {
  readonly measures: Measures
  readonly rows: VisibleRange
  /** From where to where along a row, in pixels. */
  readonly from: number
  readonly to: number
}

const SPARE_ROWS = 2
// A notch of a wheel is shorter than this: what it brings into sight has been drawn before.
const SPARE_BLOCKS = 2

/** Fits a map into its stage and follows what of it is in sight. */
export function useMapWindow(scroller: RefObject<HTMLElement | null>, skyline: Skyline, small: boolean): MapWindow {
  const height = useBlockSize(scroller)
  const measures = useMemo(() => measuresOf(skyline, height, small), [skyline, height, small])
  const { pitch, inlineSize } = measures
  const size = pitch * BLOCK
  const rowStrip = { size: pitch, count: skyline.rows.length, overscan: SPARE_ROWS, start: SKY }
  const rows = useRangeAhead(scroller, 'block', rowStrip)
  const pieces = useRangeAhead(scroller, 'inline', {
    size,
    count: Math.ceil(inlineSize / size),
    overscan: SPARE_BLOCKS,
  })
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
