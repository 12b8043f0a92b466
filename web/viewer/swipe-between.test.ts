import { describe, expect, test } from 'vitest'
import { followSwipe, type SlidePlace, swipeAxisOf, swipeOutcomeOf } from './swipe-between.ts'

const middle: SlidePlace = { index: 1, count: 3, rtl: false }
const first: SlidePlace = { ...middle, index: 0 }
const slow = { size: 400, milliseconds: 2000 }
const across = (by: number, place: SlidePlace) => swipeOutcomeOf({ axis: 'across', by, ...slow }, place)

describe('a finger', () => {
  test('has no direction before it has moved a few pixels', () => {
    expect(swipeAxisOf(5, 4)).toBeNull()
  })

  test('moves across or down, whichever is more', () => {
    expect([swipeAxisOf(-30, 10), swipeAxisOf(10, 30), swipeAxisOf(0, -30)]).toEqual(['across', 'down', null])
  })
})

describe('a swipe', () => {
  test('moves the picture, but with resistance at the ends', () => {
    expect([followSwipe('across', 50, middle), followSwipe('across', 50, first)]).toEqual([50, 15])
    expect([followSwipe('down', 50, middle), followSwipe('down', -50, middle)]).toEqual([50, 0])
  })

  test('moves on if it went far enough', () => {
    expect([across(-200, middle), across(200, middle), across(-60, middle)]).toEqual([1, -1, 0])
  })

  test('moves on if it was a flick', () => {
    expect(swipeOutcomeOf({ axis: 'across', by: -40, size: 400, milliseconds: 50 }, middle)).toBe(1)
  })

  test('is reversed in right-to-left', () => {
    expect([across(200, { ...middle, rtl: true }), across(-200, { ...middle, rtl: true })]).toEqual([1, -1])
  })

  test('stops at the first and the last picture', () => {
    expect([across(200, first), across(-200, { ...middle, index: 2 })]).toEqual([0, 0])
  })

  test('down closes', () => {
    expect(swipeOutcomeOf({ axis: 'down', by: 200, ...slow }, middle)).toBe('close')
    expect(swipeOutcomeOf({ axis: 'down', by: 40, ...slow }, middle)).toBe(0)
  })
})
