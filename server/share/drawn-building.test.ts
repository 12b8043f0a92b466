import { expect, it } from 'vitest'
import { buildChess } from '#domain/chess/build-chess.ts'
import {
  anEstate,
  anInstance,
  aSection,
  aStorey,
  chessOf,
  instanceIn,
  projectAnswer,
} from '#domain/chess/chess.fixture.ts'
import type { EstateAnswer } from '#domain/chess/chess-answer.ts'
import { drawBuilding } from './drawn-building.ts'

function draw(estate: EstateAnswer, id: number | null) {
  const chess = buildChess(projectAnswer, [estate])
  const [only] = chess.estates
  if (!only) throw new Error('no estate')
  return drawBuilding(only, id === null ? null : instanceIn(chess, id))
}

it('draws the storeys above the ground, the highest first, with sections side by side', () => {
  const cellar = aStorey(-1, [anInstance({ id: 9 })], { id: 900, order: -1 })
  const first = aSection([
    cellar,
    aStorey(1, [anInstance({ id: 1 }), anInstance({ id: 2 })]),
    aStorey(2, [anInstance({ id: 3 })]),
  ])
  const second = aSection([aStorey(1, [anInstance({ id: 4 })], { id: 800 })], { id: 51, number: 2 })
  expect(draw(anEstate([first, second]), 4)).toEqual({
    columns: 3,
    rows: 2,
    windows: [
      { column: 0, row: 1 },
      { column: 1, row: 1 },
      { column: 0, row: 0 },
      { column: 2, row: 1 },
    ],
    highlighted: [{ column: 2, row: 1 }],
  })
})

it('draws nothing for a unit below the ground, for a bungalow, or for too many windows', () => {
  const cellar = aStorey(-1, [anInstance({ id: 9 })], { id: 900, order: -1 })
  const two = [aStorey(1, [anInstance({ id: 1 })]), aStorey(2, [anInstance({ id: 2 })])]
  expect(draw(anEstate([aSection([cellar, ...two])]), 9)).toBeNull()
  expect(draw(anEstate([aSection(two.slice(0, 1))]), 1)).toBeNull()
  const tower = chessOf(...Array.from({ length: 41 }, (_, index) => [anInstance({ id: index + 1 })]))
  expect(tower.estates.map((estate) => drawBuilding(estate, null))).toEqual([null])
})
