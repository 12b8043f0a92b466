import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anInstance, chessOf, RESERVED, SOLD } from './chess.fixture.ts'
import { count, groupUnits } from './count.ts'

const { instances } = chessOf([
  anInstance({ id: 1, price: 150_000 }),
  anInstance({ id: 2, price: 100_000, layout_id: 3 }),
  anInstance({ id: 3, price: null }),
  anInstance({ id: 4, price: 60_000, status_id: SOLD }),
  anInstance({ id: 5, price: 50_000, status_id: RESERVED, layout_id: 3 }),
])

test('counts all units and the available ones, and finds the least price of those', () => {
  expect(count(instances)).toEqual({ all: 5, free: 3, from: 100_000 })
  expect(count([])).toEqual({ all: 0, free: 0, from: null })
})

test('has no price if no available unit has one', () => {
  expect(count(instances.filter(({ id }) => id >= 3))).toEqual({ all: 3, free: 1, from: null })
})

test('the counts of any parts add up to the count of the whole', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(3), { minLength: instances.length, maxLength: instances.length }), (parts) => {
      const counts = Array.from(groupUnits(instances, ({ row }) => parts[row]).values(), count)
      const whole = count(instances)
      expect(counts.reduce((sum, { all }) => sum + all, 0)).toBe(whole.all)
      expect(counts.reduce((sum, { free }) => sum + free, 0)).toBe(whole.free)
      expect(Math.min(...counts.map(({ from }) => from ?? Infinity))).toBe(whole.from)
    }),
  )
})
