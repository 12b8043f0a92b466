import { expect, test } from 'vitest'
import { anInstance, chessOf } from './chess.fixture.ts'
import type { InstanceAnswer } from './chess-answer.ts'
import { gridPartsOf } from './grid-parts.ts'

// Layout 4 is a parking space.
const parts = (...storeys: InstanceAnswer[][]) => {
  const [estate] = chessOf(...storeys).estates
  if (!estate) throw new Error('the fixture has an estate')
  return gridPartsOf(estate)
}

test('parking stands below the grid of a building with homes', () => {
  const { sections, strips } = parts(
    [anInstance({ id: 1, layout_id: 4 }), anInstance({ id: 2, layout_id: 4 }), anInstance({ id: 3, layout_id: 4 })],
    [anInstance({ id: 4 }), anInstance({ id: 5, layout_id: 4 })],
  )
  expect(strips.map(({ kind, instances }) => [kind, instances.map(({ id }) => id)])).toEqual([
    ['parking', [1, 2, 3, 5]],
  ])
  expect(sections).toHaveLength(1)
  expect(sections[0]?.storeys.map(({ number, instances }) => [number, instances.length])).toEqual([[2, 1]])
  expect(sections[0]?.columns).toBe(1)
})

test('a garage has its spaces in the grid', () => {
  const { sections, strips } = parts([anInstance({ id: 1, layout_id: 4 })])
  expect(strips).toEqual([])
  expect(sections[0]?.storeys[0]?.instances).toHaveLength(1)
})
