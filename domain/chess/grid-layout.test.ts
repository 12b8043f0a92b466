import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildChess } from './build-chess.ts'
import { anEstate, anInstance, aSection, aStorey, projectAnswer, SOLD } from './chess.fixture.ts'
import type { Estate, Instance } from './chess.ts'
import { type GridLayout, layOutEstate, layOutSections, storeyRows } from './grid-layout.ts'
import { randomEstates } from './random-estate.fixture.ts'
import { unitsIn } from './units-in.ts'

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
  const grid = layOutEstate(estateOf(low, high))
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
  const penthouse = layOutEstate(estateOf(high)).cells.find(({ instance }) => instance.id === 5)
  expect(penthouse).toMatchObject({ row: 1, rows: 2, column: 1, columns: 2 })
})

test('does not extend a unit above the highest row', () => {
  const top = aStorey(1, [anInstance({ id: 1, span: { columns: 1, storeys: 2 } })])
  expect(layOutEstate(estateOf(aSection([top]))).cells[0]).toMatchObject({ row: 1, rows: 1 })
})

test('gives no column to a section without units', () => {
  expect(layOutEstate(estateOf(low, empty)).heads).toHaveLength(1)
  expect(layOutEstate(estateOf(empty))).toMatchObject({ columns: 0, heads: [], cells: [] })
})

test('groups the storeys of a number over all sections', () => {
  const rows = storeyRows(estateOf(low, high, empty), layOutEstate(estateOf(low, high, empty)).storeys)
  expect(rows.map(({ number }) => number)).toEqual([3, 2, 1, -1])
  expect(rows[2]?.storeys.map(({ id }) => id)).toEqual([101, 202, 301])
})

/** Every row and column that a cell takes, as text. */
const placesOf = ({ cells }: GridLayout) =>
  cells.flatMap(({ row, rows, column, columns }) =>
    Array.from({ length: rows * columns }, (_, at) => `${row + (at % rows)}/${column + Math.floor(at / rows)}`),
  )

/** The storeys of its own section that a unit covers, counted without the layout. */
const ownStoreys = ({ storey, section, span }: Instance) =>
  section.storeys
    .map(({ number }) => number)
    .filter((number) => number >= storey.number)
    .sort((a, b) => a - b)
    .slice(0, span.storeys)

test('cells never overlap, in one estate or in several', () => {
  fc.assert(
    fc.property(randomEstates, (estates) => {
      for (const layout of [
        ...estates.map(layOutEstate),
        layOutSections(
          estates.flatMap(({ sections }) => sections),
          3,
        ),
      ]) {
        const places = placesOf(layout)
        expect(new Set(places).size).toBe(places.length)
      }
    }),
  )
})

test('every unit has one cell, from the row of its storey over the storeys of its section', () => {
  fc.assert(
    fc.property(randomEstates, (estates) => {
      for (const estate of estates) {
        const { cells, storeys } = layOutEstate(estate)
        expect(cells.map(({ instance }) => instance)).toEqual(unitsIn(estate))
        for (const { instance, row, rows, above } of cells) {
          const covered = storeys.slice(row - 1, row - 1 + rows)
          expect(covered.at(-1)).toBe(instance.storey.number)
          const own = ownStoreys(instance)
          expect(own.filter((number) => covered.includes(number))).toEqual(own)
          // Above the roof of its section it covers the missing storeys, beside a taller neighbour or above every row.
          const overRoof = covered.filter((number) => number > (own.at(-1) ?? 0)).length + above
          expect(overRoof).toBe(instance.span.storeys - own.length)
        }
      }
    }),
  )
})

test('each section has its own columns, and every cell is within the columns of its section', () => {
  fc.assert(
    fc.property(randomEstates, (estates) => {
      for (const { heads, cells, columns } of estates.map(layOutEstate)) {
        const ends = heads.map((head) => head.column + head.columns)
        expect(heads.map(({ column }) => column)).toEqual([1, ...ends].slice(0, heads.length))
        expect(columns).toBe((ends.at(-1) ?? 1) - 1)
        for (const { instance, column, columns: wide } of cells) {
          const head = heads.find(({ section }) => section === instance.section)
          expect(column >= (head?.column ?? 0)).toBe(true)
          expect(column + wide <= (head?.column ?? 0) + (head?.columns ?? 0)).toBe(true)
        }
      }
    }),
  )
})
