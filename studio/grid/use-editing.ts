import { useEffect, useEffectEvent, useState } from 'react'
import type { Cell } from '#domain/table/cell-range.ts'
import { splitList } from '#domain/table/split-list.ts'
import { joinChoices } from './choice-text.ts'
import type { GridColumn, GridEdit, GridPlace } from './grid-props.ts'
import type { GridTable } from './grid-table.ts'

/** A cell that is being edited. */
export interface Editing {
  readonly place: GridPlace
  readonly column: GridColumn
  /** What is in the field. */
  readonly text: string
  /** Whether it began by typing. Then arrow keys leave the cell; otherwise they move in its text. */
  readonly isTyped: boolean
  /** The chosen options of a cell that can have several; the field has only what is typed to find another. */
  readonly chosen: readonly string[] | null
  /** Options that are not in the list, which the person chose to add. */
  readonly added: readonly string[]
}

/** What changes while a cell is edited. */
type EditChange = Partial<Pick<Editing, 'text' | 'chosen' | 'added'>>

/** Editing of one cell at a time. */
export interface CellEditing {
  readonly editing: Editing | null
  /** Begins with a typed text, or with the text of the cell. */
  readonly begin: (cell: Cell, typed: string | null) => void
  readonly change: (change: EditChange) => void
  /** Ends editing and sends the text, if it is another one. A choice from the list replaces what is typed. */
  readonly commit: (choice?: EditChange) => void
  readonly cancel: () => void
}

interface EditingOptions {
  readonly table: GridTable
  readonly onEdit: (edits: readonly GridEdit[]) => void
  readonly onEditStart: ((place: GridPlace) => void) | undefined
  /** The cell cannot be edited. */
  readonly onRefuse: (cell: Cell) => void
}

/** Keeps the text of the edited cell until it is sent or given up. */
export function useEditing({ table, onEdit, onEditStart, onRefuse }: EditingOptions): CellEditing {
  const [editing, setEditing] = useState<Editing | null>(null)
  const commit: CellEditing['commit'] = (choice) => {
    if (!editing) return
    setEditing(null)
    const { place } = editing
    const done = { ...editing, ...choice }
    const text = textOf(done)
    const cell = table.cellAt(place)
    // An added option may have been taken out again.
    const added = done.added.filter((option) => splitList(text).includes(option))
    if (!cell || text !== table.textAt(cell)) onEdit([{ ...place, text, ...(added.length > 0 && { added }) }])
  }
  const commitLost = useEffectEvent(() => commit())
  const isLost = editing !== null && table.cellAt(editing.place) === null
  useEffect(() => {
    // The row was filtered away while somebody typed: what was typed is not dropped.
    if (isLost) commitLost()
  }, [isLost])
  return {
    editing,
    begin: (cell, typed) => {
      const place = table.placeAt(cell)
      const column = table.columns[cell.column]
      if (!place || !column) return
      if (!table.canEdit(cell)) return onRefuse(cell)
      onEditStart?.(place)
      const now = table.textAt(cell)
      const isMultiple = column.choice?.isMultiple === true
      setEditing({
        place,
        column,
        text: typed ?? (isMultiple ? '' : now),
        isTyped: typed !== null,
        chosen: isMultiple ? splitList(now) : null,
        added: [],
      })
    },
    change: (change) => setEditing((now) => now && { ...now, ...change }),
    commit,
    cancel: () => setEditing(null),
  }
}

function textOf({ chosen, text }: Editing): string {
  if (!chosen) return text
  const typed = text.trim()
  return joinChoices(typed === '' ? chosen : [...chosen, typed])
}
