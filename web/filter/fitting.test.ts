import { describe, expect, test } from 'vitest'
import { fittingParts } from './fitting.ts'

const bar = { parts: [100, 300, 80, 150], more: 110, room: 630 }

describe('the parts of a bar', () => {
  test('all stand there when they fit without the button to the rest', () => {
    expect(fittingParts(bar)).toBe(4)
  })

  test('give way by importance, and the button to the rest takes its place', () => {
    expect(fittingParts({ ...bar, room: 629 })).toBe(3)
    expect(fittingParts({ ...bar, room: 589 })).toBe(2)
    expect(fittingParts({ ...bar, room: 400 })).toBe(1)
    expect(fittingParts({ ...bar, room: 50 })).toBe(0)
  })

  test('are no more than the screen has a place for, and what a project lacks needs no button', () => {
    expect(fittingParts({ ...bar, parts: [100, 300, Number.POSITIVE_INFINITY, 0] })).toBe(2)
    expect(fittingParts({ ...bar, parts: [100, 300, 0, 0], room: 400 })).toBe(4)
  })
})
