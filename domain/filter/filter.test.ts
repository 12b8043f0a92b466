import { describe, expect, test } from 'vitest'
import { anInstance, chessOf, projectAnswer, RESERVED, SOLD } from '#domain/chess/chess.fixture.ts'
import { countKinds } from './count-kinds.ts'
import { countFacets } from './facets.ts'
import { activeCriteria, EMPTY_FILTER, type Filter } from './filter.ts'
import { createIndex } from './instance-index.ts'
import { evaluate, matchesIn, relaxations } from './match-units.ts'
import { roomLabels } from './room-labels.ts'

const chess = chessOf(
  [
    anInstance({ id: 1, price: 100_000, tags: [1, 2], promoactions: [2] }),
    anInstance({ id: 2, price: 150_000, layout_id: 2, tags: [1] }),
    anInstance({ id: 3, price: 60_000, layout_id: 3, status_id: SOLD }),
  ],
  [
    anInstance({ id: 4, price: 0, layout_id: 2 }),
    anInstance({ id: 5, price: 20_000, layout_id: 4 }),
    anInstance({ id: 6, price: 110_000, status_id: RESERVED, promoactions: [1] }),
  ],
)
const index = createIndex(chess)

function matching(filter: Partial<Filter>): number[] {
  const failures = evaluate(index, { ...EMPTY_FILTER, ...filter })
  return index.instances.filter((_, row) => failures[row] === 0).map(({ id }) => id)
}

describe('a filter', () => {
  test.each<[string, Partial<Filter>, number[]]>([
    ['nothing', {}, [1, 2, 3, 4, 5, 6]],
    ['a type', { types: ['parking'] }, [5]],
    ['several types', { types: ['parking', 'living'] }, [1, 2, 3, 4, 5, 6]],
    ['a room label', { rooms: ['2'] }, [2, 4]],
    ['studio and one room', { rooms: ['studio', '1'] }, [1, 3, 6]],
    ['a label nobody has', { rooms: ['9'] }, []],
    ['an area with both ends included', { area: { from: 40, to: 62.5 } }, [1, 2, 4, 6]],
    ['an open area', { area: { from: null, to: 20 } }, [5]],
    // 100 000 less 10 % is 90 000; sold, reserved and unpriced units have no price to match.
    ['a promoted price', { price: { from: 80_000, to: 95_000 } }, [1]],
    ['any price at all', { price: { from: 0, to: null } }, [1, 2, 5]],
    ['a range without ends', { price: { from: null, to: null } }, [1, 2, 3, 4, 5, 6]],
    ['an estate', { estates: [5] }, [1, 2, 3, 4, 5, 6]],
    ['another estate', { estates: [6] }, []],
    ['storeys', { storey: { from: 2, to: null } }, [4, 5, 6]],
    ['a tag', { tags: [1] }, [1, 2]],
    ['two tags, both needed', { tags: [1, 2] }, [1]],
    // 6 is reserved, so it does not show its promotion.
    ['any of two promoactions', { promoactions: [1, 2] }, [1]],
    ['only free', { only_free: true }, [1, 2, 4, 5]],
    ['several criteria at once', { rooms: ['2'], only_free: true, storey: { from: null, to: 1 } }, [2]],
  ])('asking for %s', (_, filter, ids) => {
    expect(matching(filter)).toEqual(ids)
  })

  test('lists its set criteria and can drop one', () => {
    const filter = { ...EMPTY_FILTER, rooms: ['2'], price: { from: 1, to: null }, only_free: true }
    expect(activeCriteria(EMPTY_FILTER)).toEqual([])
    expect(activeCriteria(filter)).toEqual(['rooms', 'price', 'only_free'])
    expect(activeCriteria({ ...filter, price: EMPTY_FILTER.price })).toEqual(['rooms', 'only_free'])
  })

  test('finds the criterion that excludes most units when nothing matches', () => {
    const failures = evaluate(index, {
      ...EMPTY_FILTER,
      types: ['living'],
      price: { from: 1, to: 1000 },
      only_free: true,
    })
    expect(matchesIn(index, failures)).toEqual([])
    // Without the price limit: 1, 2 and 4. Dropping type or only free alone brings nothing back.
    expect(relaxations(failures)).toEqual([{ criterion: 'price', count: 3 }])
  })

  test('counts each value under the other criteria, not its own', () => {
    const filter = { ...EMPTY_FILTER, rooms: ['2'], only_free: true }
    const facets = countFacets(index, evaluate(index, filter))
    expect(Object.fromEntries(facets.rooms)).toEqual({ '1': 1, '2': 2, '': 1 })
    expect(Object.fromEntries(facets.types)).toEqual({ living: 2 })
    expect(Object.fromEntries(facets.estates)).toEqual({ 5: 2 })
    expect(Object.fromEntries(facets.tags)).toEqual({ 1: 1 })
    expect(facets.promoactions.size).toBe(0)
  })
})

describe('the counts of kinds', () => {
  const counts = (...estates: readonly number[]) =>
    countKinds(index.instances, estates).map(({ kind, all, free, from }) => [kind, all, free, from])

  test('list every kind of the project, with the lowest price of its free units', () => {
    expect(counts()).toEqual([
      ['home', 5, 3, 90_000],
      ['parking', 1, 1, 20_000],
    ])
  })

  test('are those of the chosen buildings', () => {
    expect(counts(5)).toEqual(counts())
    expect(counts(6)).toEqual([
      ['home', 0, 0, null],
      ['parking', 0, 0, null],
    ])
  })
})

test('room labels are listed numerically, then words, without the empty label', () => {
  const { layouts } = projectAnswer
  expect(roomLabels(layouts)).toEqual(['1', '2', 'studio'])
  expect(roomLabels(layouts, ['living', 'house'])).toEqual(['1', '2', 'studio'])
  expect(roomLabels(layouts, ['parking'])).toEqual([])
})
