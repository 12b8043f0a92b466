import { type RefObject, useLayoutEffect, useMemo, useState } from 'react'
import type { ScreenSize } from '#domain/screen/screen-size.ts'
import { isHydrating } from '#ui/hydration/hydration.ts'
import { useAreaAhead } from '#ui/scroll/use-area-ahead.ts'
import type { GridSight } from '#web/grid/rows-in-sight.ts'
import { type Measures, measuresOf, SKY } from './measures.ts'
import type { Skyline } from './skyline.ts'

/** The rendered part of a map: the visible part and some space around it, in pixels. */
export interface MapWindow extends GridSight {
  readonly measures: Measures
}

const SPARE_ROWS = 2
// More than one wheel notch scrolls.
const SPARE_COLUMNS = 16

// As many as a large screen shows.
const UNMEASURED = 40
// Map heights for rendering on the server: typical for screens of each size.
const ASSUMED_HEIGHTS: Readonly<Record<ScreenSize, number>> = { small: 535, medium: 860, large: 716 }

/** Fits a map to its stage and tracks its visible part. */
export function useMapWindow(scroller: RefObject<HTMLElement | null>, skyline: Skyline, screen: ScreenSize): MapWindow {
  const small = screen === 'small'
  const height = useBlockSize(scroller, ASSUMED_HEIGHTS[screen])
  const measures = useMemo(() => measuresOf(skyline, height, small), [skyline, height, small])
  const { pitch, inlineSize } = measures
  const rows = { size: pitch, count: skyline.storeys.length, overscan: SPARE_ROWS, unmeasured: UNMEASURED, start: SKY }
  const columns = { size: pitch, count: Math.ceil(inlineSize / pitch), overscan: SPARE_COLUMNS, unmeasured: UNMEASURED }
  const { block, inline } = useAreaAhead(scroller, rows, columns)
  return useMemo(
    () => ({ measures, rows: block, from: inline.from * pitch, to: inline.to * pitch }),
    [measures, block, inline, pitch],
  )
}

/** The block size of an element including scroll bars; without them a map that just fits would flip between two sizes. */
function useBlockSize(ref: RefObject<HTMLElement | null>, assumed: number): number {
  const [size, setSize] = useState(() => (isHydrating() ? assumed : 0))
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
