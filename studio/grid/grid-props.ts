import type { ReactNode, Ref } from 'react'

/** A column of the grid. Order and visibility are those of the list. */
export interface GridColumn {
  readonly id: string
  readonly title: string
  /** In pixels. The last column also takes the room that is left. */
  readonly width: number
  /** `end` for figures. */
  readonly align?: 'start' | 'end' | undefined
  /** Computed from other cells: drawn muted, and editable only if `isEditable` says so. */
  readonly isDerived?: boolean | undefined
  /** A mark below the title, such as the name of who fills the column. */
  readonly mark?: GridColumnMark | undefined
  /** A word below the title if there is no mark. */
  readonly note?: string | undefined
  /** Why a cell cannot be emptied. Without it, it can. */
  readonly keeps?: string | undefined
  /** Whether the cell of a row can be edited. Without it, and if the column is not derived, every cell can. */
  readonly isEditable?: ((row: string) => boolean) | undefined
  /** A column whose cells are chosen from a list. */
  readonly choice?: GridChoice | undefined
  /** A click on a cell also opens its row. */
  readonly opens?: boolean | undefined
}

/** A mark in the head of a column. */
export interface GridColumnMark {
  readonly text: string
  /** More about it, for pointers and screen readers. */
  readonly hint: string
  /** The cells are drawn muted. */
  readonly isLocked: boolean
  readonly onOpen: () => void
}

/** The list of a choice column. */
export interface GridChoice {
  /** The options for a row. Called when the editor of one of its cells opens. */
  readonly options: (row: string) => readonly GridOption[]
  /** A cell can hold several options, separated by commas. */
  readonly isMultiple?: boolean | undefined
  /** A text that is not in the list is offered too; the edit names it in `added`. */
  readonly isFree?: boolean | undefined
  /** How a text is offered that is not in the list. */
  readonly addLabel?: ((text: string) => string) | undefined
}

/** An option of a choice column. */
export interface GridOption {
  /** What is typed and edited: the text that `onEdit` gets. */
  readonly text: string
  /** How the option is drawn in the list. Its text by default. */
  readonly node?: ReactNode
  /** Not in the list: somebody typed it. */
  readonly isNew?: boolean | undefined
}

/** A row: one with cells, or the head of a group of them. */
export type GridRow = GridUnitRow | GridGroupRow

/** A row with cells. */
interface GridUnitRow {
  readonly kind: 'unit'
  readonly id: string
}

/** The head of the rows that follow it, up to the next head. The grid hides these rows while the group is closed. */
export interface GridGroupRow {
  readonly kind: 'group'
  readonly id: string
  readonly title: string
  /** Short facts, the most important first. Those without room are left out. */
  readonly notes?: readonly string[] | undefined
  readonly badge?: string | undefined
  readonly isOpen: boolean
}

/** How a cell stands out. What is `suspicious` is changed as well, what is only `doubted` is not. */
export type GridMark = 'changed' | 'faulty' | 'suspicious' | 'doubted' | 'quiet'

/** What a cell shows. */
export interface GridCell {
  /** The text for reading, and the name of the cell for screen readers. */
  readonly text: string
  /** The text for editing, copying and filling: plain figures, for example. The text for reading by default. */
  readonly edit?: string | undefined
  readonly mark?: GridMark | undefined
  /** Closing the page now would lose the value. Drawn faint for these milliseconds. */
  readonly isUnkept?: boolean | undefined
  /** More about the cell, shown on hover. */
  readonly hint?: string | undefined
  /** Drawn in place of the text. */
  readonly node?: ReactNode
}

/** The place of a cell by ids. */
export interface GridPlace {
  readonly row: string
  readonly column: string
}

/** A new text of a cell. */
export interface GridEdit extends GridPlace {
  readonly text: string
  /** The options in it that are not in the list, which somebody chose to add. */
  readonly added?: readonly string[] | undefined
}

