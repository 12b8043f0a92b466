import type { Cell, CellRect, TableSize } from '#domain/table/cell-range.ts'
import type { CellBlock } from '#domain/table/clipboard.ts'
import type { GridLayout } from './grid-layout.ts'
import type { GridCell, GridColumn, GridEdit, GridPlace } from './grid-props.ts'

/** The cells of a grid by line and column. */
export interface GridTable {
  readonly layout: GridLayout
  readonly columns: readonly GridColumn[]
  readonly size: TableSize
  readonly placeAt: (cell: Cell) => GridPlace | null
  /** The cell at a place; null if its row or column is not shown. */
  readonly cellAt: (place: GridPlace) => Cell | null
  /** The text of a cell for editing and copying. */
  readonly textAt: (cell: Cell) => string
  readonly canEdit: (cell: Cell) => boolean
  readonly blockAt: (rect: CellRect) => CellBlock
  /** The edits that put texts into a rectangle. Leaves out cells that cannot be edited and those that have the text already. */
  readonly editsOf: (rect: CellRect, block: CellBlock) => readonly GridEdit[]
  /** The edits that empty a rectangle, and why some of its cells keep their text; null if all are emptied. */
  readonly clearingOf: (rect: CellRect) => { readonly edits: readonly GridEdit[]; readonly kept: string | null }
  /** The cells that would get another text but cannot be edited. Without a block, those that would be emptied. */
  readonly leftOf: (rect: CellRect, block: CellBlock | null) => readonly GridPlace[]
}

/** Creates the table of a layout. */
export function createTable(
  layout: GridLayout,
  columns: readonly GridColumn[],
  cellOf: (row: string, column: string) => GridCell,
): GridTable {
  const columnOf = new Map(columns.map(({ id }, index) => [id, index]))
  const placeAt = ({ row, column }: Cell): GridPlace | null => {
    const line = layout.lines[row]
    const { id } = columns[column] ?? {}
    return line && id !== undefined ? { row: line.id, column: id } : null
  }
  const textAt = (cell: Cell): string => {
    const place = placeAt(cell)
    return place ? editTextOf(cellOf(place.row, place.column)) : ''
  }
  const canEdit = (cell: Cell): boolean => {
    const line = layout.lines[cell.row]
    const column = columns[cell.column]
    return line !== undefined && column !== undefined && isEditable(column, line.id)
  }
  const changesOf = (rect: CellRect, textOf: (cell: Cell) => string | undefined, canBeEdited: boolean) =>
    rowsOf(rect).flatMap((row) =>
      columnsOf(rect).flatMap((column): readonly GridEdit[] => {
        const cell = { row, column }
        const text = textOf(cell)
        const place = placeAt(cell)
        if (text === undefined || !place || canEdit(cell) !== canBeEdited || textAt(cell) === text) return []
        return [{ ...place, text }]
      }),
    )
  const textIn =
    (rect: CellRect, block: CellBlock | null) =>
    ({ row, column }: Cell) =>
      block ? block[row - rect.top]?.[column - rect.first] : ''
  return {
    layout,
    columns,
    size: { rows: layout.lines.length, columns: columns.length },
    placeAt,
    cellAt: (place) => {
      const row = layout.lineOf.get(place.row)
      const column = columnOf.get(place.column)
      return row === undefined || column === undefined ? null : { row, column }
    },
    textAt,
    canEdit,
    blockAt: (rect) => rowsOf(rect).map((row) => columnsOf(rect).map((column) => textAt({ row, column }))),
    editsOf: (rect, block) => changesOf(rect, textIn(rect, block), true),
    clearingOf: (rect) => {
      const reasonOf = ({ column }: GridPlace) => columns[columnOf.get(column) ?? -1]?.keeps
      const all = changesOf(rect, textIn(rect, null), true)
      const edits = all.filter((edit) => reasonOf(edit) === undefined)
      return { edits, kept: all.map(reasonOf).find((reason) => reason !== undefined) ?? null }
    },
    leftOf: (rect, block) => changesOf(rect, textIn(rect, block), false).map(({ row, column }) => ({ row, column })),
  }
}

/** Whether a cell of a column can be edited. */
export function isEditable(column: GridColumn, row: string): boolean {
  return column.isEditable?.(row) ?? !column.isDerived
}

/** The text of a cell for editing and copying. */
function editTextOf({ edit, text }: GridCell): string {
  return edit ?? text
}

function rowsOf({ top, bottom }: CellRect): readonly number[] {
  return Array.from({ length: bottom - top + 1 }, (_, index) => top + index)
}

function columnsOf({ first, last }: CellRect): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
