import { expect, test } from 'vitest'
import type { GridCell } from '#domain/chess/grid.ts'
import { cellRows, rowsInSight } from './rows-in-sight.ts'

function cell(row: number, column: number, rows = 1): GridCell {
  return { row, column, rows, columns: 1 } as GridCell
}

const flat = [9, 8, 7, 6, 5, 4, 3, 2, 1].flatMap((row) => [cell(row, 2), cell(row, 1), cell(row, 3)])
const everywhere = () => true

function drawn(cells: readonly GridCell[], sight: Partial<Parameters<typeof rowsInSight>[1]>): string[] {
  const rows = rowsInSight(cellRows(cells, 9), {
    rows: { from: 3, to: 5 },
    isInSight: everywhere,
    stop: { row: 4, column: 1 },
    ...sight,
  })
  return rows.map(({ row, cells: inRow }) => `${row}: ${inRow.map(({ column }) => column).join(' ')}`)
}

test('draws the rows in sight from top to bottom, their cells along the row', () => {
  expect(drawn(flat, {})).toEqual(['4: 1 2 3', '5: 1 2 3'])
})

test('draws only the columns in sight', () => {
  expect(drawn(flat, { isInSight: ({ column }) => column > 1, stop: { row: 5, column: 3 } })).toEqual([
    '4: 2 3',
    '5: 2 3',
  ])
})

test('draws the tab stop wherever it has been left, in its place', () => {
  expect(drawn(flat, { stop: { row: 1, column: 3 } })).toEqual(['1: 3', '4: 1 2 3', '5: 1 2 3'])
  expect(drawn(flat, { stop: { row: 9, column: 2 } })).toEqual(['4: 1 2 3', '5: 1 2 3', '9: 2'])
  expect(drawn(flat, { isInSight: ({ column }) => column > 1 })).toEqual(['4: 1 2 3', '5: 2 3'])
})

test('draws the row of a head that is the tab stop', () => {
  expect(drawn(flat, { stop: { row: 8, column: 0 } })).toEqual(['4: 1 2 3', '5: 1 2 3', '8: '])
})

test('draws tall cells that reach into sight from above, also as the tab stop', () => {
  const tall = [...flat.filter(({ row, column }) => column < 3 || row < 3 || row > 4), cell(3, 3, 2)]
  expect(drawn(tall, {})).toEqual(['3: 1 2 3', '4: 1 2', '5: 1 2 3'])
  expect(drawn(tall, { rows: { from: 6, to: 7 }, stop: { row: 4, column: 3 } })).toEqual([
    '3: 3',
    '4: ',
    '6: 1 2 3',
    '7: 1 2 3',
  ])
})

test('draws nothing but the tab stop before anything is measured', () => {
  expect(drawn(flat, { rows: { from: 0, to: 0 } })).toEqual(['4: 1'])
})
