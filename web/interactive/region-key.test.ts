import { expect, test } from 'vitest'
import { anInstance, chessOf } from '#domain/chess/chess.fixture.ts'
import { matchingKeys, targetOf } from './region-key.ts'
import { keyOf } from './shown-region.ts'

test('a key names its target', () => {
  expect(targetOf(keyOf({ kind: 'storey', id: 12 }))).toEqual({ kind: 'storey', id: 12 })
})

test('matches a unit of the filter and everything that contains it, up to its estate', () => {
  const chess = chessOf([anInstance({ id: 1 })], [anInstance({ id: 2 })])
  const failures = new Uint16Array([4, 0])
  expect([...matchingKeys(chess, failures)]).toEqual(['instance:2', 'storey:102', 'section:50', 'estate:5'])
})
