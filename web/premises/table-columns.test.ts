import { expect, test } from 'vitest'
import { ariaSortOf, columnsOf, sortAfterPress } from './table-columns.ts'

test('a header sorts ascending first, then descending', () => {
  const pair = ['cheaper', 'expensive'] as const
  expect(sortAfterPress(pair, 'default')).toBe('cheaper')
  expect(sortAfterPress(pair, 'cheaper')).toBe('expensive')
  expect(sortAfterPress(pair, 'expensive')).toBe('cheaper')
  expect(sortAfterPress(pair, 'larger')).toBe('cheaper')
})

test('a header reports its own sort order only', () => {
  const pair = ['smaller', 'larger'] as const
  expect(ariaSortOf(pair, 'smaller')).toBe('ascending')
  expect(ariaSortOf(pair, 'larger')).toBe('descending')
  expect(ariaSortOf(pair, 'cheaper')).toBe('none')
})

test('has a section column only if an estate has several sections', () => {
  const names = (hasSections: boolean) => columnsOf('m', hasSections, true).map(({ name }) => name)
  expect(names(true)).toContain('section')
  expect(names(false)).not.toContain('section')
})
