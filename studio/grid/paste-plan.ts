import type { Cell, CellRect } from '#domain/table/cell-range.ts'
import type { CellBlock } from '#domain/table/clipboard.ts'
import { pasteTarget } from '#domain/table/paste-cells.ts'
import type { GridEdit, GridPlace } from './grid-props.ts'
import type { GridTable } from './grid-table.ts'

/** A text that is about to be pasted into a cell. */
export interface PastedText {
  readonly text: string
  /** Why it does not fit; null if it does. */
  readonly fault: string | null
}

/** What pasting would do. */
export interface PastePlan {
  readonly rect: CellRect
  /** The pasted texts by line and column. Cells that cannot be edited are not among them. */
  readonly texts: ReadonlyMap<number, ReadonlyMap<number, PastedText>>
  /** The edits that fit. */
  readonly edits: readonly GridEdit[]
  readonly faults: number
  /** The first cell whose text does not fit. */
  readonly firstFault: Cell | null
  /** How many cells keep their text because they cannot be edited. */
  readonly readOnly: number
  /** Those of them that would have got another text. */
  readonly left: readonly GridPlace[]
  readonly rowsLeftOut: number
  readonly columnsLeftOut: number
}

/** Plans pasting a block at a selection. Null if there is nothing to paste. */
export function planPaste(
  block: CellBlock,
  selected: CellRect,
  table: GridTable,
  checkEdit: (row: string, column: string, text: string) => string | null,
  showEdit: (row: string, column: string, text: string) => string = (_row, _column, text) => text,
): PastePlan | null {
  const target = pasteTarget(block, selected, table.size)
  const { rect, rowsLeftOut, columnsLeftOut } = target
  if (!rect) return null
  const texts = new Map<number, Map<number, PastedText>>()
  const edits: GridEdit[] = []
  let faults = 0
  let firstFault: Cell | null = null
  let readOnly = 0
  for (const [rowIndex, cells] of target.block.entries()) {
    const row = rect.top + rowIndex
    const ofRow = new Map<number, PastedText>()
    for (const [columnIndex, text] of cells.entries()) {
      const cell = { row, column: rect.first + columnIndex }
      const place = table.placeAt(cell)
      if (!place || !table.canEdit(cell)) {
        readOnly += 1
        continue
      }
      const fault = checkEdit(place.row, place.column, text)
      ofRow.set(cell.column, { text: fault === null ? showEdit(place.row, place.column, text) : text, fault })
      if (fault === null) edits.push({ ...place, text })
      else {
        faults += 1
        firstFault ??= cell
      }
    }
    texts.set(row, ofRow)
  }
  const left = table.leftOf(rect, target.block)
  return { rect, texts, edits, faults, firstFault, readOnly, left, rowsLeftOut, columnsLeftOut }
}
