import { type RefObject, useLayoutEffect, useState } from 'react'
import { isSameGrid, type ListGrid, type ListLook, listGridOf, NO_GRID } from './list-grid.ts'

/** The grid of a list, measured again whenever its size changes. */
export function useListGrid(list: RefObject<HTMLElement | null>, { min, block, gap }: ListLook): ListGrid {
  const [grid, setGrid] = useState(NO_GRID)
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      const next = listGridOf({ min, block, gap }, element.clientWidth, element.offsetTop, rem)
      setGrid((now) => (isSameGrid(now, next) ? now : next))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [list, min, block, gap])
  return grid
}
