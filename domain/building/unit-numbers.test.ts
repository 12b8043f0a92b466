import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextNumber, repeatedNumbers, unitNumbers } from './unit-numbers.ts'

const storeys = [
  { number: 1, places: [1, 2] },
  { number: 2, places: [1, 2, 3] },
]

test('numbers units one after another upwards', () => {
  expect(unitNumbers(storeys, { kind: 'continuous', prefix: '', start: 1 })).toEqual([
    ['1', '2'],
    ['3', '4', '5'],
  ])
  expect(unitNumbers(storeys, { kind: 'continuous', prefix: 'A-', start: 41 }).flat().at(-1)).toBe('A-45')
})

test('numbers units by storey and place', () => {
  expect(unitNumbers([{ number: 3, places: [5] }], { kind: 'storey', prefix: '' })).toEqual([['305']])
  expect(unitNumbers([{ number: 12, places: [1] }], { kind: 'storey', prefix: 'B' })).toEqual([['B1201']])
})

test('gives a place three digits if a storey has a hundred units', () => {
  const places = Array.from({ length: 100 }, (_, index) => index + 1)
  expect(unitNumbers([{ number: 1, places }], { kind: 'storey', prefix: '' })[0]?.[0]).toBe('1001')
})

test('never gives a number twice', () => {
  const storey = fc.record({ number: fc.integer({ min: 1, max: 99 }), count: fc.integer({ min: 0, max: 120 }) })
  const house = fc.uniqueArray(storey, { selector: ({ number }) => number, maxLength: 20 })
  fc.assert(
    fc.property(house, fc.constantFrom('storey', 'continuous'), (list, kind) => {
      const rule = kind === 'storey' ? { kind, prefix: '' } : ({ kind: 'continuous', prefix: '', start: 7 } as const)
      const sized = list.map(({ number, count }) => ({
        number,
        places: Array.from({ length: count }, (_, index) => index + 1),
      }))
      expect(repeatedNumbers(unitNumbers(sized, rule as Parameters<typeof unitNumbers>[1]).flat(), [])).toEqual([])
    }),
  )
})

test('continues after the highest number with the same prefix', () => {
  expect(nextNumber(['9', '10', 'C11', '7a'], '')).toBe(11)
  expect(nextNumber(['9', 'C11'], 'C')).toBe(12)
  expect(nextNumber([], '')).toBe(1)
})

test('finds numbers that are given twice or are taken', () => {
  expect(repeatedNumbers(['1', '2', '2'], ['1', '9'])).toEqual(['1', '2'])
})
