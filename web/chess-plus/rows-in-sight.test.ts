import { expect, test } from 'vitest'
import { anInstance, chessOf } from '#domain/chess/chess.fixture.ts'
import { blocksOf } from './blocks.ts'
import { measuresOf } from './measures.ts'
import { rowsInSight } from './rows-in-sight.ts'
import { skylineOf } from './skyline.ts'

// Three storeys of nine units, 11 to 19 on the lowest, in blocks of three.
const storeys = [1, 2, 3].map((storey) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => anInstance({ id: storey * 10 + n })))
const skyline = skylineOf(chessOf(...storeys).estates)
const measures = measuresOf(skyline, 800, false)
const blocks = skyline.rows.map((row) => blocksOf(row, measures))
// Blocks begin at 56, 185, 314 and are 126 long: the second is in sight, of the two lower storeys.
const window = { rows: { from: 1, to: 3 }, from: 182, to: 314 }

function idsBy(stopId: number) {
  const stop = skyline.cells.find(({ instance }) => instance.id === stopId)
  return rowsInSight(blocks, window, stop).map((drawn) => [
    drawn.row,
    drawn.blocks.flatMap(({ cells }) => cells.map(({ cell }) => cell.instance.id)),
  ])
}

test('only what is in sight is drawn, block by block', () => {
  expect(idsBy(24)).toEqual([
    [2, [24, 25, 26]],
    [3, [14, 15, 16]],
  ])
})

test('the block of the tab stop is drawn also out of sight, in its row', () => {
  expect(idsBy(19)).toEqual([
    [2, [24, 25, 26]],
    [3, [14, 15, 16, 17, 18, 19]],
  ])
  expect(idsBy(34)).toEqual([
    [1, [34, 35, 36]],
    [2, [24, 25, 26]],
    [3, [14, 15, 16]],
  ])
})
