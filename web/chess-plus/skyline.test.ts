import { describe, expect, test } from 'vitest'
import { buildChess } from '#domain/chess/build-chess.ts'
import { anEstate, anInstance, aSection, aStorey, projectAnswer } from '#domain/chess/chess.fixture.ts'
import { skylineOf } from './skyline.ts'

const at = (id: number, position: number, storeys = 1, columns = 1) =>
  anInstance({ id, position, span: { columns, storeys } })

const estates = buildChess(projectAnswer, [
  anEstate([aSection([aStorey(1, [at(1, 1), at(2, 4)]), aStorey(2, [at(3, 1, 2)]), aStorey(14, [at(4, 2, 1, 3)])])]),
  anEstate([aSection([aStorey(1, [at(5, 1)]), aStorey(2, [at(6, 1)]), aStorey(13, [at(7, 1)])], { id: 51 })], {
    id: 6,
    order: 2,
  }),
]).estates

describe('a skyline', () => {
  const skyline = skylineOf(estates)
  const place = (id: number) => skyline.cells.find(({ instance }) => instance.id === id)

  test('has one row per storey number across all estates, the highest on top', () => {
    expect(skyline.storeys).toEqual([14, 13, 2, 1])
    expect(place(1)).toMatchObject({ row: 4, column: 1, tower: 0 })
    expect(place(7)).toMatchObject({ row: 2, column: 5, tower: 1 })
  })

  test('has a tower for each section, at least three columns wide', () => {
    expect(skyline.towers.map(({ column, columns }) => [column, columns])).toEqual([
      [1, 4],
      [5, 3],
    ])
    expect(skyline.columns).toBe(7)
  })

  test('extends a duplex to the next storey of its own section, across numbers that only other sections have', () => {
    // From storey 2 to 14: the rows of 14, 13 and 2.
    expect(place(3)).toMatchObject({ row: 1, rows: 3 })
    expect(place(4)).toMatchObject({ row: 1, rows: 1, column: 2, columns: 3 })
  })

  test('does not extend a duplex beyond the highest storey', () => {
    const [estate] = buildChess(projectAnswer, [anEstate([aSection([aStorey(8, [at(1, 1, 2)])])])]).estates
    expect(skylineOf(estate ? [estate] : []).cells[0]).toMatchObject({ row: 1, rows: 1 })
  })

  test('is empty without estates', () => {
    expect(skylineOf([])).toEqual({ storeys: [], towers: [], cells: [], columns: 0 })
  })
})

test('a section without homes is placed after the others', () => {
  const garage = aSection([aStorey(-1, [anInstance({ id: 8, layout_id: 4 })])], { id: 60 })
  const homes = aSection([aStorey(1, [at(9, 1)])], { id: 61, number: 2 })
  const { estates } = buildChess(projectAnswer, [anEstate([garage, homes])])
  expect(skylineOf(estates).towers.map(({ section }) => section.id)).toEqual([61, 60])
})
