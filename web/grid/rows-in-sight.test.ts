import { expect, test } from 'vitest'
import type { GridArea } from './grid-area.ts'
import { gridRows } from './rows-in-sight.ts'

function area(row: number, column: number, rows = 1): GridArea {
  return { row, column, rows, columns: 1 }
}

// Nine rows of six cells; in row 4 the blocks are 10 to 12 and 13 to 15, in row 5 10 to 11 and 12 to 15. A cell in column
// 12 extends from 120 to 129.
const flat = [9, 8, 7, 6, 5, 4, 3, 2, 1].flatMap((row) => [11, 10, 12, 13, 15, 14].map((column) => area(row, column)))
const extents = { gap: 1, extentOf: ({ column }: GridArea) => ({ start: column * 10, size: 9 }) }
const sight = { rows: { from: 3.5, to: 4.5 }, from: 0, to: 200 }
const stop = { row: 4, column: 10 }

function rendered(cells: readonly GridArea[], seen: Partial<typeof sight> = {}, at = stop): string[] {
  return gridRows(
    cells,
    9,
    extents,
  )({ ...sight, ...seen }, at).map(({ row, blocks }) => {
    const columns = blocks.map(({ cells: inBlock }) => inBlock.map(({ cell }) => cell.column))
    return `${row}: ${columns.map((inBlock) => inBlock.join(' ')).join(' | ')}`
  })
}

const inSight = ['4: 10 11 12 | 13 14 15', '5: 10 11 | 12 13 14 15']

test('returns the visible rows from top to bottom, with their blocks in order', () => {
  expect(rendered(flat)).toEqual(inSight)
})

test('returns exactly the blocks that are at least partly visible', () => {
  const at = { row: 5, column: 15 }
  expect(rendered(flat, { from: 118 }, at)).toEqual(inSight)
  expect(rendered(flat, { from: 119 }, at)).toEqual(['4: 10 11 12 | 13 14 15', '5: 12 13 14 15'])
  expect(rendered(flat, { from: 129 }, at)).toEqual(['4: 13 14 15', '5: 12 13 14 15'])
  expect(rendered(flat, { to: 131 })).toEqual(inSight)
  expect(rendered(flat, { to: 130 })).toEqual(['4: 10 11 12', '5: 10 11 | 12 13 14 15'])
})

test('returns every second block half a row before it is visible', () => {
  const more = ['3: 10 11 12 13 | 14 15', ...inSight]
  expect(rendered(flat, { rows: { from: 2.5, to: 4.5 } })).toEqual(more)
  expect(rendered(flat, { rows: { from: 2.5, to: 5 } })).toEqual([...more, '6: 10'])
  expect(rendered(flat, { rows: { from: 2, to: 4.5 } })).toEqual(['2: 10 11 12 13 14', ...more])
})

test('returns the same row object if nothing in it has changed', () => {
  const rowsInSight = gridRows(flat, 9, extents)
  const [fourth, fifth] = rowsInSight(sight, stop)
  const [fourthAgain, fifthAgain] = rowsInSight({ ...sight, from: 119 }, stop)
  expect(fourthAgain).toBe(fourth)
  expect(fifthAgain).not.toBe(fifth)
})

test('returns the block of the tab stop wherever it is, in order', () => {
  expect(rendered(flat, {}, { row: 1, column: 12 })).toEqual(['1: 10 11 12 13 14 15', ...inSight])
  expect(rendered(flat, {}, { row: 6, column: 12 })).toEqual([...inSight, '6: 11 12 13 14 15'])
  expect(rendered(flat, { from: 149 })).toEqual(['4: 10 11 12 | 13 14 15', '5: 12 13 14 15'])
})

test('returns the row of a header that is the tab stop', () => {
  expect(rendered(flat, { to: 110 }, { row: 8, column: 0 })).toEqual(['4: 10 11 12', '5: 10 11', '8: '])
})

test('returns tall cells that begin above the visible rows, also as the tab stop', () => {
  const tall = [...flat.filter(({ row, column }) => column < 15 || row < 3 || row > 4), area(3, 15, 2)]
  expect(rendered(tall)).toEqual(['3: 14 15', '4: 10 11 12 | 13 14', '5: 10 11 | 12 13 14 15'])
  expect(rendered(tall, { rows: { from: 6.5, to: 7 }, to: 110 }, { row: 4, column: 15 })).toEqual([
    '3: 14 15',
    '4: ',
    '7: 10 11 12 13 14 15',
    '8: 10 11 12 13 14 15',
  ])
})

test('returns only the block of the tab stop before anything is measured', () => {
  expect(rendered(flat, { rows: { from: 0, to: 0 } })).toEqual(['4: 10 11 12'])
})
