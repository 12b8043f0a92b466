import { expect, it } from 'vitest'
import { createRecentValues } from './recent-values.ts'

/** Values that are the number of times they were made so far. */
function counted() {
  let made = 0
  return async () => ++made
}

it('makes a value once, also for calls at the same time', async () => {
  const values = createRecentValues<number>(2)
  const make = counted()
  expect(await Promise.all([values.get('a', make), values.get('a', make)])).toEqual([1, 1])
  expect(await values.get('a', make)).toBe(1)
})

it('drops the value that was not used for the longest time', async () => {
  const values = createRecentValues<number>(2)
  const make = counted()
  for (const key of ['a', 'b', 'a', 'c']) await values.get(key, make)
  expect(['a', 'b', 'c'].map(values.has)).toEqual([true, false, true])
})

it('makes a value again after a failure', async () => {
  const values = createRecentValues<number>(2)
  await expect(values.get('a', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost')
  expect(await values.get('a', counted())).toBe(1)
})
