import { expect, it } from 'vitest'
import { closesSheet } from './swipe.ts'

it.each([
  ['a long way down', { x: 4, y: 140, ms: 600 }, false, true],
  ['a flick down', { x: 2, y: 60, ms: 60 }, false, true],
  ['a short, slow way down', { x: 2, y: 60, ms: 600 }, false, false],
  ['upwards', { x: 0, y: -200, ms: 100 }, false, false],
  ['a long way to the right', { x: 160, y: 10, ms: 500 }, false, true],
  ['to the left', { x: -160, y: 10, ms: 500 }, false, false],
  ['to the left in right-to-left', { x: -160, y: 10, ms: 500 }, true, true],
  ['a tap', { x: 0, y: 0, ms: 80 }, false, false],
] as const)('takes %s for what it is', (_, swipe, isRtl, closes) => {
  expect(closesSheet(swipe, isRtl)).toBe(closes)
})
