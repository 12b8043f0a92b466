import type { CSSProperties } from 'react'
import type { Block } from './blocks.ts'

/** The position and size of a block in its row. */
export function blockStyle({ start, end }: Block<unknown>, unit: 'px' | 'rem'): CSSProperties {
  return { insetInlineStart: `${start}${unit}`, inlineSize: `${end - start}${unit}` }
}
