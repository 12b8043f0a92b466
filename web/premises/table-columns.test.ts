import { expect, test } from 'vitest'
import { ariaSortOf, columnsOf, sortAfterPress } from './table-columns.ts'

test('a head sorts rising first, then turns round', () => {
  const pair = ['cheaper', 'expensive'] as const
  expect(sortAfterPress(pair, 'default')).toBe('cheaper')
  expect(sortAfterPress(pair, 'cheaper')).toBe('expensive')
  expect(sortAfterPress(pair, 'expensive')).toBe('cheaper')
  expect(sortAfterPress(pair, 'larger')).toBe('cheaper')
})

test('a head says its order, and none for the order of another', () => {
  const pair = ['smaller', 'larger'] as const
  expect(ariaSortOf(pair, 'smaller')).toBe('ascending')
  expect(ariaSortOf(pair, 'larger')).toBe('descending')
  expect(ariaSortOf(pair, 'cheaper')).toBe('none')
})

test('names entrances only where a house has several', () => {
  const names = (hasSections: boolean) => columnsOf('m', hasSections, true).map(({ name }) => name)
  expect(names(true)).toContain('section')
  expect(names(false)).not.toContain('section')
})
