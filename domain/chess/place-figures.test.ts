import { expect, test } from 'vitest'
import { anInstance, chessOf, SOLD } from './chess.fixture.ts'
import { layOutEstate, storeyRows } from './grid-layout.ts'
import { placeFigures } from './place-figures.ts'

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
    isMixed: true,
    all: 2,
    free: 1,
    from: 90_000,
    labels: [{ label: '1', count: 1, min_price: 90_000 }],
    rest: [{ kind: 'parking', count: 2, min_price: 8_000 }],
  })
})

test('describe another kind on a storey without homes', () => {
  const [garage] = storeyRows(layOutEstate(estate))
  expect(garage && placeFigures(garage)).toMatchObject({
    kind: 'parking',
    isMixed: false,
    all: 2,
    free: 1,
    from: 8_000,
  })
})

test('follow the chosen types, without homes', () => {
  expect(placeFigures(estate, ['parking'])).toMatchObject({ kind: 'parking', all: 3, free: 2, from: 8_000, labels: [] })
  expect(placeFigures(estate, ['storage'])).toMatchObject({ kind: null, all: 0, free: 0, from: null, labels: [] })
})
