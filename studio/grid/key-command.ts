import type { CellMove } from '#domain/table/cell-range.ts'
import type { JumpDirection } from '#domain/table/jump-cell.ts'

/** What a key means while no cell is edited. */
export type KeyCommand =
  | { readonly kind: 'move'; readonly move: CellMove; readonly extend: boolean }
  | { readonly kind: 'jump'; readonly direction: JumpDirection; readonly extend: boolean }
  /** To the next cell: along rows by Tab, along columns by Enter. */
  | { readonly kind: 'walk'; readonly along: 'row' | 'column'; readonly step: 1 | -1 }
  | { readonly kind: 'edit' | 'clear' | 'open' | 'check' | 'all' | 'cancel' | 'undo' | 'redo' }
  | { readonly kind: 'fill'; readonly side: 'down' | 'end' }
  | { readonly kind: 'group'; readonly isOpen: boolean }

/** The pressed key, as browsers report it. */
export interface PressedKey {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
  readonly altKey: boolean
}

const PAGES: Readonly<Record<string, CellMove>> = { PageUp: 'pageUp', PageDown: 'pageDown' }

/** The command of a key; null if it has none, so that typing can begin. Left and right swap in right-to-left. */
export function keyCommand(pressed: PressedKey, rtl: boolean): KeyCommand | null {
  const { key, shiftKey, altKey } = pressed
  const isCtrl = pressed.ctrlKey || pressed.metaKey
  const direction = directionOf(key, rtl)
  if (direction) return arrowCommand(direction, pressed, isCtrl)
  if (altKey) return null
  const page = PAGES[key]
  if (page) return { kind: 'move', move: page, extend: shiftKey }
  if (isCtrl) return ctrlCommand(key, shiftKey)
  switch (key) {
    case 'Home':
    case 'End':
      return { kind: 'move', move: key === 'Home' ? 'rowStart' : 'rowEnd', extend: shiftKey }
    case 'Tab':
      return { kind: 'walk', along: 'row', step: shiftKey ? -1 : 1 }
    case 'Enter':
      return shiftKey ? { kind: 'walk', along: 'column', step: -1 } : { kind: 'edit' }
    case 'F2':
      return { kind: 'edit' }
    case 'Escape':
      return { kind: 'cancel' }
    case 'Delete':
    case 'Backspace':
      return { kind: 'clear' }
    case ' ':
      return { kind: shiftKey ? 'check' : 'open' }
    default:
      return null
  }
}

/** Whether a key types a character. */
export function isTyping({ key, ctrlKey, metaKey, altKey }: PressedKey): boolean {
  // AltGr reports Ctrl and Alt together.
  return [...key].length === 1 && (!(ctrlKey || metaKey) || (ctrlKey && altKey))
}

/** The direction of reading of an arrow key. */
export function directionOf(key: string, rtl: boolean): JumpDirection | null {
  if (key === 'ArrowUp') return 'up'
  if (key === 'ArrowDown') return 'down'
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null
  return (key === 'ArrowRight') === rtl ? 'start' : 'end'
}

function arrowCommand(direction: JumpDirection, { shiftKey, altKey }: PressedKey, isCtrl: boolean): KeyCommand | null {
  if (altKey && shiftKey && (direction === 'up' || direction === 'down')) {
    return { kind: 'group', isOpen: direction === 'down' }
  }
  // Alt and an arrow belongs to the browser, except the one that opens lists.
  if (altKey) return direction === 'down' ? { kind: 'edit' } : null
  if (isCtrl) return { kind: 'jump', direction, extend: shiftKey }
  return { kind: 'move', move: direction, extend: shiftKey }
}

function ctrlCommand(key: string, shiftKey: boolean): KeyCommand | null {
  switch (key.toLowerCase()) {
    case 'home':
      return { kind: 'move', move: 'first', extend: shiftKey }
    case 'end':
      return { kind: 'move', move: 'last', extend: shiftKey }
    case 'a':
      return { kind: 'all' }
    case 'd':
      return { kind: 'fill', side: 'down' }
    case 'r':
      // With Shift the browser reloads.
      return shiftKey ? null : { kind: 'fill', side: 'end' }
    case 'z':
      return { kind: shiftKey ? 'redo' : 'undo' }
    case 'y':
      return { kind: 'redo' }
    default:
      return null
  }
}
