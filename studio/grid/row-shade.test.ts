import { describe, expect, it } from 'vitest'
import { isInBand, isSameShade, shadeOf } from './row-shade.ts'

const shades = {
  selected: { top: 2, bottom: 4, first: 1, last: 2 },
  active: { row: 3, column: 1 },
  filled: { top: 5, bottom: 6, first: 1, last: 2 },
  hasHandle: true,
}

describe('what a row shows of the selection', () => {
  it('is its part of the range, with the edges, the active cell and the handle', () => {
    expect(shadeOf(shades, 1).selected).toBeNull()
    expect(shadeOf(shades, 2).selected).toEqual({ first: 1, last: 2, isTop: true, isBottom: false })
    expect(shadeOf(shades, 3)).toMatchObject({ active: 1, handle: -1 })
    expect(shadeOf(shades, 4)).toMatchObject({ active: -1, handle: 2 })
    expect(shadeOf(shades, 5).filled).toEqual({ first: 1, last: 2, isTop: true, isBottom: false })
    expect(isInBand(shadeOf(shades, 3).selected, 2)).toBe(true)
    expect(isInBand(shadeOf(shades, 3).selected, 3)).toBe(false)
  })

  it('stays the same for rows inside a range that grows below them', () => {
    const grown = { ...shades, selected: { ...shades.selected, bottom: 9 } }
    expect(isSameShade(shadeOf(shades, 3), shadeOf(grown, 3))).toBe(true)
    expect(isSameShade(shadeOf(shades, 4), shadeOf(grown, 4))).toBe(false)
    expect(isSameShade(shadeOf(shades, 0), shadeOf(grown, 0))).toBe(true)
  })
})
