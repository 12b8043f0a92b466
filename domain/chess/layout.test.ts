import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Estate, Instance } from './chess.ts'
import { type GridLayout, gridOf, layOut } from './grid.ts'
import { randomEstates } from './random-estate.fixture.ts'

const unitsOf = ({ sections }: Estate): readonly Instance[] =>
  sections.flatMap(({ storeys }) => storeys.flatMap(({ instances }) => instances))

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
        ...estates.map(gridOf),
        layOut(
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
        const { cells, storeys } = gridOf(estate)
        expect(cells.map(({ instance }) => instance)).toEqual(unitsOf(estate))
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
      for (const { heads, cells, columns } of estates.map(gridOf)) {
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
