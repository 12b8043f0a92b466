import { expect, test } from 'vitest'
import { anInstance, chessOf, SOLD } from '#domain/chess/chess.fixture.ts'
import { layOutEstate, storeyRows } from '#domain/chess/grid-layout.ts'
import { EMPTY_FILTER, type Filter } from '#domain/filter/filter.ts'
import { createIndex } from '#domain/filter/instance-index.ts'
import { evaluate } from '#domain/filter/match-units.ts'
import { typesOf } from '#domain/kind/kind.ts'
import { LAYOUT_TYPES, type LayoutType } from '#domain/layout/layout.ts'
import { placeFigures, unitsWanted } from './place-figures.ts'

// Layout 1 is a flat of one room, 4 a parking space.
const chess = chessOf(
  [
    anInstance({ id: 1, price: 90_000 }),
    anInstance({ id: 2, status_id: SOLD }),
    anInstance({ id: 3, layout_id: 4, price: 9_000 }),
  ],
  [anInstance({ id: 4, layout_id: 4, price: 8_000 }), anInstance({ id: 5, layout_id: 4, status_id: SOLD })],
)
const [estate] = chess.estates
if (!estate) throw new Error('the fixture has an estate')

test('describe homes if a building has homes and cheaper parking', () => {
  expect(placeFigures(estate)).toEqual({
    kind: 'home',
    isNamed: false,
    isEmptied: false,
    all: 2,
    free: 1,
    from: 90_000,
    labels: [{ label: '1', count: 1, min_price: 90_000 }],
    rest: [{ kind: 'parking', count: 2, all: 3, min_price: 8_000 }],
  })
})

test('describe another kind on a storey without homes', () => {
  const [garage] = storeyRows(estate, layOutEstate(estate).storeys)
  expect(garage && placeFigures(garage)).toMatchObject({
    kind: 'parking',
    isNamed: false,
    all: 2,
    free: 1,
    from: 8_000,
  })
})

const homes = { types: ['living', 'house'], isDefault: true, failures: null } as const
const asking = (...types: LayoutType[]) => ({ types, isDefault: false, failures: null })

test('describe a storey without homes by another kind only until a kind is chosen', () => {
  const [garage] = storeyRows(estate, layOutEstate(estate).storeys)
  expect(garage && placeFigures(garage, homes)).toMatchObject({ kind: 'parking', isNamed: true, all: 2, free: 1 })
  expect(garage && placeFigures(garage, asking('living'))).toMatchObject({ kind: null, all: 0, free: 0 })
})

test('follow the chosen types, without homes', () => {
  expect(placeFigures(estate, asking('parking'))).toMatchObject({
    kind: 'parking',
    isNamed: false,
    all: 3,
    free: 2,
    from: 8_000,
    labels: [],
  })
  expect(placeFigures(estate, asking(...LAYOUT_TYPES))).toMatchObject({ kind: 'home', isNamed: true, all: 2 })
  expect(placeFigures(estate, asking('storage'))).toMatchObject({
    kind: null,
    all: 0,
    free: 0,
    from: null,
    labels: [],
  })
})

test('follow the whole filter', () => {
  const index = createIndex(chess)
  const filtered = (filter: Partial<Filter>) => {
    const types = filter.types ?? typesOf('home')
    return { types, isDefault: !filter.types, failures: evaluate(index, { ...EMPTY_FILTER, ...filter, types }) }
  }
  expect(placeFigures(estate, filtered({ only_free: true }))).toMatchObject({ kind: 'home', all: 1, free: 1 })
  expect(placeFigures(estate, filtered({ price: { from: null, to: 50_000 } }))).toMatchObject({
    kind: 'home',
    all: 0,
    free: 0,
    isEmptied: true,
    rest: [{ kind: 'parking', count: 2, min_price: 8_000 }],
  })
  // The garage is looked at for its parking spaces, within the other limits.
  const [garage] = storeyRows(estate, layOutEstate(estate).storeys)
  expect(garage && placeFigures(garage, filtered({ only_free: true }))).toMatchObject({ kind: 'parking', all: 1 })
  expect(unitsWanted(estate, filtered({})).map(({ id }) => id)).toEqual([1, 2])
  expect(unitsWanted(estate, filtered({ types: LAYOUT_TYPES, only_free: true })).map(({ id }) => id)).toEqual([1, 3, 4])
})
