import { describe, expect, it } from 'vitest'
import { listOptions } from './choice-listing.ts'

const all = ['Available', 'Reserved', 'Sold'].map((text) => ({ text }))
const list = (text: string, isTyped: boolean, chosen: readonly string[] | null = null, isFree = false) => {
  const { options, at } = listOptions({ text, isTyped, chosen }, all, { isFree })
  return { texts: options.map((option) => option.text), at }
}

describe('the list of a choice column', () => {
  it('opens with all options and marks that of the cell', () => {
    expect(list('Reserved', false)).toEqual({ texts: ['Available', 'Reserved', 'Sold'], at: 1 })
    expect(list('', false).at).toBe(-1)
  })

  it('marks the first option that fits what is typed', () => {
    expect(list('s', true)).toEqual({ texts: ['Sold', 'Reserved'], at: 0 })
    expect(list('x', true)).toEqual({ texts: [], at: -1 })
  })

  it('offers a new text only where that is allowed', () => {
    expect(list('Sea view', true, [], true)).toEqual({ texts: ['Sea view'], at: 0 })
    expect(list('sold', true, [], true).texts).toEqual(['Sold'])
    expect(list('Sea view', true, []).texts).toEqual([])
  })

  it('marks nothing in a cell with several options until something is typed, so that Enter ends', () => {
    expect(list('', false, ['Sold']).at).toBe(-1)
  })
})
