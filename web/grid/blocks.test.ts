import { expect, test } from 'vitest'
import { blocksOf } from './blocks.ts'
import type { GridArea } from './grid-area.ts'

// Columns begin at 43, 86, 129 … and cells are 40 long; a street of 24 follows the fourth column.
const extents = {
  gap: 3,
  extentOf: ({ column, columns }: GridArea) => ({ start: column * 43 + (column > 4 ? 24 : 0), size: columns * 43 - 3 }),
}

function blocksOfRow(row: number, ...places: (readonly [column: number, columns?: number])[]) {
  return blocksOf(
    places.map(([column, columns = 1]): GridArea => ({ row, rows: 1, column, columns })),
    extents,
  )
}

function columnsOfRow(row: number) {
  const blocks = blocksOfRow(row, [1], [7], [8], [9], [30])
  return blocks.map(({ index, cells }) => [index, ...cells.map(({ cell }) => cell.column)])
}

test('splits a row into blocks of eight columns, each row starting one column before the row above', () => {
  expect(columnsOfRow(8)).toEqual([
    [0, 1, 7, 8],
    [1, 9],
    [3, 30],
  ])
  expect(columnsOfRow(9)).toEqual([
    [0, 1, 7],
    [1, 8, 9],
    [3, 30],
  ])
  expect(columnsOfRow(10)).toEqual([
    [0, 1],
    [1, 7, 8, 9],
    [3, 30],
  ])
})

test('measures the position of a block', () => {
  expect(blocksOfRow(1, [1], [4], [5])).toMatchObject([{ start: 43, end: 279 }])
})

test('measures empty columns and streets between the cells of a block', () => {
  const [block] = blocksOfRow(1, [1], [3], [4], [5], [6])
  expect(block?.cells.map(({ space }) => space)).toEqual([0, 43, 0, 24, 0])
})

test('includes a cell that extends into the next block', () => {
  expect(blocksOfRow(12, [12, 2])).toMatchObject([{ start: 540, end: 623 }])
})
