import { describe, expect, test } from 'vitest'
import { doesSwipeClose, swipeOffset } from './swipe.ts'

describe('swipeOffset', () => {
  test('measures the distance towards the side', () => {
    expect(swipeOffset('down', 30, 12)).toBe(12)
    expect(swipeOffset('right', 30, 12)).toBe(30)
    expect(swipeOffset('left', -30, 12)).toBe(30)
  })

  test('is 0 in the other direction', () => {
    expect(swipeOffset('down', 0, -12)).toBe(0)
    expect(swipeOffset('left', 30, 0)).toBe(0)
  })
})

describe('doesSwipeClose', () => {
  test('closes after a long swipe at any speed', () => {
    expect(doesSwipeClose({ offset: 200, size: 440, milliseconds: 5000 })).toBe(true)
    expect(doesSwipeClose({ offset: 100, size: 440, milliseconds: 5000 })).toBe(false)
  })

  test('closes after a flick', () => {
    expect(doesSwipeClose({ offset: 60, size: 440, milliseconds: 90 })).toBe(true)
  })

  test('stays open after a tap or a tiny movement', () => {
    expect(doesSwipeClose({ offset: 0, size: 440, milliseconds: 40 })).toBe(false)
    expect(doesSwipeClose({ offset: 10, size: 440, milliseconds: 5 })).toBe(false)
    expect(doesSwipeClose({ offset: 0, size: 0, milliseconds: 0 })).toBe(false)
  })
})
