import { expect, test } from 'vitest'
import { buildChess } from '#domain/chess/build-chess.ts'
import {
  anEstate,
  anInstance,
  aSection,
  aStorey,
  chessOf,
  projectAnswer,
  RESERVED,
  SOLD,
} from '#domain/chess/chess.fixture.ts'
import { createIndex } from '#domain/filter/instance-index.ts'
import { foundTotals } from './found-totals.ts'
import { groupByLayout } from './layout-groups.ts'
import { listSubject } from './list-subject.ts'

const chess = chessOf(
  [anInstance({ id: 1, layout_id: 2, price: 300_000 }), anInstance({ id: 2, layout_id: 3, price: 90_000 })],
  [anInstance({ id: 3, layout_id: 2, price: 200_000, promoactions: [2] })],
  [],
  [anInstance({ id: 4, layout_id: 2, price: 50_000, status_id: SOLD })],
)

test('groups the units of a layout with free count, lowest price and storeys', () => {
  const [pair, studio] = groupByLayout(chess.instances)
  expect(pair).toMatchObject({ all: 3, free: 2, from: 180_000, storeys: { min: 1, max: 4 } })
  expect(pair?.layout.id).toBe(2)
  expect(pair?.instances.map(({ id }) => id)).toEqual([1, 3, 4])
  expect(studio).toMatchObject({ all: 1, free: 1, from: 90_000, storeys: { min: 1, max: 1 } })
})

test('has the smallest and the largest area of a group', () => {
  const { instances } = chessOf([anInstance({ id: 1, area_total: 41.2 }), anInstance({ id: 2 })])
  expect(groupByLayout(instances)).toMatchObject([{ area: { min: 40, max: 41.2 } }])
})

test('keeps the order of the given list', () => {
  const groups = groupByLayout(chess.instances.toReversed())
  expect(groups.map(({ layout }) => layout.id)).toEqual([2, 3])
  expect(groups[0]?.instances.map(({ id }) => id)).toEqual([4, 3, 1])
})

test('has no from-price if nothing in a group is free or has a price', () => {
  const { instances } = chessOf([anInstance({ id: 1, status_id: RESERVED })], [anInstance({ id: 2, price: null })])
  expect(groupByLayout(instances)).toMatchObject([{ all: 2, free: 1, from: null }])
})

test('lists each estate of a layout once', () => {
  const estate = (id: number) =>
    anEstate(
      [
        aSection([aStorey(1, [anInstance({ id: id * 10 }), anInstance({ id: id * 10 + 1 })], { id: id + 100 })], {
          id: id + 50,
        }),
      ],
      { id, order: id },
    )
  const { instances } = buildChess(projectAnswer, [estate(1), estate(2)])
  expect(groupByLayout(instances)[0]?.estates.map(({ id }) => id)).toEqual([1, 2])
})

test('counts free units, and has their lowest price and the areas of all units', () => {
  expect(foundTotals(chess.instances)).toEqual({ all: 4, free: 3, from: 90_000, area: { min: 27.3, max: 62.5 } })
})

test('has no price and no areas for an empty list', () => {
  expect(foundTotals([])).toEqual({ all: 0, free: 0, from: null, area: null })
  expect(groupByLayout([])).toEqual([])
})

test('knows if a list can contain only one kind, by the data or by the filter', () => {
  const flats = createIndex(chess)
  const mixed = createIndex(chessOf([anInstance({ id: 1 }), anInstance({ id: 2, layout_id: 4 })]))
  expect(listSubject(flats, [], 'home')).toBe('living')
  expect(listSubject(mixed, [], 'home')).toBe('home')
  expect(listSubject(mixed, ['parking'], 'home')).toBe('parking')
  expect(listSubject(mixed, ['parking', 'living'], 'home')).toBe('mixed')
  // The project has no storage rooms.
  expect(listSubject(mixed, ['parking', 'storage'], 'home')).toBe('parking')
})
