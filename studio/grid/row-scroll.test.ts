import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rowScroll, scrollToShow, shiftAt } from './row-scroll.ts'

describe('many rows in a scrolled element', () => {
  it('have their own height as long as browsers can show it', () => {
    expect(rowScroll(20_000, 34, 800)).toEqual({ extent: 680_000, scale: 1 })
    expect(shiftAt(5_000, rowScroll(20_000, 34, 800))).toBe(0)
  })

  it('are all reached by scrolling, however many there are', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50_000_000 }), fc.integer({ min: 100, max: 3_000 }), (count, view) => {
        const scroll = rowScroll(count, 34, view)
        expect(scroll.extent).toBeLessThanOrEqual(10_000_000)
        const end = Math.max(0, scroll.extent - view)
        // At the end of the content the last row ends at the lower edge.
        const lastRowEnd = count * 34 + shiftAt(end, scroll) - end
        if (end > 0) expect(lastRowEnd).toBeCloseTo(view, 2)
        expect(shiftAt(0, scroll)).toBeCloseTo(0)
      }),
    )
  })
})

describe('showing a row', () => {
  it('scrolls only as far as needed', () => {
    expect(scrollToShow(100, 134, 68, 800)).toBe(0)
    expect(scrollToShow(34, 68, 68, 800)).toBe(-34)
    expect(scrollToShow(790, 824, 68, 800)).toBe(24)
  })

  it('shows the beginning of what is too large', () => {
    expect(scrollToShow(500, 1_500, 100, 300)).toBe(400)
  })
})
