import { expect, test } from 'vitest'
import { createTapCounter } from './tap-counter.ts'

test('two taps at one place are a double tap, and a third starts a new one', () => {
  const isSecond = createTapCounter()
  expect([isSecond([10, 10], 0), isSecond([20, 15], 200), isSecond([20, 15], 300)]).toEqual([false, true, false])
})

test('taps that are late or far apart are single taps', () => {
  const isSecond = createTapCounter()
  expect([isSecond([10, 10], 0), isSecond([10, 10], 400), isSecond([90, 10], 500)]).toEqual([false, false, false])
})
