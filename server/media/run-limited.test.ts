import { expect, it } from 'vitest'
import { createRunLimited } from './run-limited.ts'

it('runs no more tasks at once than the limit, in order of arrival', async () => {
  const run = createRunLimited(2)
  const started: number[] = []
  let running = 0
  let most = 0
  const tasks = Array.from({ length: 7 }, (_, index) =>
    run(async () => {
      started.push(index)
      most = Math.max(most, ++running)
      await new Promise(setImmediate)
      running--
      return index
    }),
  )
  expect(await Promise.all(tasks)).toEqual([0, 1, 2, 3, 4, 5, 6])
  expect(started).toEqual([0, 1, 2, 3, 4, 5, 6])
  expect(most).toBe(2)
})

it('continues after a task that failed', async () => {
  const run = createRunLimited(1)
  await expect(run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await run(async () => 'yes')).toBe('yes')
})
