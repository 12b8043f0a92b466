import { expect, test } from 'vitest'
import { cellAt, type GridArea, knownSpot } from './grid-area.ts'

// A header, a wide cell, a tall one, and a low one in the second row beside a gap.
const head: GridArea = { row: 1, column: 0, rows: 1, columns: 1 }
const wide: GridArea = { row: 1, column: 2, rows: 1, columns: 2 }
const tall: GridArea = { row: 1, column: 4, rows: 2, columns: 1 }
const low: GridArea = { row: 2, column: 1, rows: 1, columns: 1 }
const cells = [head, low, tall, wide]

test('finds the cell at a spot; wide and tall cells at any spot they cover', () => {
  expect(cellAt(cells, { row: 1, column: 3 })).toBe(wide)
  expect(cellAt(cells, { row: 2, column: 4 })).toBe(tall)
  expect(cellAt(cells, { row: 2, column: 2 })).toBeUndefined()
})

test('a spot whose cell was removed falls back to the first cell of the top row, not to a header', () => {
  expect(knownSpot(cells, { row: 2, column: 4 })).toEqual({ row: 2, column: 4 })
  expect(knownSpot(cells, { row: 1, column: 0 })).toEqual({ row: 1, column: 0 })
  expect(knownSpot(cells, { row: 2, column: 2 })).toMatchObject({ row: 1, column: 2 })
})
