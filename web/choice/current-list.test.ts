import { expect, test } from 'vitest'
import type { Page } from '#domain/address/address.ts'
import { buildChess } from '#domain/chess/build-chess.ts'
import { anEstate, anInstance, aSection, aStorey, projectAnswer } from '#domain/chess/chess.fixture.ts'
import { EMPTY_FILTER } from '#domain/filter/filter.ts'
import { currentList } from './current-list.ts'

const chess = buildChess(projectAnswer, [
  anEstate(
    [aSection([aStorey(1, [anInstance({ id: 1 }), anInstance({ id: 2 })]), aStorey(2, [anInstance({ id: 3 })])])],
    {
      id: 5,
      order: 1,
    },
  ),
  anEstate([aSection([aStorey(7, [anInstance({ id: 4 }), anInstance({ id: 5 })])])], { id: 6, order: 2 }),
])
// All but 2 match; the most expensive first.
const found = [5, 3, 4, 1].flatMap((id) => chess.instanceById.get(id) ?? [])
const dimming = Uint16Array.from(chess.instances, ({ id }) => (id === 2 ? 1 : 0))

function idsOn(page: Page, favourites: readonly number[] = []): readonly number[] {
  return currentList({ page, chess, filter: EMPTY_FILTER, found, dimming, favourites }).map(({ id }) => id)
}

test('premises: in the order of the sort', () => {
  expect(idsOn({ name: 'premises' })).toEqual([5, 3, 4, 1])
})

test('chess: in the order of the building, for the estate that is shown', () => {
  expect(idsOn({ name: 'chess' })).toEqual([1, 3])
  expect(idsOn({ name: 'chess-estate', estateId: 6 })).toEqual([4, 5])
  expect(idsOn({ name: 'chess-plus' })).toEqual([1, 3, 4, 5])
})

test('a grid that dims nothing: all of its units, of every kind', () => {
  const source = { page: { name: 'chess' }, chess, filter: EMPTY_FILTER, favourites: [] } as const
  expect(currentList({ ...source, found: [], dimming: null }).map(({ id }) => id)).toEqual([1, 2, 3])
})

test('storey plan: the units of that storey', () => {
  expect(idsOn({ name: 'interactive', interactiveId: '9', frameId: 0, storeyId: 107 })).toEqual([4, 5])
})

test('favourites: in the order they were added, ignoring the filter, without units that no longer exist', () => {
  expect(idsOn({ name: 'favorites' }, [2, 99, 4])).toEqual([2, 4])
})
