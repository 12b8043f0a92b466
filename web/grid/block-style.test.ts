import { expect, test } from 'vitest'
import { blockStyle } from './block-style.ts'

test('a block starts at its first cell and is as long as its cells', () => {
  const block = { index: 1, cells: [], rows: 1, start: 25, end: 69 }
  expect(blockStyle(block, 'px')).toEqual({ insetInlineStart: '25px', inlineSize: '44px' })
  expect(blockStyle(block, 'rem')).toEqual({ insetInlineStart: '25rem', inlineSize: '44rem' })
})
