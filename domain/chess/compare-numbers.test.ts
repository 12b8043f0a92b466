import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareNumbers } from './compare-numbers.ts'

test('orders unit numbers as people do', () => {
  const numbers = ['10', '2a', '1-12', '2', '1-2', 'A3', '07', '100']
  expect(numbers.sort(compareNumbers)).toEqual(['1-2', '1-12', '2', '2a', '07', '10', '100', 'A3'])
})

test('orders plain digits as the collator orders them', () => {
  const { compare } = new Intl.Collator('en', { numeric: true })
  const digits = fc.stringMatching(/^\d{1,20}$/)
  fc.assert(fc.property(digits, digits, (a, b) => Math.sign(compareNumbers(a, b)) === compare(a, b)))
})
