import { expect, test } from 'vitest'
import { blockStyle } from './block-style.ts'
import { blocksOf } from './blocks.ts'

// A cell of 9 every 10, the third after a street of 5.
const starts = [0, 10, 25, 35]
const row = starts.map((_, index) => ({ row: 1, column: index + 1, rows: 1, columns: 1 }))
const [block] = blocksOf(row, { gap: 1, extentOf: ({ column }) => ({ start: starts[column - 1] ?? 0, size: 9 }) })

function styleFrom(from: number) {
  if (!block) throw new Error('there is no block')
  return blockStyle({ block, from, to: 4 }, 'px')
}

test('a block stands where its first cell does and is as long as its cells', () => {
  expect(styleFrom(0)).toEqual({ insetInlineStart: '0px', inlineSize: '44px' })
})

test('what is drawn stands in its place, also if nothing is before it', () => {
  expect(styleFrom(1)).toMatchObject({ paddingInlineStart: '10px' })
  // The street is the cell's own space.
  expect(styleFrom(2)).toMatchObject({ paddingInlineStart: '20px' })
  expect(styleFrom(3)).toMatchObject({ paddingInlineStart: '35px' })
})
