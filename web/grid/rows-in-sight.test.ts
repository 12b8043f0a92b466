import { expect, test } from 'vitest'
import type { GridArea } from './grid-area.ts'
import { blockRows, rowsInSight } from './rows-in-sight.ts'

function area(row: number, column: number, rows = 1): GridArea {
  return { row, column, rows, columns: 1 }
}

// Nine rows of six cells in two blocks: those of columns 10 to 12 stand from 100 to 129, of 13 to 15 from 130 to 159.
const flat = [9, 8, 7, 6, 5, 4, 3, 2, 1].flatMap((row) => [11, 10, 12, 13, 15, 14].map((column) => area(row, column)))
const along = { gap: 1, extentOf: ({ column }: GridArea) => ({ start: column * 10, size: 9 }) }
const sight = { rows: { from: 3, to: 5 }, from: 0, to: 200 }
const stop = { row: 4, column: 10 }

function drawn(cells: readonly GridArea[], seen: Partial<typeof sight> = {}, at = stop): string[] {
  return rowsInSight(blockRows(cells, 9, along), { ...sight, ...seen }, at).map(({ row, blocks }) => {
    const columns = blocks.map(({ block, from, to }) => block.cells.slice(from, to).map(({ cell }) => cell.column))
    return `${row}: ${columns.map((inBlock) => inBlock.join(' ')).join(' | ')}`
  })
}

test('draws the rows in sight from top to bottom, their blocks along the row', () => {
  expect(drawn(flat)).toEqual(['4: 10 11 12 | 13 14 15', '5: 10 11 12 | 13 14 15'])
})

test('draws only those cells of which something is in sight', () => {
  const at = { row: 5, column: 15 }
  expect(drawn(flat, { from: 118 }, at)).toEqual(['4: 11 12 | 13 14 15', '5: 11 12 | 13 14 15'])
  expect(drawn(flat, { from: 119 }, at)).toEqual(['4: 12 | 13 14 15', '5: 12 | 13 14 15'])
  expect(drawn(flat, { from: 129 }, at)).toEqual(['4: 13 14 15', '5: 13 14 15'])
  expect(drawn(flat, { to: 140 })).toEqual(['4: 10 11 12 | 13', '5: 10 11 12 | 13'])
})

test('draws the tab stop wherever it has been left, in its place', () => {
  expect(drawn(flat, {}, { row: 1, column: 12 })).toEqual(['1: 12', '4: 10 11 12 | 13 14 15', '5: 10 11 12 | 13 14 15'])
  expect(drawn(flat, {}, { row: 9, column: 14 })).toEqual(['4: 10 11 12 | 13 14 15', '5: 10 11 12 | 13 14 15', '9: 14'])
})

test('draws what stands between the tab stop and what is in sight of its block', () => {
  expect(drawn(flat, { from: 125 })).toEqual(['4: 10 11 12 | 13 14 15', '5: 12 | 13 14 15'])
  expect(drawn(flat, { from: 130 })).toEqual(['4: 10 | 13 14 15', '5: 13 14 15'])
})

test('draws the row of a head that is the tab stop', () => {
  expect(drawn(flat, { to: 110 }, { row: 8, column: 0 })).toEqual(['4: 10', '5: 10', '8: '])
})

test('draws tall cells that reach into sight from above, also as the tab stop', () => {
  const tall = [...flat.filter(({ row, column }) => column < 12 || row < 3 || row > 4), area(3, 12, 2)]
  expect(drawn(tall, { to: 130 })).toEqual(['3: 10 11 12', '4: 10 11', '5: 10 11 12'])
  expect(drawn(tall, { rows: { from: 6, to: 7 }, to: 110 }, { row: 4, column: 12 })).toEqual([
    '3: 12',
    '4: ',
    '6: 10',
    '7: 10',
  ])
})

test('draws nothing but the tab stop before anything is measured', () => {
  expect(drawn(flat, { rows: { from: 0, to: 0 } })).toEqual(['4: 10'])
})