/** The selected range, by ids in the order of the screen. Group heads are not part of it. */
export interface GridSelection {
  readonly rows: readonly string[]
  readonly columns: readonly string[]
  /** The cell that keys and typing act on. */
  readonly active: GridPlace
}

/** The cursor of another person. */
export interface GridPerson extends GridPlace {
  readonly name: string
  readonly colour: string
}

/** What the owner can make the grid do. */
export interface GridHandle {
  readonly focus: () => void
  /** Selects nothing. */
  readonly deselect: () => void
  /** Selects a cell, scrolls it into sight and focuses it. Rows of closed groups cannot be shown. */
  readonly reveal: (place: GridPlace) => void
  /** Copies the first row of the range to the rows below it, as Ctrl D does. */
  readonly fillDown: () => void
  /** Copies the range to the clipboard, as Ctrl C does. */
  readonly copy: () => void
  /** The element of a cell; null if it is not drawn now. */
  readonly cellAt: (place: GridPlace) => Element | null
}

/** The props of the grid. Functions and lists should keep their identity while nothing changes. */
export interface GridProps {
  /** The name of the grid for screen readers. */
  readonly label: string
  readonly columns: readonly GridColumn[]
  readonly rows: readonly GridRow[]
  /**
   * The cell of a row. Called for the rows on the screen, and for those that are copied, filled or cleared. A new function
   * draws all cells again.
   */
  readonly cellOf: (row: string, column: string) => GridCell
  /** Somebody edited, filled, pasted or cleared cells: one call is one step of undo. The grid keeps no text itself. */
  readonly onEdit: (edits: readonly GridEdit[]) => void
  /** Somebody began to edit a cell. What is edited is based on the value of this moment. */
  readonly onEditStart?: ((place: GridPlace) => void) | undefined
  /** Somebody tried to edit a cell that cannot be edited. */
  readonly onRefuse?: ((place: GridPlace) => void) | undefined
  /** Cells that cannot be emptied were to be. */
  readonly onKeep?: ((reason: string) => void) | undefined
  /** Cells that kept their text when others were filled, pasted or cleared, because they cannot be edited. */
  readonly onLeftAlone?: ((places: readonly GridPlace[]) => void) | undefined
  /** Why a text does not fit a cell, in words; null if it does. Asked before pasting. */
  readonly checkEdit: (row: string, column: string, text: string) => string | null
  /** What else has to be known about edits before they are pasted, such as that visitors see them at once. */
  readonly noteOf?: ((edits: readonly GridEdit[]) => string | null) | undefined
  /** How a text that fits would read in a cell. As it is by default. Asked before pasting. */
  readonly showEdit?: ((row: string, column: string, text: string) => string) | undefined
  /** Opens a row: Space, or a click on a cell of a column that `opens`. */
  readonly onOpen?: ((row: string) => void) | undefined
  /** Somebody pressed one cell with the pointer. */
  readonly onPress?: ((row: string) => void) | undefined
  /** The row that is open beside the grid. */
  readonly openRow?: string | null | undefined
  readonly onSelect?: ((selection: GridSelection | null) => void) | undefined
  readonly checked: ReadonlySet<string>
  readonly onCheck: (checked: ReadonlySet<string>) => void
  /** Opens or closes a group. */
  readonly onToggle?: ((group: string) => void) | undefined
  readonly onResize?: ((column: string, width: number) => void) | undefined
  readonly onUndo?: (() => void) | undefined
  readonly onRedo?: (() => void) | undefined
  /** Pasted rows that had no room below. */
  readonly onPasteLeftOut?: ((rows: number) => void) | undefined
  /** A message for a live region, such as that a cell cannot be edited. */
  readonly onSay?: ((message: string) => void) | undefined
  readonly people?: readonly GridPerson[] | undefined
  /** Draws placeholders instead of rows. */
  readonly isBusy?: boolean | undefined
  readonly handle?: Ref<GridHandle> | undefined
}
