import { describe, expect, test } from 'vitest'
import { buildChess } from '#domain/chess/build-chess.ts'
import { anEstate, anInstance, aSection, aStorey, projectAnswer, RESERVED, SOLD } from '#domain/chess/chess.fixture.ts'
import { applyChanges, liveChanges } from '#domain/chess/live-changes.ts'

const answer = [
  anEstate([
    aSection([
      aStorey(1, [
        anInstance({ id: 1, price: 90_000 }),
        anInstance({ id: 2, price: 150_000 }),
        anInstance({ id: 3, price: 200_000, status_id: SOLD }),
      ]),
    ]),
  ]),
]

describe('Live changes', () => {
  test('A change updates the unit and every total above it', () => {
    const changed = applyChanges(answer, [{ id: 1, status_id: RESERVED }])
    const totalsOf = (estates: typeof changed) =>
      buildChess(projectAnswer, estates).estates.map(({ free_count, min_price }) => [free_count, min_price])
    expect(totalsOf(answer)).toEqual([[2, 90_000]])
    expect(totalsOf(changed)).toEqual([[1, 150_000]])
  })

  test('Visitors notice a new status and a new visible price', () => {
    const changed = applyChanges(answer, [
      { id: 1, status_id: RESERVED, price: 95_000 },
      { id: 2, price: 140_000 },
      { id: 3, price: 210_000 },
    ])
    const changes = liveChanges(buildChess(projectAnswer, answer), buildChess(projectAnswer, changed))
    expect([...changes]).toEqual([
      [1, 'status'],
      [2, 'price'],
    ])
  })
})
