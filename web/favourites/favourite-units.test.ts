import { expect, test } from 'vitest'
import { aProject, aToken } from '#contract/answers.fixture.ts'
import { anInstance, chessOf } from '#domain/chess/chess.fixture.ts'
import type { Chess } from '#domain/chess/chess.ts'
import { createIndex } from '#domain/filter/instance-index.ts'
import { byScope, type FavouriteScope, resolveUnits } from './favourite-units.ts'

function scopeOf(chess: Chess): FavouriteScope {
  const project = { data: aProject, chess, index: createIndex(chess) }
  const catalogue = { token: aToken, project, changed: new Map(), loading: 'loaded', retry: () => {} } as const
  return { catalogue, project, member: null }
}

const harbour = scopeOf(chessOf([anInstance({ id: 1 }), anInstance({ id: 2 })]))
const pines = scopeOf(chessOf([anInstance({ id: 20 })]))

test('units keep the order of their ids, whatever project they belong to', () => {
  const { units } = resolveUnits([2, 20, 1], [harbour, pines])
  expect(units.map(({ instance, scope }) => [instance.id, scope])).toEqual([
    [2, harbour],
    [20, pines],
    [1, harbour],
  ])
})

test('ids that no longer exist are listed as missing', () => {
  const { units, missing } = resolveUnits([7, 1, 8], [harbour])
  expect(units).toHaveLength(1)
  expect(missing).toEqual([7, 8])
})

test('units are grouped by project, in the order of the first unit of each', () => {
  const { units } = resolveUnits([20, 2, 1], [harbour, pines])
  const groups = byScope(units).map((group) => [group.scope, group.units.map(({ instance }) => instance.id)])
  expect(groups).toEqual([
    [pines, [20]],
    [harbour, [2, 1]],
  ])
})
