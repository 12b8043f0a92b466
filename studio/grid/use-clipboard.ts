import { type ClipboardEvent, useMemo, useState } from 'react'
import { type CellRect, cellCount } from '#domain/table/cell-range.ts'
import { type CellBlock, formatClipboard, parseClipboard } from '#domain/table/clipboard.ts'
import { withoutIsolates } from '#i18n/isolate.ts'
import type { GridEdit, GridPlace, GridProps } from './grid-props.ts'
import type { GridTable } from './grid-table.ts'
import { type PastePlan, planPaste } from './paste-plan.ts'

/** Copying, cutting and pasting of cells. */
export interface GridClipboard {
  /** What is about to be pasted, shown before it is. */
  readonly plan: PastePlan | null
  /** Offered if more rows than the selected ones would be pasted: to stop after those. */
  readonly within: PasteWithin | null
  readonly paste: () => void
  readonly cancel: () => void
  readonly copy: () => void
  readonly onCopy: (event: ClipboardEvent) => void
  readonly onCut: (event: ClipboardEvent) => void
  readonly onPaste: (event: ClipboardEvent) => void
}

/** The choice to paste only into the selected rows. */
export interface PasteWithin {
  readonly rows: number
  readonly isChosen: boolean
  readonly toggle: () => void
}

interface ClipboardOptions extends Pick<GridProps, 'checkEdit' | 'showEdit' | 'onPasteLeftOut'> {
  readonly table: GridTable
  readonly rect: CellRect | null
  /** While a cell is edited, the clipboard works on its text. */
  readonly isEditing: boolean
  readonly onEdits: (edits: readonly GridEdit[]) => void
  /** Empties cells. */
  readonly onClear: (rect: CellRect) => void
  /** Cells that cannot be edited kept their text. */
  readonly onLeft: (places: readonly GridPlace[]) => void
  /** After pasting, the pasted cells are selected. */
  readonly onPasted: (rect: CellRect) => void
  readonly onCopied: (cells: number) => void
}

/** Handles the clipboard events of the grid's field. Texts are separated by tabs, as in spreadsheets. */
export function useClipboard(options: ClipboardOptions): GridClipboard {
  const { table, rect, isEditing, checkEdit, showEdit, onPasteLeftOut, onEdits, onClear, onLeft, onPasted, onCopied } =
    options
  const [copied, setCopied] = useState<CellBlock | null>(null)
  const [isWithin, setIsWithin] = useState(false)
  const rows = rect ? rect.bottom - rect.top + 1 : 0
  const isLonger = copied !== null && rows > 1 && copied.length > rows
  // Planned again when rows change meanwhile, so that each text stays with its row.
  const plan = useMemo(
    () =>
      copied &&
      rect &&
      planPaste(isLonger && isWithin ? copied.slice(0, rows) : copied, rect, table, checkEdit, showEdit),
    [copied, rect, table, checkEdit, showEdit, isLonger, isWithin, rows],
  )
  const textOf = (cells: CellRect) => withoutIsolates(formatClipboard(table.blockAt(cells)))
  const copy = ({ clipboardData }: ClipboardEvent, cells: CellRect) => {
    clipboardData.setData('text/plain', textOf(cells))
    onCopied(cellCount(cells))
  }
  const send = (edits: readonly GridEdit[]) => {
    if (edits.length > 0) onEdits(edits)
  }
  const apply = ({ edits, left, rect: pasted, rowsLeftOut }: PastePlan) => {
    setCopied(null)
    send(edits)
    onPasted(pasted)
    onLeft(left)
    if (rowsLeftOut > 0) onPasteLeftOut?.(rowsLeftOut)
  }
  return {
    plan,
    within: isLonger ? { rows, isChosen: isWithin, toggle: () => setIsWithin((before) => !before) } : null,
    paste: () => plan && apply(plan),
    cancel: () => setCopied(null),
    copy: () => {
      if (!rect) return
      navigator.clipboard.writeText(textOf(rect)).then(() => onCopied(cellCount(rect)), console.error)
    },
    onCopy: (event) => {
      if (isEditing || !rect) return
      event.preventDefault()
      copy(event, rect)
    },
    onCut: (event) => {
      if (isEditing || !rect) return
      event.preventDefault()
      copy(event, rect)
      onClear(rect)
      onLeft(table.leftOf(rect, null))
    },
    onPaste: (event) => {
      if (isEditing || !rect) return
      event.preventDefault()
      const block = parseClipboard(event.clipboardData.getData('text/plain'))
      const planned = planPaste(block, rect, table, checkEdit)
      // One text for one cell is like typing it, and a faulty one stays there to be mended.
      const isOneCell = cellCount(rect) === 1 && block.length === 1 && block[0]?.length === 1 && planned?.readOnly === 0
      if (isOneCell) send(table.editsOf(rect, block))
      else {
        setIsWithin(false)
        setCopied(planned && block)
      }
    },
  }
}
