import { describe, expect, test } from 'vitest'
import { buildChess } from '#domain/chess/build-chess.ts'
import { aLayout, anEstate, anInstance, aSection, aStorey, projectAnswer, SOLD } from '#domain/chess/chess.fixture.ts'
import { houseTypesOf, mainUnitsOf, sectionCountOf, storeyEndsOf } from './project-figures.ts'

const layouts = [
  aLayout({ id: 1, type: 'living', area_total: 40 }),
  aLayout({ id: 2, type: 'living', area_total: 90 }),
  aLayout({ id: 3, type: 'parking', area_total: 12, label: '' }),
]
const tower = anEstate([
  aSection([
    aStorey(1, [anInstance({ id: 1, layout_id: 1, price: 500 })]),
    aStorey(2, [anInstance({ id: 2, layout_id: 2, price: 300, status_id: SOLD })]),
  ]),
  aSection([aStorey(-1, [anInstance({ id: 3, layout_id: 3, price: 10 })], { id: 99 })], { id: 2, number: 2 }),
])
const house = anEstate([aSection([aStorey(0, [], { id: 7 })], { id: 3 })], { id: 6, house_type: 'wood' })
const chess = buildChess({ ...projectAnswer, layouts }, [tower, house])

describe('the main units of a project', () => {
  test('are its homes, with the count and price of the free ones', () => {
    expect(mainUnitsOf(chess)).toEqual({ subject: 'home', area: { from: 40, to: 90 }, free_count: 1, min_price: 500 })
  })

  test('are of another kind in a project without homes', () => {
    const garage = chess.instances.filter(({ layout }) => layout.type === 'parking')
    expect(mainUnitsOf({ instances: garage })?.subject).toBe('parking')
    expect(mainUnitsOf({ instances: [] })).toBeNull()
  })
})

test('counts storeys and sections above the ground only', () => {
  expect(storeyEndsOf(chess.estates)).toEqual({ from: 1, to: 2 })
  expect(storeyEndsOf([])).toBeNull()
  // A house is one unit on one storey, even if it has two floors.
  expect(storeyEndsOf(chess.estates.slice(1))).toBeNull()
  expect(chess.estates.map(sectionCountOf)).toEqual([1, 1])
})

test('lists each house type once', () => {
  expect(houseTypesOf([...chess.estates, ...chess.estates])).toEqual(['monolithic', 'wood'])
})
