import { expect, test } from 'vitest'
import { buildChess } from '#domain/chess/build-chess.ts'
import { anEstate, anInstance, aSection, aStorey, projectAnswer, SOLD } from '#domain/chess/chess.fixture.ts'
import type { InstanceAnswer } from '#domain/chess/chess-answer.ts'
import { openingEstate } from './opening-estate.ts'

function row(...buildings: readonly (readonly InstanceAnswer[])[]) {
  return buildChess(
    projectAnswer,
    buildings.map((units, index) =>
      anEstate([aSection([aStorey(index + 1, units)], { id: 50 + index })], { id: index + 1, order: index + 1 }),
    ),
  )
}

// Layout 1 has one room, 2 two rooms; 4 is a parking space.
const chess = row(
  [anInstance({ id: 1, status_id: SOLD }), anInstance({ id: 2, layout_id: 4 })],
  [anInstance({ id: 3 })],
  [anInstance({ id: 4, layout_id: 2 })],
)

test('a project opens on the first building in which a unit of the wanted kind and rooms is free', () => {
  expect(openingEstate(chess, { types: [], rooms: [] })?.id).toBe(2)
  expect(openingEstate(chess, { types: ['parking'], rooms: [] })?.id).toBe(1)
  expect(openingEstate(chess, { types: [], rooms: ['2'] })?.id).toBe(3)
})

test('or on the first building, if no such unit is free', () => {
  expect(openingEstate(chess, { types: ['storage'], rooms: [] })?.id).toBe(1)
  expect(openingEstate(row([anInstance({ id: 1, status_id: SOLD })]), { types: [], rooms: [] })?.id).toBe(1)
  expect(openingEstate(row(), { types: [], rooms: [] })).toBeNull()
})
