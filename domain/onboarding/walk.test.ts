import fc from 'fast-check'
import { expect, test } from 'vitest'
import { STEPS, type Step } from './steps.ts'
import { beginWalk, leaveStep, moveWalk, progressOf, type Walk } from './walk.ts'

const ON_CHESS: readonly Step[] = ['filter', 'how_to_use', 'chess_plus', 'favorites', 'request']

function walkAt(step: Step, present: readonly Step[] = ON_CHESS): Walk {
  return { steps: STEPS.filter((other) => present.includes(other)), step }
}

test('begins with the first step that has a control', () => {
  expect(beginWalk(ON_CHESS)?.step).toBe('how_to_use')
  expect(beginWalk([])).toBeNull()
})

test('skips steps without a control, and does not count them', () => {
  const walk = moveWalk(walkAt('how_to_use'), 1, ON_CHESS)
  expect(walk?.step).toBe('chess_plus')
  expect(walk && progressOf(walk)).toEqual({ number: 2, count: 5 })
})

test('ends after the last step, and does not leave the first one backwards', () => {
  expect(moveWalk(walkAt('request'), 1, ON_CHESS)).toBeNull()
  expect(moveWalk(walkAt('how_to_use'), -1, ON_CHESS)?.step).toBe('how_to_use')
})

test('counts anew when controls have come or gone', () => {
  const walk = moveWalk(walkAt('how_to_use'), 1, [...ON_CHESS, 'visual', 'sorting'])
  expect(walk).toMatchObject({ step: 'visual' })
  expect(walk && progressOf(walk)).toEqual({ number: 2, count: 7 })
})

test('goes on when the control of its step has gone, back where nothing follows', () => {
  expect(leaveStep(walkAt('filter'), ON_CHESS)?.step).toBe('favorites')
  expect(leaveStep(walkAt('request'), ON_CHESS)?.step).toBe('favorites')
  expect(leaveStep(walkAt('request', ['request']), ['request'])).toBeNull()
})

test('every step with a control is seen once on the way, whichever there are', () => {
  fc.assert(
    fc.property(fc.subarray([...STEPS], { minLength: 1 }), (present) => {
      const seen: Step[] = []
      for (let walk = beginWalk(present); walk; walk = moveWalk(walk, 1, present)) {
        seen.push(walk.step)
        expect(progressOf(walk)).toEqual({ number: seen.length, count: present.length })
      }
      expect(seen).toEqual(STEPS.filter((step) => present.includes(step)))
    }),
  )
})
