import { expect, test } from 'vitest'
import { blocksOf } from './blocks.ts'
import type { GridArea } from './grid-area.ts'

// Columns begin at 43, 86, 129 … and cells are 40 long; after the fourth comes a street of 24.
const along = {
  gap: 3,
  extentOf: ({ column, columns }: GridArea) => ({ start: column * 43 + (column > 4 ? 24 : 0), size: columns * 43 - 3 }),
}

function blocksWith(...places: (readonly [column: number, columns?: number])[]) {
  return blocksOf(
    places.map(([column, columns = 1]): GridArea => ({ row: 1, rows: 1, column, columns })),
    along,
  )
}

test('parts a row into blocks of twelve columns', () => {
  const blocks = blocksWith([1], [2], [12], [13], [30])
  expect(blocks.map(({ index, cells }) => [index, cells.map(({ cell }) => cell.column)])).toEqual([
    [0, [1, 2, 12]],
    [1, [13]],
    [2, [30]],
  ])
})

test('knows where a block and its cells stand', () => {
  const [block] = blocksWith([1], [4], [5])
  expect(block).toMatchObject({ start: 43, end: 279 })
  expect(block?.cells.map(({ start, end }) => [start, end])).toEqual([
    [43, 83],
    [172, 212],
    [239, 279],
  ])
})

test('knows the columns without units and the streets between its cells', () => {
  const [block] = blocksWith([1], [3], [4], [5], [6])
  expect(block?.cells.map(({ space }) => space)).toEqual([0, 43, 0, 24, 0])
})

test('is as long as its cells, also where one reaches into the next block', () => {
  expect(blocksWith([12, 2])).toMatchObject([{ start: 540, end: 623 }])
})
