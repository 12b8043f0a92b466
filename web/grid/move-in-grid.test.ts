import { describe, expect, test } from 'vitest'
import type { GridArea } from './grid-area.ts'
import { type GridMove, moveInGrid } from './move-in-grid.ts'

// Column 0 holds headers; A spans three columns, T spans two rows, and there are gaps.
//      0  1  2  3  4
//   1  h  A  A  A  T
//   2  h  B  ·  C  T
//   3  h  D  E  F  G
//   4  h  ·  H  ·  I
const cells = [
  ...[1, 2, 3, 4].map((row) => area(row, 0)),
  area(1, 1, { columns: 3 }),
  area(1, 4, { rows: 2 }),
  area(2, 1),
  area(2, 3),
  ...[1, 2, 3, 4].map((column) => area(3, column)),
  area(4, 2),
  area(4, 4),
]

function area(row: number, column: number, span: Partial<GridArea> = {}): GridArea {
  return { row, column, rows: 1, columns: 1, ...span }
}

function walk(key: string, row: number, column: number, move: Partial<GridMove> = {}): string | null {
  const spot = moveInGrid(cells, { row, column }, { key, ctrlKey: false, rtl: false, page: 2, ...move })
  return spot && `${spot.row},${spot.column}`
}

describe('arrows along a row', () => {
  test('go to the next cell, over gaps, from a header and back to it', () => {
    expect(walk('ArrowRight', 2, 0)).toBe('2,1')
    expect(walk('ArrowRight', 2, 1)).toBe('2,3')
    expect(walk('ArrowLeft', 2, 3)).toBe('2,1')
    expect(walk('ArrowLeft', 2, 1)).toBe('2,0')
  })

  test('stop at the ends', () => {
    expect(walk('ArrowLeft', 2, 0)).toBeNull()
    expect(walk('ArrowRight', 3, 4)).toBeNull()
  })

  test('leave a wide cell from any of its columns', () => {
    expect(walk('ArrowRight', 1, 1)).toBe('1,4')
    expect(walk('ArrowRight', 1, 3)).toBe('1,4')
    expect(walk('ArrowLeft', 1, 3)).toBe('1,0')
    expect(walk('ArrowLeft', 1, 4)).toBe('1,1')
  })

  test('keep to the row on which they entered a tall cell', () => {
    expect(walk('ArrowRight', 2, 3)).toBe('2,4')
    expect(walk('ArrowLeft', 2, 4)).toBe('2,3')
  })

  test('are mirrored in right-to-left', () => {
    const rtl = { rtl: true }
    expect(walk('ArrowLeft', 2, 1, rtl)).toBe('2,3')
    expect(walk('ArrowRight', 2, 3, rtl)).toBe('2,1')
    expect(walk('ArrowRight', 2, 0, rtl)).toBeNull()
    expect(walk('ArrowDown', 2, 1, rtl)).toBe('3,1')
  })
})

describe('arrows along a column', () => {
  test('go to the next cell, over gaps', () => {
    expect(walk('ArrowDown', 2, 3)).toBe('3,3')
    expect(walk('ArrowUp', 3, 2)).toBe('1,2')
    expect(walk('ArrowDown', 1, 2)).toBe('3,2')
  })

  test('leave a wide cell in the column in which they entered it', () => {
    expect(walk('ArrowUp', 2, 3)).toBe('1,3')
    expect(walk('ArrowDown', 1, 3)).toBe('2,3')
  })

  test('pass a tall cell in one step and enter it from below on its lowest row', () => {
    expect(walk('ArrowDown', 1, 4)).toBe('3,4')
    expect(walk('ArrowUp', 3, 4)).toBe('2,4')
    expect(walk('ArrowUp', 2, 4)).toBeNull()
  })

  test('stop where the column ends', () => {
    expect(walk('ArrowDown', 3, 1)).toBeNull()
    expect(walk('ArrowUp', 1, 0)).toBeNull()
  })
})

describe('jumps', () => {
  test('Home and End go to the ends of the row in either direction of writing', () => {
    expect(walk('Home', 2, 3)).toBe('2,0')
    expect(walk('End', 2, 1)).toBe('2,4')
    expect(walk('End', 2, 1, { rtl: true })).toBe('2,4')
  })

  test('with Ctrl they go to the first and the last cell', () => {
    expect(walk('Home', 3, 3, { ctrlKey: true })).toBe('1,0')
    expect(walk('End', 1, 1, { ctrlKey: true })).toBe('4,4')
  })

  test('Page Up and Page Down move by a page, to the last cell within it if it ends in a gap, else to the next cell', () => {
    expect(walk('PageDown', 1, 0)).toBe('3,0')
    expect(walk('PageUp', 4, 0)).toBe('2,0')
    expect(walk('PageDown', 2, 3)).toBe('3,3')
    expect(walk('PageDown', 1, 1, { page: 1 })).toBe('2,1')
    expect(walk('PageDown', 1, 2, { page: 1 })).toBe('3,2')
    expect(walk('PageDown', 3, 0, { page: 20 })).toBe('4,0')
  })
})

test('other keys and an empty grid lead nowhere', () => {
  expect(walk('a', 1, 1)).toBeNull()
  expect(moveInGrid([], { row: 1, column: 1 }, { key: 'End', ctrlKey: true, rtl: false, page: 1 })).toBeNull()
})
