import { type FocusEvent, type KeyboardEvent, type RefObject, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { cellAt, type GridArea, type GridSpot, knownSpot } from './grid-area.ts'
import { spotOf } from './grid-aria.ts'

interface RovingFocusOptions {
  /** Every cell and header that can have the focus, including those out of sight. */
  readonly cells: readonly GridArea[]
  readonly first: GridSpot
  readonly scroller: RefObject<HTMLElement | null>
  /** The distance from one row to the next, in pixels. */
  readonly rowSize: number
}

/** The key and focus handlers of an element with role grid, and the position of its tab stop. */
export interface RovingFocus {
  /** The cell at this spot is the tab stop (`tabIndex` 0, the others -1). It must be rendered even out of sight. */
  readonly spot: GridSpot
  readonly setSpot: (spot: GridSpot) => void
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void
}

const KEYS = /^(Arrow|Page)|^(Home|End)$/

/** Most visitors never use the keyboard here, so this code loads on the first focus. */
function loadMoves() {
  return import('./move-by-key.ts')
}

/** Roving focus for a grid whose cells use `ariaPlace`. Keys move it, also from a cell that is scrolled out of sight. */
export function useRovingFocus({ cells, first, scroller, rowSize }: RovingFocusOptions): RovingFocus {
  const [asked, setSpot] = useState(first)
  const spot = useMemo(() => knownSpot(cells, asked), [cells, asked])
  return {
    spot,
    setSpot,
    onKeyDown: (event) => {
      const { key, ctrlKey, currentTarget: grid } = event
      if (!KEYS.test(key)) return
      event.preventDefault()
      const rtl = getComputedStyle(grid).direction === 'rtl'
      loadMoves().then(({ focusTabStop, rowsOfPage, spotAfterKey }) => {
        // Starts from the current spot: keys may be pressed faster than they are handled. `flushSync` renders the cell, so
        // that it can take the focus.
        const move = { key, ctrlKey, rtl, page: rowsOfPage(scroller.current, rowSize) }
        flushSync(() => setSpot((now) => spotAfterKey(cells, knownSpot(cells, now), move)))
        focusTabStop(grid, scroller.current)
      }, console.error)
    },
    onFocus: ({ target }) => {
      loadMoves().catch(console.error)
      const at = spotOf(target)
      // In a cell that spans several rows, keeps the row in which the focus entered it.
      if (at && cellAt(cells, at) !== cellAt(cells, spot)) setSpot(at)
    },
  }
}
