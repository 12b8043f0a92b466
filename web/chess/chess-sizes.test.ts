import { expect, test } from 'vitest'
import { buildChess } from '#domain/chess/build-chess.ts'
import { anEstate, anInstance, aSection, aStorey, projectAnswer } from '#domain/chess/chess.fixture.ts'
import type { Estate } from '#domain/chess/chess.ts'
import { layOutEstate } from '#domain/chess/grid-layout.ts'
import { chessSizes, columnStarts, extentOf, gridExtent } from './chess-sizes.ts'

const sections = [
  aSection([aStorey(1, [anInstance({ id: 1 }), anInstance({ id: 2 })])], { id: 50, number: 1 }),
  aSection([aStorey(1, [anInstance({ id: 3, position: 1, span: { columns: 2, storeys: 1 } })], { id: 201 })], {
    id: 51,
    number: 2,
  }),
]
const grid = layOutEstate(buildChess(projectAnswer, [anEstate(sections)]).estates[0] as Estate)
const sizes = chessSizes(false, 2)
const starts = columnStarts(grid, sizes)

test('places columns after the axis, a gap apart, and sections further apart', () => {
  expect(starts.slice(1)).toEqual([4, 8.75, 15.5, 20.25])
})

test('a cell that spans columns includes the gaps between them', () => {
  const extents = grid.cells.map((cell) => extentOf(cell, starts, sizes))
  expect(extents).toEqual([
    { start: 4, size: 4.5 },
    { start: 8.75, size: 4.5 },
    { start: 15.5, size: 9.25 },
  ])
})

test('the grid ends after its last column and its lowest row', () => {
  expect(gridExtent(starts, 10, sizes)).toEqual({ inline: 26.25, block: 37.5 })
})

test('rows grow with the lines of a cell', () => {
  expect([chessSizes(false, 2).row, chessSizes(false, 3).row, chessSizes(true, 2).row]).toEqual([3, 4, 2.75])
})
