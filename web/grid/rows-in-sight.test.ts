import { expect, test } from 'vitest'
import type { GridArea } from './grid-area.ts'
import { blockRows, rowsInSight } from './rows-in-sight.ts'

function area(row: number, column: number, rows = 1): GridArea {
  return { row, column, rows, columns: 1 }
}

// Nine rows of six cells in blocks of six columns; in row 4 those are 10 to 14 and 15, in row 5 10 to 13 and 14 to 15. A
// cell of column 12 stands from 120 to 129.
const flat = [9, 8, 7, 6, 5, 4, 3, 2, 1].flatMap((row) => [11, 10, 12, 13, 15, 14].map((column) => area(row, column)))
const along = { gap: 1, blockColumns: 6, extentOf: ({ column }: GridArea) => ({ start: column * 10, size: 9 }) }
const sight = { rows: { from: 3, to: 5 }, from: 0, to: 200 }
const stop = { row: 4, column: 10 }

function drawn(cells: readonly GridArea[], seen: Partial<typeof sight> = {}, at = stop): string[] {
  return rowsInSight(blockRows(cells, 9, along), { ...sight, ...seen }, at).map(({ row, blocks }) => {
    const columns = blocks.map(({ cells: inBlock }) => inBlock.map(({ cell }) => cell.column))
    return `${row}: ${columns.map((inBlock) => inBlock.join(' ')).join(' | ')}`
  })
}

test('draws the rows in sight from top to bottom, their blocks along the row', () => {
  expect(drawn(flat)).toEqual(['4: 10 11 12 13 14 | 15', '5: 10 11 12 13 | 14 15'])
})

test('draws only those blocks of which something is in sight, but all of these', () => {
  const at = { row: 5, column: 15 }
  expect(drawn(flat, { from: 138 }, at)).toEqual(['4: 10 11 12 13 14 | 15', '5: 10 11 12 13 | 14 15'])
  expect(drawn(flat, { from: 139 }, at)).toEqual(['4: 10 11 12 13 14 | 15', '5: 14 15'])
  expect(drawn(flat, { from: 149 }, at)).toEqual(['4: 15', '5: 14 15'])
  expect(drawn(flat, { to: 141 })).toEqual(['4: 10 11 12 13 14', '5: 10 11 12 13 | 14 15'])
  expect(drawn(flat, { to: 140 })).toEqual(['4: 10 11 12 13 14', '5: 10 11 12 13'])
})

test('draws the block of the tab stop wherever it has been left, in its place', () => {
  const inSight = ['4: 10 11 12 13 14 | 15', '5: 10 11 12 13 | 14 15']
  expect(drawn(flat, {}, { row: 1, column: 12 })).toEqual(['1: 12 13 14 15', ...inSight])
  expect(drawn(flat, {}, { row: 7, column: 11 })).toEqual([...inSight, '7: 10 11'])
  expect(drawn(flat, { from: 149 })).toEqual(['4: 10 11 12 13 14 | 15', '5: 14 15'])
})

test('draws the row of a head that is the tab stop', () => {
  expect(drawn(flat, { to: 110 }, { row: 8, column: 0 })).toEqual(['4: 10 11 12 13 14', '5: 10 11 12 13', '8: '])
})

test('draws tall cells that reach into sight from above, also as the tab stop', () => {
  const tall = [...flat.filter(({ row, column }) => column < 15 || row < 3 || row > 4), area(3, 15, 2)]
  expect(drawn(tall)).toEqual(['3: 10 11 12 13 14 15', '4: 10 11 12 13 14', '5: 10 11 12 13 | 14 15'])
  expect(drawn(tall, { rows: { from: 6, to: 7 }, to: 110 }, { row: 4, column: 15 })).toEqual([
    '3: 10 11 12 13 14 15',
    '4: ',
    '6: 10 11 12',
    '7: 10 11',
  ])
})

test('draws nothing but the block of the tab stop before anything is measured', () => {
  expect(drawn(flat, { rows: { from: 0, to: 0 } })).toEqual(['4: 10 11 12 13 14'])
})
