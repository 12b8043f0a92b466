import { expect, test } from 'vitest'
import { buildChess } from './build-chess.ts'
import { anEstate, anInstance, aSection, aStorey, projectAnswer, SOLD } from './chess.fixture.ts'
import type { Estate } from './chess.ts'
import { gridOf, rowsOf } from './grid.ts'

// A low section and a high one with a cellar; the penthouse reaches over two columns and two storeys.
const low = aSection([aStorey(1, [anInstance({ id: 1 }), anInstance({ id: 2 })])], { id: 50, number: 1 })
const high = aSection(
  [
    aStorey(-1, [anInstance({ id: 3, layout_id: 4, price: 20_000 })], { id: 201 }),
    aStorey(1, [anInstance({ id: 4, position: 2, price: 90_000 })], { id: 202 }),
    aStorey(2, [anInstance({ id: 5, position: 1, span: { columns: 2, storeys: 2 } })], { id: 203 }),
    aStorey(3, [anInstance({ id: 6, position: 3, status_id: SOLD })], { id: 204 }),
  ],
  { id: 51, number: 2 },
)

const empty = aSection([aStorey(1, [], { id: 301 })], { id: 52, number: 3 })

function estateOf(...sections: Parameters<typeof anEstate>[0]): Estate {
  return buildChess(projectAnswer, [anEstate(sections)]).estates[0] as Estate
}

test('puts sections side by side on one ground line', () => {
  const grid = gridOf(estateOf(low, high))
  expect(grid.storeys).toEqual([3, 2, 1, -1])
  expect(grid.heads.map(({ section, column, columns }) => [section.id, column, columns])).toEqual([
    [50, 1, 2],
    [51, 3, 3],
  ])
  const places = grid.cells.map(({ instance, row, column }) => [instance.id, row, column])
  expect(places).toEqual([
    [1, 3, 1],
    [2, 3, 2],
    [3, 4, 3],
    [4, 3, 4],
    [5, 1, 3],
    [6, 1, 5],
  ])
})

test('extends a unit over several storeys upwards from its own storey', () => {
  const penthouse = gridOf(estateOf(high)).cells.find(({ instance }) => instance.id === 5)
  expect(penthouse).toMatchObject({ row: 1, rows: 2, column: 1, columns: 2 })
})

test('does not extend a unit above the highest row', () => {
  const top = aStorey(1, [anInstance({ id: 1, span: { columns: 1, storeys: 2 } })])
  expect(gridOf(estateOf(aSection([top]))).cells[0]).toMatchObject({ row: 1, rows: 1 })
})

test('gives no column to a section without units', () => {
  expect(gridOf(estateOf(low, empty)).heads).toHaveLength(1)
  expect(gridOf(estateOf(empty))).toMatchObject({ columns: 0, heads: [], cells: [] })
})

test('adds up the free units of a storey over all sections', () => {
  const rows = rowsOf(estateOf(low, high, empty))
  expect(rows.map(({ number, free_count, min_price }) => [number, free_count, min_price])).toEqual([
    [3, 0, null],
    [2, 1, 100_000],
    [1, 3, 90_000],
    [-1, 1, 20_000],
  ])
  expect(rows[2]?.storeys.map(({ id }) => id)).toEqual([101, 202, 301])
})
