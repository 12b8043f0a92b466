import type { CSSProperties } from 'react'
import type { DrawnBlock } from './rows-in-sight.ts'

/** Where a block stands in its row, and its first cell in it: those before it may not be drawn. */
export function blockStyle({ block, from }: DrawnBlock<unknown>, unit: 'px' | 'rem'): CSSProperties {
  const first = block.cells[from]
  const before = first ? first.start - first.space - block.start : 0
  return {
    insetInlineStart: `${block.start}${unit}`,
    inlineSize: `${block.end - block.start}${unit}`,
    ...(before !== 0 && { paddingInlineStart: `${before}${unit}` }),
  }
}
