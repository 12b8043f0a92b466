import { describe, expect, test } from 'vitest'
import { buildChess } from '#domain/chess/build-chess.ts'
import {
  anEstate,
  anInstance,
  aSection,
  aStorey,
  chessOf,
  instanceIn,
  project,
  projectAnswer,
  RESERVED,
  SOLD,
} from '#domain/chess/chess.fixture.ts'
import type { Chess } from '#domain/chess/chess.ts'
import type { ComparedUnit, CompareField, CompareRow } from './compare-row.ts'
import { compareUnits, differencesOf } from './compare-units.ts'

function unitsIn(chess: Chess, ...ids: readonly number[]): readonly ComparedUnit[] {
  return ids.map((id) => ({ instance: instanceIn(chess, id), project }))
}

function rowOf(units: readonly ComparedUnit[], field: CompareField): CompareRow | undefined {
  return compareUnits(units).find((row) => row.field === field)
}

// Layouts: 1 is 40 m² with 20 living and 10 kitchen, 2 is 62.5 m², 3 a studio of 27.3 m².
const chess = chessOf(
  [anInstance({ id: 1, price: 120_000 }), anInstance({ id: 2, layout_id: 2, price: 150_000, promoactions: [2] })],
  [anInstance({ id: 3, layout_id: 3, price: null, tags: [1, 2] })],
  [anInstance({ id: 4, layout_id: 2, price: 90_000, status_id: SOLD, tags: [2, 1], promoactions: [1] })],
)

describe('a comparison', () => {
  test('begins with status and price, and ends with promotions and tags', () => {
    const fields = compareUnits(unitsIn(chess, 1, 2, 3)).map(({ field }) => field)
    expect(fields.slice(0, 6)).toEqual(['status', 'price', 'price_per_m', 'area_total', 'area_living', 'area_kitchen'])
    expect(fields.slice(-2)).toEqual(['promoactions', 'tags'])
  })

  test('has a value or null for each unit, and no row without any value', () => {
    const rows = compareUnits(unitsIn(chess, 1, 2))
    for (const { values } of rows) expect(values).toHaveLength(2)
    expect(rows.map(({ field }) => field)).not.toContain('tags')
    expect(rows.map(({ field }) => field)).not.toContain('price_per_ft')
    expect(rowOf(unitsIn(chess, 1, 3), 'tags')?.values[0]).toBeNull()
  })

  test('distinguishes rows that differ from rows that are the same', () => {
    const fields = differencesOf(compareUnits(unitsIn(chess, 1, 2))).map(({ field }) => field)
    // 120 000 / 40 = 3000, 135 000 / 62.5 = 2160; both stand on storey 1 of 3, with 20 m² to live in.
    expect(fields).toEqual(['price', 'price_per_m', 'area_total', 'rooms', 'promoactions'])
  })

  test('treats tags in another order as the same', () => {
    expect(rowOf(unitsIn(chess, 3, 4), 'tags')?.isSame).toBe(true)
  })

  test('shows all rows if nothing differs', () => {
    const twins = unitsIn(chessOf([anInstance({ id: 1 }), anInstance({ id: 2 })]), 1, 2)
    const rows = compareUnits(twins)
    expect(rows.every(({ isSame }) => isSame)).toBe(true)
    expect(differencesOf(rows)).toEqual(rows)
  })
})

