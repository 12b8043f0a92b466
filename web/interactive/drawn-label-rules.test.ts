import { describe, expect, test } from 'vitest'
import { fittingText, numberedStoreys } from './drawn-label-rules.ts'

describe('storeys say their number', () => {
  test('all of them where there is room', () => {
    expect(numberedStoreys(4, 44)).toEqual([0, 1, 2, 3])
  })

  test('some of them where they are low, the lowest and the highest always', () => {
    expect(numberedStoreys(6, 25)).toEqual([0, 2, 4, 5])
    expect(numberedStoreys(6, 10)).toEqual([0, 5])
    expect(numberedStoreys(5, 10)).toEqual([0, 4])
  })

  test('none where there are none', () => {
    expect([numberedStoreys(0, 44), numberedStoreys(3, 0)]).toEqual([[], []])
  })
})

test('a name gives way to a shorter one, and to none', () => {
  expect([200, 60, 10, 5].map((room) => fittingText(['A long entrance name', 'Door 1', '1'], room))).toEqual([
    'A long entrance name',
    'Door 1',
    '1',
    null,
  ])
})
