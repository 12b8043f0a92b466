import { expect, test } from 'vitest'
import { isLabelOf, labelsOf } from './label.ts'
import { LAYOUT_TYPES } from './layout.ts'

test('homes have a number of rooms or are a studio', () => {
  for (const label of ['1', '2.5', '12', 'studio']) expect(isLabelOf('living', label), label).toBe(true)
  for (const label of ['', ' ', '0', '3E', '2+kk', '-1', 'Studio', 'loft', ' 2', '2,5']) {
    expect(isLabelOf('living', label), label).toBe(false)
    expect(isLabelOf('house', label), label).toBe(false)
  }
})

test('a label may be empty for types without rooms', () => {
  expect(LAYOUT_TYPES.filter((type) => isLabelOf(type, ''))).toEqual(['commerce', 'parking', 'storage'])
  expect(isLabelOf('commerce', '3E')).toBe(false)
  expect(isLabelOf('commerce', '3')).toBe(true)
})

test('describes the labels of a type', () => {
  expect(labelsOf('living')).toBe('a number of rooms such as "2" or "2.5", or "studio"')
  expect(labelsOf('parking')).toBe('empty, a number of rooms such as "2" or "2.5", or "studio"')
})
