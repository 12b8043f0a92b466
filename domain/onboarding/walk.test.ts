import fc from 'fast-check'
import { expect, test } from 'vitest'
import { STEPS, type Step } from './steps.ts'
import { beginWalk, leaveStep, moveWalk, progressOf } from './walk.ts'

const SOME: readonly Step[] = ['how_to_use', 'chess_plus', 'filter', 'favorites', 'request']

test('starts at the first step, or at the requested one', () => {
  expect(beginWalk(SOME.toReversed())).toEqual({ steps: SOME, step: 'how_to_use' })
  expect(beginWalk(SOME, 'filter')?.step).toBe('filter')
  expect(beginWalk(SOME, 'card')?.step).toBe('how_to_use')
  expect(beginWalk([])).toBeNull()
})

test('ends after the last step, and does not leave the first one backwards', () => {
  expect(moveWalk({ steps: SOME, step: 'request' }, 1)).toBeNull()
  expect(moveWalk({ steps: SOME, step: 'how_to_use' }, -1)?.step).toBe('how_to_use')
})

test('leaves out a step whose control is missing, and does not count it', () => {
  const walk = leaveStep({ steps: SOME, step: 'filter' })
  expect(walk?.step).toBe('favorites')
  expect(walk && progressOf(walk)).toEqual({ number: 3, count: 4 })
  expect(leaveStep({ steps: SOME, step: 'request' })?.step).toBe('favorites')
  expect(leaveStep({ steps: ['request'], step: 'request' })).toBeNull()
})

test('every step is shown once on the way forward, and once on the way back', () => {
  fc.assert(
    fc.property(fc.subarray([...STEPS], { minLength: 1 }), (steps) => {
      const seen: Step[] = []
      let last = beginWalk(steps)
      for (let walk = last; walk; walk = moveWalk(walk, 1)) {
        seen.push(walk.step)
        expect(progressOf(walk)).toEqual({ number: seen.length, count: steps.length })
        last = walk
      }
      expect(seen).toEqual(STEPS.filter((step) => steps.includes(step)))
      for (const step of seen.toReversed()) {
        expect(last?.step).toBe(step)
        last = last && moveWalk(last, -1)
      }
    }),
  )
})

test('leaving out every step ends the walk after as many actions as steps', () => {
  fc.assert(
    fc.property(fc.subarray([...STEPS], { minLength: 1 }), fc.nat(9), (steps, at) => {
      let walk = beginWalk(steps, steps[at % steps.length])
      let acts = 0
      for (; walk; acts += 1) walk = leaveStep(walk)
      expect(acts).toBe(steps.length)
    }),
  )
})
