import { type KeyboardEvent, useRef } from 'react'
import { type Cell, type CellRect, cellCount, moveCell } from '#domain/table/cell-range.ts'
import { jumpCell } from '#domain/table/jump-cell.ts'
import { groupAt, nearestClosedGroup } from './grid-layout.ts'
import type { GridEdit, GridPlace, GridProps } from './grid-props.ts'
import { extendTo, moveSelected, type Selected, selectAll, selectedAt, walkSelected } from './grid-selection.ts'
import type { GridTable } from './grid-table.ts'
import type { GridView } from './grid-view.ts'
import { directionOf, isTyping, type KeyCommand, keyCommand } from './key-command.ts'
import type { RowChecks } from './use-checks.ts'
import type { ChoiceListing } from './use-choice.ts'
import type { GridClipboard } from './use-clipboard.ts'
import type { CellEditing } from './use-editing.ts'
import type { GridFill } from './use-fill.ts'
import type { GridSelecting } from './use-selection.ts'

interface KeyOptions extends Pick<GridProps, 'onOpen' | 'onToggle' | 'onUndo' | 'onRedo'> {
  readonly table: GridTable
  readonly view: GridView
  readonly selecting: GridSelecting
  readonly editor: CellEditing
  readonly choice: ChoiceListing | null
  readonly clipboard: GridClipboard
  readonly filling: GridFill
  readonly checks: RowChecks
  readonly onEdits: (edits: readonly GridEdit[]) => void
  readonly onRefuse: (cell: Cell) => void
  /** Empties cells. */
  readonly onClear: (rect: CellRect) => void
  /** Cells that cannot be edited kept their text. */
  readonly onLeft: (places: readonly GridPlace[]) => void
}

/** Handles the keys of the grid's field: before pasting, while editing, and otherwise. */
export function useKeys(options: KeyOptions): (event: KeyboardEvent<HTMLElement>) => void {
  const { table, view, selecting, editor, choice, clipboard, filling, checks } = options
  const { selected, rect } = selecting
  // After Escape, Tab leaves the grid instead of moving in it.
  const leaves = useRef(false)

  const show = (next: Selected) => {
    selecting.select(next)
    view.reveal(next.active)
  }
  const showFocus = (next: Selected) => {
    selecting.select(next)
    view.reveal(next.range.focus)
  }
  const walk = (from: Selected, along: 'row' | 'column', step: 1 | -1): boolean => {
    const next = walkSelected(from, along, step, table.size)
    if (next) show(next)
    return next !== null
  }

  const pressInEditor = (event: KeyboardEvent<HTMLElement>, from: Selected) => {
    const { editing, commit, cancel, change } = editor
    if (!editing) return
    const { key, shiftKey } = event
    const step = shiftKey ? -1 : 1
    const picked = choice?.pick() ?? undefined
    if (key === 'Escape') {
      event.stopPropagation()
      cancel()
    } else if (key === 'Enter' && editing.chosen && picked) {
      // One of several: the list stays open for the next.
      change(picked)
    } else if (key === 'Enter' || key === 'Tab') {
      // In a list of several, Tab takes a marked option only if something was typed to find it.
      commit(editing.chosen && editing.text.trim() === '' ? undefined : picked)
      walk(from, key === 'Tab' ? 'row' : 'column', step)
    } else if (choice && (key === 'ArrowDown' || key === 'ArrowUp')) {
      choice.step(key === 'ArrowDown' ? 1 : -1)
    } else if (key === 'Backspace' && editing.chosen && editing.text === '') {
      change({ chosen: editing.chosen.slice(0, -1) })
    } else {
      const direction = editing.isTyped && !choice ? directionOf(key, view.isRtl()) : null
      if (!direction || shiftKey) return
      commit()
      show(selectedAt(moveCell(from.active, direction, table.size)))
    }
    event.preventDefault()
  }

  /** Returns whether the key was used up. */
  const run = (command: KeyCommand, from: Selected): boolean => {
    switch (command.kind) {
      case 'move':
        showFocus(moveSelected(from, command.move, table.size, command.extend, view.pageRows()))
        return true
      case 'jump': {
        const start = command.extend ? from.range.focus : from.active
        const isFilled = (cell: Cell) => table.textAt(cell) !== ''
        const to = jumpCell(start, command.direction, table.size, isFilled)
        showFocus(command.extend ? extendTo(from, to) : selectedAt(to))
        return true
      }
      case 'walk':
        return !(leaves.current && command.along === 'row') && walk(from, command.along, command.step)
      case 'edit':
        view.reveal(from.active)
        editor.begin(from.active, null)
        return true
      case 'clear': {
        if (!rect) return true
        options.onClear(rect)
        if (cellCount(rect) > 1) options.onLeft(table.leftOf(rect, null))
        else if (!table.canEdit(from.active)) options.onRefuse(from.active)
        return true
      }
      case 'all':
        selecting.select(selectAll(from, table.layout, table.size))
        return true
      case 'fill':
        filling.fill(command.side)
        return true
      case 'open': {
        const place = table.placeAt(from.active)
        if (place) options.onOpen?.(place.row)
        return true
      }
      case 'check':
        if (rect) checks.toggleLines(rect.top, rect.bottom)
        return true
      case 'cancel':
        // The selection stays: Tab now leaves the grid, to what can be done with the selected cells.
        return false
      case 'group': {
        const { layout } = table
        const at = layout.lines[from.active.row]?.at ?? 0
        const group = command.isOpen ? nearestClosedGroup(layout, at) : layout.groups[groupAt(layout.groups, at)]?.head
        if (group) options.onToggle?.(group.id)
        return true
      }
      case 'undo':
        options.onUndo?.()
        return true
      case 'redo':
        options.onRedo?.()
        return true
    }
  }

  return (event) => {
    // The keys of an input method belong to it, also the Enter that ends a composition.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    if (clipboard.plan && (event.key === 'Enter' || event.key === 'Escape')) {
      event.preventDefault()
      event.stopPropagation()
      return event.key === 'Enter' ? clipboard.paste() : clipboard.cancel()
    }
    if (clipboard.within && event.key === ' ') {
      event.preventDefault()
      return clipboard.within.toggle()
    }
    if (!selected) return
    if (editor.editing) return pressInEditor(event, selected)
    const command = keyCommand(event, view.isRtl())
    if (clipboard.plan && (command || isTyping(event))) clipboard.cancel()
    if (command && run(command, selected)) event.preventDefault()
    else if (!command && isTyping(event) && !table.canEdit(selected.active)) options.onRefuse(selected.active)
    leaves.current = event.key === 'Escape' || (leaves.current && (event.key === 'Shift' || event.key === 'Tab'))
  }
}
