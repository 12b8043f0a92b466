import { describe, expect, it } from 'vitest'
import { buildChess } from '#domain/chess/build-chess.ts'
import { anEstate, anInstance, aSection, aStorey, projectAnswer, SOLD } from '#domain/chess/chess.fixture.ts'
import type { InstanceAnswer } from '#domain/chess/chess-answer.ts'
import { takenPlace, takenProject } from './taken-place.ts'

/** Buildings in a row, by their units. */
function row(...buildings: readonly (readonly InstanceAnswer[])[]) {
  return buildChess(
    projectAnswer,
    buildings.map((units, index) =>
      anEstate([aSection([aStorey(index + 1, units)], { id: 50 + index })], { id: index + 1, order: index + 1 }),
    ),
  )
}

// Layout 1 is a flat, 4 a parking space.
const sold = (id: number) => anInstance({ id, status_id: SOLD })
const free = (id: number) => anInstance({ id })
const parking = (id: number) => anInstance({ id, layout_id: 4 })

describe('a building', () => {
  it('is taken if no home in it is free, and names other free kinds and the nearest building', () => {
    const chess = row([free(1)], [sold(2)], [sold(3), parking(4)], [sold(5)], [free(6)])
    const [, , third] = chess.estates
    const taken = third && takenPlace(chess, third, [])
    expect(taken).toMatchObject({ kind: 'home', rest: [{ kind: 'parking', count: 1 }] })
    // The first and the fifth are equally near.
    expect(taken?.nearest?.id).toBe(1)
  })

  it('is not taken for a visitor who looks for a kind that is free in it', () => {
    const chess = row([sold(1), parking(2)], [free(3)])
    const [first] = chess.estates
    expect(first && takenPlace(chess, first, ['parking'])).toBeNull()
    expect(first && takenPlace(chess, first, ['living'])?.nearest?.id).toBe(2)
  })

  it('is not taken if it has no unit of the kind, and has no nearest building if all are taken', () => {
    const chess = row([parking(1)], [sold(2)])
    const [first, second] = chess.estates
    expect(first && takenPlace(chess, first, ['living'])).toBeNull()
    expect(second && takenPlace(chess, second, ['living'])).toMatchObject({ kind: 'home', nearest: null })
  })
})

describe('a project', () => {
  it('is taken if nothing of the kind is free in any building', () => {
    expect(takenProject(row([sold(1)], [sold(2)]), [])).toEqual({ estate: null, kind: 'home', rest: [], nearest: null })
    expect(takenProject(row([sold(1)], [parking(2)]), ['living'])).toMatchObject({
      rest: [{ kind: 'parking', count: 1 }],
    })
  })

  it('is not taken if something is free, even if another kind leads then', () => {
    expect(takenProject(row([sold(1)], [free(2)]), [])).toBeNull()
    expect(takenProject(row([sold(1)], [parking(2)]), [])).toBeNull()
    expect(takenProject(row([sold(1)]), ['storage'])).toBeNull()
  })
})
