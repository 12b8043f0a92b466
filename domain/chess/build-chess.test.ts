import { expect, test } from 'vitest'
import { shownPriceOf } from './availability.ts'
import { buildChess } from './build-chess.ts'
import {
  anEstate,
  anInstance,
  aSection,
  aStorey,
  chessOf,
  instanceIn,
  projectAnswer,
  RESERVED,
  SOLD,
} from './chess.fixture.ts'
import { hasNothingFree } from './free-totals.ts'

const tower = chessOf(
  [
    anInstance({ id: 1, price: 100_000, promoactions: [1, 2] }),
    anInstance({ id: 2, layout_id: 2, price: 150_000 }),
    anInstance({ id: 3, layout_id: 3, price: 40_000, status_id: SOLD }),
  ],
  [
    anInstance({ id: 4, price: 95_000 }),
    anInstance({ id: 5, layout_id: 2, price: 0 }),
    anInstance({ id: 6, layout_id: 4, price: 20_000 }),
  ],
)

test('gives a unit its layout, status, promotions, tags and place', () => {
  const chess = chessOf([anInstance({ id: 1, layout_id: 2, promoactions: [2], tags: [3, 1] })])
  const unit = instanceIn(chess, 1)
  expect(unit.layout.area_total).toBe(62.5)
  expect(unit.status.name).toBe('Available')
  expect(unit.promoactions.map(({ name }) => name)).toEqual(['Early bird'])
  expect(unit.tags.map(({ name }) => name)).toEqual(['Corner', 'Terrace'])
  expect([unit.storey.number, unit.section.number, unit.estate.name]).toEqual([1, 1, 'A'])
  expect(unit.storey.section.estate).toBe(unit.estate)
  expect(chess.storeyById.get(101)).toBe(unit.storey)
  expect(chess.estateById.get(5)).toBe(unit.estate)
})

test('applies the highest of several sales, keeps the old price and divides by the total area', () => {
  const unit = instanceIn(tower, 1)
  expect([unit.price, unit.old_price, unit.sale, unit.price_m2]).toEqual([90_000, 100_000, 10, 2250])
})

test('uses each own area of a unit instead of its layout’s', () => {
  const chess = chessOf([
    anInstance({ id: 1, layout_id: 2, price: 120_000, area_total: 60, area_kitchen: 9.5 }),
    anInstance({ id: 2, layout_id: 2 }),
  ])
  const unit = instanceIn(chess, 1)
  expect(unit.layout).toMatchObject({ id: 2, area_total: 60, area_living: 20, area_kitchen: 9.5 })
  expect(unit.price_m2).toBe(2000)
  expect(instanceIn(chess, 2).layout).toMatchObject({ id: 2, area_total: 62.5, area_kitchen: 10 })
})

test('does not change the extra price', () => {
  const chess = chessOf([anInstance({ id: 1, extra_price: 120_000, promoactions: [2] })])
  expect(instanceIn(chess, 1).extra_price).toBe(120_000)
})

test('counts free units and their lowest promoted positive price, by storey, section and estate', () => {
  const [estate] = tower.estates
  const [section] = estate?.sections ?? []
  const [first, second] = section?.storeys ?? []
  expect([first?.free_count, first?.min_price]).toEqual([2, 90_000])
  // The parking space is the cheapest; the unit with price 0 is free but has no price.
  expect([second?.free_count, second?.min_price]).toEqual([3, 20_000])
  expect([section?.free_count, section?.min_price]).toEqual([5, 20_000])
  expect([estate?.free_count, estate?.min_price]).toEqual([5, 20_000])
})

test('counts free units by room label, without sold units and units without rooms', () => {
  expect(tower.estates[0]?.free_by_label).toEqual([
    { label: '1', count: 2, min_price: 90_000 },
    { label: '2', count: 2, min_price: 150_000 },
  ])
})

test('counts free units by kind among all, homes first', () => {
  const byKind = [
    { kind: 'home', count: 4, all: 5, min_price: 90_000 },
    { kind: 'parking', count: 1, all: 1, min_price: 20_000 },
  ]
  expect(tower.estates[0]?.free_by_kind).toEqual(byKind)
  expect(tower.estates[0]?.sections[0]?.free_by_kind).toEqual(byKind)
})

test('has no lowest price where no free unit has one', () => {
  const chess = chessOf([anInstance({ id: 1, price: null }), anInstance({ id: 2, price: 5, status_id: RESERVED })])
  expect(chess.estates[0]).toMatchObject({ free_count: 1, min_price: null })
  expect(chess.estates[0]?.free_by_label).toEqual([{ label: '1', count: 1, min_price: null }])
})

test('knows when nothing in the catalogue is free', () => {
  expect(hasNothingFree(tower)).toBe(false)
  expect(hasNothingFree(chessOf([anInstance({ id: 1, status_id: SOLD })]))).toBe(true)
  expect(hasNothingFree(chessOf([]))).toBe(true)
})

test('shows the price of free units, "on request" without a price, and the known price of taken units', () => {
  expect(shownPriceOf(instanceIn(tower, 1))).toEqual({ kind: 'price', price: 90_000, old_price: 100_000, sale: 10 })
  expect(shownPriceOf(instanceIn(tower, 5))).toEqual({ kind: 'on_request' })
  expect(shownPriceOf(instanceIn(tower, 3))).toEqual({ kind: 'unavailable', price: 40_000 })
})

test('orders units by estate order, section number, storey order and column', () => {
  const of = (id: number, position: number) => anInstance({ id, position })
  const chess = buildChess(projectAnswer, [
    anEstate([aSection([aStorey(1, [of(9, 1)])], { id: 53 })], { id: 6, order: 2 }),
    anEstate([
      aSection([aStorey(2, [of(5, 1)], { id: 202, order: 2 }), aStorey(7, [of(4, 1)], { id: 201, order: 1 })], {
        id: 52,
        number: 10,
      }),
      aSection([aStorey(1, [of(3, 2), of(2, 1)])], { id: 51, number: 2 }),
    ]),
  ])
  expect(chess.instances.map(({ id }) => id)).toEqual([2, 3, 4, 5, 9])
})

test('places units side by side by number if the data has no positions', () => {
  const chess = chessOf([
    anInstance({ id: 1, number: '10' }),
    anInstance({ id: 2, number: '9', span: { columns: 2, storeys: 1 } }),
    anInstance({ id: 3, number: '9a', position: 1 }),
  ])
  const columns = chess.instances.map(({ number, column }) => `${number}@${column}`)
  expect(columns).toEqual(['9@1', '9a@3', '10@4'])
  expect(chess.estates[0]?.sections[0]?.columns).toBe(4)
})

test('keeps a duplex in one cell that spans columns and storeys', () => {
  const chess = chessOf([anInstance({ id: 1, position: 3, span: { columns: 2, storeys: 2 } })])
  expect(instanceIn(chess, 1)).toMatchObject({ column: 3, span: { columns: 2, storeys: 2 } })
  expect(chess.estates[0]?.sections[0]?.columns).toBe(4)
})

test('leaves out and lists units whose layout or status the project does not have yet', () => {
  const chess = chessOf([
    anInstance({ id: 1, layout_id: 99 }),
    anInstance({ id: 2, status_id: 99 }),
    anInstance({ id: 3, promoactions: [99], tags: [99] }),
  ])
  expect(chess.unresolved).toEqual([1, 2])
  expect(chess.instances.map(({ id }) => id)).toEqual([3])
})
