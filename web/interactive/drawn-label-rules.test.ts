import { describe, expect, test } from 'vitest'
import { fittingText, numberedStoreys } from './drawn-label-rules.ts'

describe('storeys show their number', () => {
  test('all of them if there is room', () => {
    expect(numberedStoreys(4, 44)).toEqual([0, 1, 2, 3])
  })

  test('some of them if they are low, but always the lowest and the highest', () => {
    expect(numberedStoreys(6, 25)).toEqual([0, 2, 4, 5])
    expect(numberedStoreys(6, 10)).toEqual([0, 5])
    expect(numberedStoreys(5, 10)).toEqual([0, 4])
  })

  test('none without storeys or height', () => {
    expect([numberedStoreys(0, 44), numberedStoreys(3, 0)]).toEqual([[], []])
  })
})

test('takes the first text that fits, or none', () => {
  expect([200, 60, 10, 5].map((room) => fittingText(['A long entrance name', 'Door 1', '1'], room))).toEqual([
    'A long entrance name',
    'Door 1',
    '1',
    null,
  ])
})
