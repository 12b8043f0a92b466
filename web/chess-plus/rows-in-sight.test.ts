import { expect, test } from 'vitest'
import { anInstance, chessOf } from '#domain/chess/chess.fixture.ts'
import { measuresOf } from './measures.ts'
import { rowsInSight } from './rows-in-sight.ts'
import { skylineOf } from './skyline.ts'

// Three storeys of four units, 11 to 14 on the lowest.
const storeys = [1, 2, 3].map((storey) => [1, 2, 3, 4].map((n) => anInstance({ id: storey * 10 + n })))
const skyline = skylineOf(chessOf(...storeys).estates)
const measures = measuresOf(skyline, 800, false)
// Cells begin at 56, 99, 142, 185: the second and the third are in sight, of the two lower storeys.
const window = { measures, rows: { from: 1, to: 3 }, from: 99, to: 180 }

function idsBy(stopId: number) {
  const stop = skyline.cells.find(({ instance }) => instance.id === stopId)
  return rowsInSight(skyline, window, stop).map(({ row, cells }) => [row, cells.map(({ instance }) => instance.id)])
}

test('only what is in sight is drawn', () => {
  expect(idsBy(22)).toEqual([
    [2, [22, 23]],
    [3, [12, 13]],
  ])
})

test('the tab stop is drawn also out of sight, in its row', () => {
  expect(idsBy(14)).toEqual([
    [2, [22, 23]],
    [3, [12, 13, 14]],
  ])
  expect(idsBy(31)).toEqual([
    [2, [22, 23]],
    [3, [12, 13]],
    [1, [31]],
  ])
})
