import { describe, expect, test } from 'vitest'
import { anInstance, chessOf, SOLD } from '#domain/chess/chess.fixture.ts'
import { EMPTY_FILTER, type Filter } from '#domain/filter/filter.ts'
import { createIndex } from '#domain/filter/instance-index.ts'
import { evaluate } from '#domain/filter/match-units.ts'
import { countSteps, rank, roomTotals, spreadOf } from './insight-figures.ts'
import { surveyOf } from './survey.ts'

// Units of 40 m² at 2500, 3000, 4000 and 5000 per metre; 3 is a studio, 6 is sold.
const chess = chessOf([
  anInstance({ id: 1, price: 100_000 }),
  anInstance({ id: 2, price: 120_000 }),
  anInstance({ id: 3, price: 140_000, layout_id: 3 }),
  anInstance({ id: 4, price: 160_000 }),
  anInstance({ id: 5, price: 200_000 }),
  anInstance({ id: 6, price: 90_000, status_id: SOLD }),
])
const index = createIndex(chess)
const failuresOf = (filter: Partial<Filter>) => evaluate(index, { ...EMPTY_FILTER, ...filter })
const all = failuresOf({})

describe('the column beside the map', () => {
  const survey = surveyOf(chess.instances, 'price', [])
  const ranked = rank(survey)

  test('counts the free units of each step', () => {
    // 103 200 to 193 600, steps of 12 914, rounded 12 000 (to 2000) around 148 400: from 106 000 on
    expect(survey.scale?.edges).toEqual([118_000, 130_000, 142_000, 154_000, 166_000, 178_000])
    expect(countSteps(ranked, 'price', all)).toEqual([0, 1, 1, 1, 0, 1, 0, 1])
  })

  test('counts what a click would show: applies all criteria but its own', () => {
    const failures = failuresOf({ price: { from: 190_000, to: null }, rooms: ['1'] })
    expect(countSteps(ranked, 'price', failures)).toEqual([0, 1, 1, 0, 0, 1, 0, 1])
  })

  test('finds the lowest value, the median and the best four matching units', () => {
    const spread = spreadOf(ranked, 'price', all)
    expect(spread).toMatchObject({ count: 5, lowest: 100_000, median: 140_000 })
    expect(spread.best.map(({ instance }) => instance.id)).toEqual([1, 2, 3, 4])
    expect(spreadOf(ranked, 'price', failuresOf({ price: { from: 150_000, to: null } }))).toMatchObject({
      count: 2,
      lowest: 160_000,
      median: 180_000,
    })
  })

  test('ranks the largest units best by area', () => {
    const spread = spreadOf(rank(surveyOf(chess.instances, 'area', [])), 'area', all)
    expect(spread.best.map(({ value }) => value)).toEqual([40, 40, 40, 40])
    expect(spread.lowest).toBe(27.3)
  })

  test('is empty if nothing matches', () => {
    expect(spreadOf(ranked, 'price', failuresOf({ rooms: ['9'] }))).toEqual({
      count: 0,
      lowest: null,
      median: null,
      best: [],
    })
  })

  test('counts all room labels, whatever rooms the filter has', () => {
    const byRooms = surveyOf(chess.instances, 'rooms', [])
    expect(roomTotals(byRooms, failuresOf({ rooms: ['studio'] }))).toEqual([
      { label: '1', count: 4, min_price: 100_000 },
      { label: 'studio', count: 1, min_price: 140_000 },
    ])
  })
})
