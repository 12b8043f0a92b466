import { describe, expect, test } from 'vitest'
import { rectangle } from './bodies.fixture.ts'
import type { Body } from './body.ts'
import { bodyFaults } from './body-faults.ts'

const base = rectangle(0, 0, 10, 10)
const upper = rectangle(1, 1, 9, 9)

test.each<readonly [string, Body]>([
  ['a prism', { base, bottom: 0, top: 3 }],
  ['a sloping top', { base, bottom: 0, top: [3, 3, 5, 5] }],
  ['heights rounded to centimetres', { base, bottom: 0, top: [3, 3, 5, 5.02] }],
  [
    'a ridge',
    {
      base,
      upper: [
        [0, 5],
        [10, 5],
        [10, 5],
        [0, 5],
      ] as Body['base'],
      bottom: 0,
      top: [3, 3.5, 3.5, 3],
    },
  ],
  ['a wedge', { base, bottom: 3, top: [3, 3, 5, 5] }],
  ['a terrace', { base, top: 3 }],
  ['a terrace with equal heights', { base, bottom: 3, top: 3 }],
])('finds nothing wrong with %s', (_, body) => {
  expect(bodyFaults(body)).toEqual([])
})

describe('finds', () => {
  test('lists of another length than the base, and reports nothing else about such a body', () => {
    expect(bodyFaults({ base, upper: upper.slice(1), bottom: [9, 9, 9], top: [3] })).toEqual([
      { kind: 'count', of: 'upper', count: 3 },
      { kind: 'count', of: 'bottom', count: 3 },
      { kind: 'count', of: 'top', count: 1 },
    ])
  })

  test('a top below the bottom, and names the corner if each has its own height', () => {
    expect(bodyFaults({ base, bottom: 3, top: 2 })).toEqual([{ kind: 'below', of: 'top', corner: null }])
    expect(bodyFaults({ base, bottom: 3, top: [4, 4, 2, 2] })).toEqual([{ kind: 'below', of: 'top', corner: 2 }])
  })

  test('a bent top and a bent bottom', () => {
    expect(bodyFaults({ base, bottom: [0, 0, 0, 1], top: [3, 4, 3, 3] })).toEqual([
      { kind: 'bent', of: 'bottom', by: expect.closeTo(0.25) },
      { kind: 'bent', of: 'top', by: expect.closeTo(0.25) },
    ])
    expect(bodyFaults({ base, top: [3, 4, 3, 4] })).toEqual([{ kind: 'bent', of: 'top', by: 0.5 }])
  })

  test('an upper outline that winds the other way', () => {
    expect(bodyFaults({ base, upper: upper.toReversed(), bottom: 0, top: 3 })).toEqual([
      { kind: 'crossed', of: 'upper' },
    ])
  })

  test('an upper outline of a terrace', () => {
    expect(bodyFaults({ base, upper, top: 3 })).toEqual([{ kind: 'flat', of: 'upper' }])
  })
})
