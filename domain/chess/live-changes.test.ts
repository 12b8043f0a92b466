import { expect, test } from 'vitest'
import { anEstate, anInstance, aSection, aStorey, chessOf, SOLD } from './chess.fixture.ts'
import { applyChanges, liveChanges } from './live-changes.ts'

const storeys = [aStorey(1, [anInstance({ id: 1 }), anInstance({ id: 2 })]), aStorey(2, [anInstance({ id: 3 })])]
const answer = [anEstate([aSection(storeys)]), anEstate([aSection([])], { id: 6 })]

test('changes only the given fields of the given units', () => {
  const changed = applyChanges(answer, [{ id: 2, price: 90_000, status_id: SOLD }])
  const [first, second] = changed[0]?.sections[0]?.storeys ?? []
  expect(first?.instances[1]).toEqual({ ...anInstance({ id: 2 }), price: 90_000, status_id: SOLD })
  expect(first?.instances[0]).toBe(storeys[0]?.instances[0])
  expect(second).toBe(storeys[1])
  expect(changed[1]).toBe(answer[1])
})

test('returns the same object if no unit is known', () => {
  expect(applyChanges(answer, [{ id: 77, price: 1 }])).toBe(answer)
})

test('reports the changes that a visitor sees: a status before a price, prices of free units only', () => {
  const before = chessOf([
    anInstance({ id: 1 }),
    anInstance({ id: 2 }),
    anInstance({ id: 3, status_id: SOLD }),
    anInstance({ id: 4 }),
    anInstance({ id: 5 }),
  ])
  const after = chessOf([
    anInstance({ id: 1, price: 90_000 }),
    anInstance({ id: 2, status_id: SOLD, price: 90_000 }),
    // The price of a sold unit is not shown.
    anInstance({ id: 3, status_id: SOLD, price: 90_000 }),
    anInstance({ id: 4, price: null }),
    anInstance({ id: 5 }),
    anInstance({ id: 6 }),
  ])
  expect([...liveChanges(before, after)]).toEqual([
    [1, 'price'],
    [2, 'status'],
    [4, 'price'],
  ])
})
