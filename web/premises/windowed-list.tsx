import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { useItemsAhead } from '#ui/scroll/use-area-ahead.ts'
import { COLUMN_GAP, type ListGrid, type ListLook, scrollAfterReflow } from './list-grid.ts'
import { NextLink } from './next-link.tsx'
import { useListGrid } from './use-list-grid.ts'
import styles from './windowed-list.module.css'

interface WindowedListProps<Item> {
  readonly label: string
  readonly items: readonly Item[]
  readonly keyOf: (item: Item) => number
  readonly look: ListLook
  /** The scroll container of the list. */
  readonly scroller: RefObject<HTMLElement | null>
  /** The initial scroll position. */
  readonly scrollTop?: number | undefined
  /** Whether the items are units, which visitors without scripts reach page by page. */
  readonly hasPages?: boolean | undefined
  readonly children: (item: Item, position: number) => ReactNode
}

/** A list of equally large items in columns. Renders only the visible ones. */
export function WindowedList<Item>(props: WindowedListProps<Item>) {
  const { label, items, keyOf, look, scroller, scrollTop, hasPages, children } = props
  const list = useRef<HTMLUListElement>(null)
  const grid = useListGrid(list, look)
  const { columns, row, start } = grid
  const rows = columns && Math.ceil(items.length / columns)
  const keepPlace = useKeptPlace(scroller, grid, scrollTop)
  const strip = {
    size: row,
    count: rows,
    overscan: 1,
    unmeasured: look.min === null ? rowsOfTwoScreens(look) : UNMEASURED,
    start,
  }
  const { from, to } = useItemsAhead(scroller, strip, columns, items.length)
  return (
    <>
      <ul
        ref={list}
        aria-label={label}
        data-sliced
        className={styles.list}
        style={columns === 0 ? unmeasuredStyle(look) : styleOf(grid, Math.floor(from / columns), rows)}
        onClickCapture={keepPlace}
      >
        {items.slice(from, to).map((item, index) => (
          <li
            key={keyOf(item)}
            aria-setsize={items.length}
            aria-posinset={from + index + 1}
            // The first item may be in the middle of a row.
            style={index === 0 && columns > 0 ? { gridColumnStart: (from % columns) + 1 } : undefined}
          >
            {children(item, from + index)}
          </li>
        ))}
      </ul>
      {hasPages && <noscript>{import.meta.env.SSR && to < items.length && <NextLink shown={to} />}</noscript>}
    </>
  )
}

// As many as a large screen shows in columns.
const UNMEASURED = 24

/** In rem, on a phone and on a desktop. */
const TWO_SCREENS = 100

/** The number of rows that fill two screens: the first paint, and a page of the list without scripts. */
export function rowsOfTwoScreens({ block, gap }: Pick<ListLook, 'block' | 'gap'>): number {
  return Math.ceil(TWO_SCREENS / (block + gap))
}

/** The same columns as `listGridOf` computes, in CSS alone. */
function unmeasuredStyle({ min, block, gap }: ListLook) {
  return {
    gridTemplateColumns: min === null ? 'minmax(0, 1fr)' : `repeat(auto-fill, minmax(min(${min}rem, 100%), 1fr))`,
    gridAutoRows: `${block}rem`,
    columnGap: `${COLUMN_GAP}rem`,
    rowGap: `${gap}rem`,
  }
}

function styleOf({ columns, row, block }: ListGrid, from: number, rows: number) {
  return {
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
    gridAutoRows: block,
    columnGap: `${COLUMN_GAP}rem`,
    rowGap: row - block,
    paddingBlockStart: from * row,
    minBlockSize: rows * row,
  }
}

/** Keeps the item clicked last, or else the first visible one, in place when the number of columns changes. */
function useKeptPlace(scroller: RefObject<HTMLElement | null>, { columns, row, start }: ListGrid, scrollTop = 0) {
  const pressed = useRef<number | null>(null)
  const before = useRef(0)
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element || columns === 0 || before.current === columns) return
    if (before.current === 0) {
      if (scrollTop) element.scrollTop = scrollTop
    } else {
      const firstInSight = Math.max(0, Math.floor((element.scrollTop - start) / row)) * before.current
      const piece = pressed.current ?? firstInSight
      element.scrollTop = scrollAfterReflow(element.scrollTop, piece, row, before.current, columns)
    }
    before.current = columns
  }, [scroller, columns, row, start, scrollTop])
  return ({ target }: { target: EventTarget }) => {
    const position = target instanceof Element && target.closest('li')?.ariaPosInSet
    if (position) pressed.current = Number(position) - 1
  }
}
