import { expect, test } from 'vitest'
import { storeyRun } from './storey-run.ts'

const none = { zero: false, thirteen: false }

test('counts storeys from the lowest, whichever end comes first', () => {
  expect(storeyRun(1, 4, none)).toEqual([1, 2, 3, 4])
  expect(storeyRun(1, -2, none)).toEqual([-2, -1, 0, 1])
})

test('leaves out storey 0 and storey 13 only if asked', () => {
  expect(storeyRun(-1, 1, { zero: true, thirteen: true })).toEqual([-1, 1])
  expect(storeyRun(12, 14, { zero: true, thirteen: true })).toEqual([12, 14])
  expect(storeyRun(12, 14, none)).toEqual([12, 13, 14])
})
