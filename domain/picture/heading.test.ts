import { expect, test } from 'vitest'
import { lookAt, planCamera } from './camera.fixture.ts'
import { headingOf } from './heading.ts'

test.each([
  [[0, -9, 4], 0],
  [[-9, 0, 4], 90],
  [[0, 9, 0], 180],
  [[9, 0, 20], 270],
  [[5, -5, 1], 315],
] as const)('a camera at %j that looks at the middle has the heading %i', (eye, heading) => {
  expect(headingOf(lookAt(eye, [0, 0, 1]))).toBeCloseTo(heading, 9)
})

test('a parallel camera has a heading too', () => {
  // Looks level along +x: clip x = −y, clip y = z.
  expect(headingOf([0, -1, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 1])).toBeCloseTo(90, 9)
})

test('a camera that looks straight down has no heading, nor has an invalid matrix', () => {
  expect(headingOf(planCamera)).toBeNull()
  expect(headingOf([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])).toBeNull()
})
