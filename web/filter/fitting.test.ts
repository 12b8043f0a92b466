import { describe, expect, test } from 'vitest'
import { fittingParts } from './fitting.ts'

const bar = { parts: [100, 300, 80, 150], room: 630 }

describe('the parts of a bar', () => {
  test('are all shown if they fit', () => {
    expect(fittingParts(bar)).toBe(4)
  })

  test('disappear by importance, the least important first', () => {
    expect(fittingParts({ ...bar, room: 629 })).toBe(3)
    expect(fittingParts({ ...bar, room: 479 })).toBe(2)
    expect(fittingParts({ ...bar, room: 399 })).toBe(1)
    expect(fittingParts({ ...bar, room: 50 })).toBe(0)
  })

  test('never make room for a narrower but less important one', () => {
    expect(fittingParts({ parts: [100, 300, 10], room: 200 })).toBe(1)
  })

  test('need no room if the project lacks them', () => {
    expect(fittingParts({ parts: [100, 300, 0, 0], room: 400 })).toBe(4)
    expect(fittingParts({ parts: [100, 0, 50], room: 99 })).toBe(0)
  })
})
