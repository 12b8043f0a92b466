import { useId, useImperativeHandle, useMemo, useRef, useState } from 'react'
import type { Cell, CellRect } from '#domain/table/cell-range.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import { useScreenSize } from '#ui/screen/use-screen-size.ts'
import { useSizeOf } from '#ui/zoom/use-size-of.ts'
import { placeColumns } from './column-places.ts'
import { ariaCell, ariaRow } from './grid-aria.ts'
import { layoutRows } from './grid-layout.ts'
import type { GridPlace, GridProps } from './grid-props.ts'
import { selectedAt } from './grid-selection.ts'
import { createTable } from './grid-table.ts'
import { createView } from './grid-view.ts'
import { rowScroll } from './row-scroll.ts'
import { useCellDrag } from './use-cell-drag.ts'
import { useChecks } from './use-checks.ts'
import { useChoice } from './use-choice.ts'
import { useClipboard } from './use-clipboard.ts'
import { useColumnWidths } from './use-column-widths.ts'
import { useEditing } from './use-editing.ts'
import { useFill } from './use-fill.ts'
import { useKeys } from './use-keys.ts'
import { useSelection } from './use-selection.ts'

const ROW = 34
/** Large enough for fingers. */
const SMALL_SCREEN_ROW = 44

/** The state and the acts of a grid, one hook for each concern. */
export function useGrid(props: GridProps) {
  const { columns, rows, cellOf, onEdit, onEditStart, onSelect, onResize, onSay, handle } = props
  const { t } = useTranslator()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const grid = useRef<HTMLDivElement>(null)
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null)
  const { height } = useSizeOf(scroller)
  const rowHeight = useScreenSize() === 'small' ? SMALL_SCREEN_ROW : ROW

  const layout = useMemo(() => layoutRows(rows), [rows])
  const table = useMemo(() => createTable(layout, columns, cellOf), [layout, columns, cellOf])
  const isRtl = () => scroller !== null && getComputedStyle(scroller).direction === 'rtl'
  const sizes = useColumnWidths(columns, grid, isRtl, onResize)
  const places = useMemo(() => placeColumns(sizes.widths), [sizes.widths])
  const scroll = useMemo(() => rowScroll(layout.count, rowHeight, height - rowHeight), [layout, rowHeight, height])
  const view = createView({ scroller, layout, places, rowHeight, scroll, isRtl })

  const refuse = (cell: Cell) => {
    const place = table.placeAt(cell)
    if (place) props.onRefuse?.(place)
  }
  const leave = (places: readonly GridPlace[]) => {
    if (places.length > 0) props.onLeftAlone?.(places)
  }
  const clear = (cells: CellRect) => {
    const { edits, kept } = table.clearingOf(cells)
    if (edits.length > 0) onEdit(edits)
    if (kept !== null) props.onKeep?.(kept)
  }
  const selecting = useSelection(table, onSelect)
  const { rect, selected } = selecting
  const selectRect = ({ top, bottom, first, last }: CellRect) => {
    const active = { row: top, column: first }
    selecting.select({ range: { anchor: active, focus: { row: bottom, column: last } }, active })
  }
  const editor = useEditing({ table, onEdit, onEditStart, onRefuse: refuse })
  const choice = useChoice(editor.editing)
  /** Ends editing. What was typed to find an option becomes that option, but a new one is made only by choosing it. */
  const leaveEditor = () => {
    const isFound = editor.editing?.text.trim() !== '' && !choice?.options[choice.at]?.isNew
    editor.commit((isFound && choice?.pick()) || undefined)
  }
  const clipboard = useClipboard({
    table,
    rect,
    isEditing: editor.editing !== null,
    checkEdit: props.checkEdit,
    showEdit: props.showEdit,
    onPasteLeftOut: props.onPasteLeftOut,
    onEdits: onEdit,
    onClear: clear,
    onLeft: leave,
    onPasted: selectRect,
    onCopied: (count) => onSay?.(t('grid.copied', { count })),
  })
  const startDrag = useCellDrag(view)
  const filling = useFill({ table, rect, startDrag, onEdits: onEdit, onLeft: leave, onFilled: selectRect })
  const checks = useChecks(table, rows, props)
  const onKeyDown = useKeys({
    table,
    view,
    selecting,
    editor,
    choice,
    clipboard,
    filling,
    checks,
    onEdits: onEdit,
    onClear: clear,
    onRefuse: refuse,
    onLeft: leave,
    onOpen: props.onOpen,
    onToggle: props.onToggle,
    onUndo: props.onUndo,
    onRedo: props.onRedo,
  })

  const focus = () => field.current?.focus({ preventScroll: true })
  useImperativeHandle(handle, () => ({
    focus,
    deselect: selecting.clear,
    reveal: (place) => {
      const cell = table.cellAt(place)
      if (!cell) return
      leaveEditor()
      clipboard.cancel()
      selecting.select(selectedAt(cell))
      view.reveal(cell)
      focus()
    },
    fillDown: () => filling.fill('down'),
    copy: clipboard.copy,
    cellAt: (place) => {
      const cell = table.cellAt(place)
      const line = cell && layout.lines[cell.row]
      if (!line) return null
      const [row, column] = [ariaRow(line.at), ariaCell('gridcell', cell.column)]
      const found = `[aria-rowindex="${row['aria-rowindex']}"] > [aria-colindex="${column['aria-colindex']}"]`
      return grid.current?.querySelector(found) ?? null
    },
  }))
  return {
    id,
    field,
    grid,
    scroller,
    setScroller,
    rowHeight,
    layout,
    table,
    sizes,
    places,
    scroll,
    view,
    selecting,
    rect,
    selected,
    editor,
    choice,
    leaveEditor,
    clipboard,
    startDrag,
    filling,
    checks,
    onKeyDown,
    focus,
  }
}

/** What `useGrid` gives. */
export type GridModel = ReturnType<typeof useGrid>
