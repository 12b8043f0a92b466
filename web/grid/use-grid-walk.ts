import { type FocusEvent, type KeyboardEvent, type RefObject, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { cellAt, type GridArea, type GridSpot, knownSpot } from './grid-area.ts'
import { spotOf } from './grid-spot.ts'

interface GridWalkOptions {
  /** Every cell and head that can have the focus, those out of sight too. */
  readonly cells: readonly GridArea[]
  readonly first: GridSpot
  readonly scroller: RefObject<HTMLElement | null>
  /** From one row to the next, in pixels. */
  readonly rowSize: number
}

/** What an element of role grid does with keys and focus, and where its one tab stop is. */
export interface GridWalk {
  /** The cell at this spot is the tab stop (`tabIndex` 0, the others -1). It has to be drawn even out of sight. */
  readonly spot: GridSpot
  readonly setSpot: (spot: GridSpot) => void
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void
}

const KEYS = /^(Arrow|Page)|^(Home|End)$/

/** Most visitors never press a key here: how keys move comes with the first focus. */
function loadMoves() {
  return import('./walk-by-key.ts')
}

/** The roving focus of a grid whose cells are placed with `ariaPlace`; keys move it, also from a cell scrolled away. */
export function useGridWalk({ cells, first, scroller, rowSize }: GridWalkOptions): GridWalk {
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
        // From where the walk is by then: keys may be pressed faster than they are answered. The cell may not have been
        // drawn yet, and only then can it take the focus.
        const move = { key, ctrlKey, rtl, page: rowsOfPage(scroller.current, rowSize) }
        flushSync(() => setSpot((now) => spotAfterKey(cells, knownSpot(cells, now), move)))
        focusTabStop(grid, scroller.current)
      }, console.error)
    },
    onFocus: ({ target }) => {
      loadMoves().catch(console.error)
      const at = spotOf(target)
      // A cell over several rows keeps the one that the walk has come by.
      if (at && cellAt(cells, at) !== cellAt(cells, spot)) setSpot(at)
    },
  }
}
