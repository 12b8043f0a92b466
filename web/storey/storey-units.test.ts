import { describe, expect, test } from 'vitest'
import { buildChess } from '#domain/chess/build-chess.ts'
import { anEstate, anInstance, aSection, aStorey, projectAnswer, SOLD } from '#domain/chess/chess.fixture.ts'
import type { Storey } from '#domain/chess/chess.ts'
import { neighbourStoreys, unitsBySection } from './storey-units.ts'

const second = aStorey(2, [
  anInstance({ id: 1, price: 300 }),
  anInstance({ id: 2, price: 100, status_id: SOLD }),
  anInstance({ id: 3, price: null }),
  anInstance({ id: 4, price: 200 }),
])
const chess = buildChess(projectAnswer, [
  anEstate([
    aSection([aStorey(1, []), second, aStorey(3, [])]),
    aSection([aStorey(2, [anInstance({ id: 8 })], { id: 902 })], { id: 51, number: 2 }),
    aSection([aStorey(-1, [anInstance({ id: 9 })], { id: 999 })], { id: 52, number: 3 }),
  ]),
])
const storeyOf = (id: number) => chess.storeyById.get(id) as Storey

describe('the units of a storey', () => {
  test('are sorted: free ones by price, then those on request, then the others', () => {
    expect(unitsBySection(storeyOf(102))[0]?.instances.map(({ id }) => id)).toEqual([4, 1, 3, 2])
  })

  test('include the same storey of the other sections, after its own', () => {
    expect(unitsBySection(storeyOf(102)).map(({ section }) => section.number)).toEqual([1, 2])
    expect(unitsBySection(storeyOf(902)).map(({ section }) => section.number)).toEqual([2, 1])
  })
})

test('finds the storeys above and below in the same section', () => {
  const { above, below } = neighbourStoreys(storeyOf(102))
  expect([above?.number, below?.number]).toEqual([3, 1])
  expect(neighbourStoreys(storeyOf(103)).above).toBeNull()
})
