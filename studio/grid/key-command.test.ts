import { describe, expect, it } from 'vitest'
import { isTyping, keyCommand, type PressedKey } from './key-command.ts'

/** A key such as `Ctrl Shift a`. */
function press(keys: string): PressedKey {
  const parts = keys.split(' ')
  const key = parts.at(-1) ?? ''
  return {
    key: key === 'Space' ? ' ' : key,
    ctrlKey: parts.includes('Ctrl'),
    metaKey: parts.includes('Meta'),
    shiftKey: parts.includes('Shift'),
    altKey: parts.includes('Alt'),
  }
}

const commandOf = (keys: string, rtl = false) => keyCommand(press(keys), rtl)

describe('keys of the grid', () => {
  it('move, and with Shift extend', () => {
    expect(commandOf('ArrowDown')).toEqual({ kind: 'move', move: 'down', extend: false })
    expect(commandOf('Shift ArrowRight')).toEqual({ kind: 'move', move: 'end', extend: true })
    expect(commandOf('PageDown')).toEqual({ kind: 'move', move: 'pageDown', extend: false })
    expect(commandOf('Home')).toEqual({ kind: 'move', move: 'rowStart', extend: false })
    expect(commandOf('Ctrl Shift End')).toEqual({ kind: 'move', move: 'last', extend: true })
    expect(commandOf('Ctrl ArrowUp')).toEqual({ kind: 'jump', direction: 'up', extend: false })
  })

  it('mirror in right-to-left', () => {
    expect(commandOf('ArrowRight', true)).toEqual({ kind: 'move', move: 'start', extend: false })
    expect(commandOf('Ctrl Shift ArrowLeft', true)).toEqual({ kind: 'jump', direction: 'end', extend: true })
  })

  it('work with the command key of a Mac', () => {
    expect(commandOf('Meta a')).toEqual({ kind: 'all' })
    expect(commandOf('Meta Shift z')).toEqual({ kind: 'redo' })
  })

  it('edit, clear, fill, open, check', () => {
    expect(['Enter', 'F2', 'Alt ArrowDown'].map((key) => commandOf(key)?.kind)).toEqual(['edit', 'edit', 'edit'])
    expect(commandOf('Backspace')).toEqual({ kind: 'clear' })
    expect(commandOf('Ctrl d')).toEqual({ kind: 'fill', side: 'down' })
    expect(commandOf('Ctrl R')).toEqual({ kind: 'fill', side: 'end' })
    expect(commandOf('Space')).toEqual({ kind: 'open' })
    expect(commandOf('Shift Space')).toEqual({ kind: 'check' })
    expect(commandOf('Alt Shift ArrowUp')).toEqual({ kind: 'group', isOpen: false })
  })

  it('leave reloading, copying and the browser history alone', () => {
    expect(['Ctrl Shift R', 'Ctrl c', 'Ctrl v', 'Alt ArrowLeft', 'F5', 'Shift'].map((key) => commandOf(key))).toEqual([
      null,
      null,
      null,
      null,
      null,
      null,
    ])
  })

  it('type characters, also with AltGr', () => {
    expect(['a', 'Shift A', '5', 'ж', '😀', 'Ctrl Alt @'].map((key) => isTyping(press(key)))).toEqual(
      Array.from({ length: 6 }, () => true),
    )
    expect(['Ctrl a', 'Meta c', 'F2', 'Enter', 'Dead'].map((key) => isTyping(press(key)))).toEqual(
      Array.from({ length: 5 }, () => false),
    )
  })
})
