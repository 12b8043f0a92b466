import { type RefObject, useLayoutEffect, useState } from 'react'
import { type Grid, type GridLook, gridOf, isSameGrid, NO_GRID } from './grid.ts'

/** The grid of a list, measured again whenever its size changes. */
export function useGrid(list: RefObject<HTMLElement | null>, { min, block, gap }: GridLook): Grid {
  const [grid, setGrid] = useState(NO_GRID)
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      const next = gridOf({ min, block, gap }, element.clientWidth, element.offsetTop, rem)
      setGrid((now) => (isSameGrid(now, next) ? now : next))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [list, min, block, gap])
  return grid
}