describe('the best value', () => {
  test('is the lowest price after promotions, and the lowest price per square metre', () => {
    // 150 000 less 10 % is 135 000.
    expect(rowOf(unitsIn(chess, 1, 2), 'price')).toMatchObject({
      values: [
        { kind: 'money', amount: 120_000 },
        { kind: 'money', amount: 135_000 },
      ],
      best: { word: 'lowest', at: [0] },
    })
    expect(rowOf(unitsIn(chess, 1, 2), 'price_per_m')).toMatchObject({
      values: [{ amount: 3000 }, { amount: 2160 }],
      best: { word: 'lowest', at: [1] },
    })
  })

  test('is the largest area and the highest storey', () => {
    expect(rowOf(unitsIn(chess, 1, 2, 3), 'area_total')?.best).toEqual({ word: 'largest', at: [1] })
    expect(rowOf(unitsIn(chess, 1, 2, 3), 'storey')?.best).toEqual({ word: 'highest', at: [2] })
    expect(rowOf(unitsIn(chess, 1, 2, 3), 'rooms')?.best).toBeNull()
  })

  test('may be shared, but not by all units', () => {
    const equal = chessOf([
      anInstance({ id: 1, price: 100 }),
      anInstance({ id: 2, price: 100 }),
      anInstance({ id: 3, price: 110 }),
    ])
    expect(rowOf(unitsIn(equal, 1, 2, 3), 'price')?.best).toEqual({ word: 'lowest', at: [0, 1] })
    expect(rowOf(unitsIn(equal, 1, 2), 'price')?.best).toBeNull()
  })

  test('needs another value to compare with', () => {
    // The third is on request.
    expect(rowOf(unitsIn(chess, 1, 3), 'price')).toMatchObject({ values: [{}, { kind: 'on_request' }], best: null })
  })

  test('never goes to a unit that is not free', () => {
    // 4 is sold. It would be the cheapest, and it is on the highest storey.
    const prices = rowOf(unitsIn(chess, 1, 2, 4), 'price')
    expect(prices?.values[2]).toMatchObject({ kind: 'status', status: { name: 'Sold' } })
    expect(prices?.best).toEqual({ word: 'lowest', at: [0] })
    expect(rowOf(unitsIn(chess, 1, 2, 4), 'price_per_m')?.values[2]).toBeNull()
    // Calling another unit the highest would be false.
    expect(rowOf(unitsIn(chess, 1, 2, 4), 'storey')?.best).toBeNull()
    // As large as the sold one, so it may be called the largest.
    expect(rowOf(unitsIn(chess, 1, 2, 4), 'area_total')?.best).toEqual({ word: 'largest', at: [1] })
  })
})

test('a unit that is not free shows no promotion and no second price', () => {
  const reserved = chessOf([
    anInstance({ id: 1, status_id: RESERVED, promoactions: [1], extra_price: 130_000 }),
    anInstance({ id: 2, promoactions: [1], extra_price: 140_000 }),
  ])
  expect(rowOf(unitsIn(reserved, 1, 2), 'promoactions')?.values).toMatchObject([null, { kind: 'promoactions' }])
  expect(rowOf(unitsIn(reserved, 1, 2), 'extra_price')?.values).toEqual([null, { kind: 'money', amount: 140_000 }])
})

test('units of several projects show their project, and prices in several currencies have no lowest', () => {
  const other = buildChess(projectAnswer, [anEstate([aSection([aStorey(1, [anInstance({ id: 9, price: 50 })])])])])
  const mill = { ...project, id: 8, name: 'Alder Mill', currency: 'GBR', area_unit: 'ft' } as const
  const units: readonly ComparedUnit[] = [...unitsIn(chess, 1, 2), { instance: instanceIn(other, 9), project: mill }]
  expect(rowOf(units, 'project')?.values).toMatchObject([
    { text: 'Harbour Quarter' },
    { text: 'Harbour Quarter' },
    { text: 'Alder Mill' },
  ])
  expect(rowOf(units, 'price')?.best).toBeNull()
  expect(rowOf(units, 'area_total')?.best).toBeNull()
  expect(rowOf(units, 'price_per_m')?.best).toEqual({ word: 'lowest', at: [1] })
  expect(rowOf(units, 'price_per_ft')?.values).toEqual([null, null, { kind: 'money', amount: 1.25 }])
  expect(rowOf(unitsIn(chess, 1, 2), 'project')).toBeUndefined()
})
