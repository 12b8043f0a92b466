import { expect, test } from 'vitest'
import { repeat } from './repeat.ts'

test('continues after a failure, and reports it', async () => {
  const failures: string[] = []
  let times = 0
  const work = async () => {
    times += 1
    if (times === 1) throw new Error('once')
  }
  const stop = repeat(1, work, ({ message }) => failures.push(message))
  await expect.poll(() => times).toBeGreaterThan(2)
  await stop()
  expect(failures).toEqual(['once'])
})

test('waits for running work when it is stopped, and does not repeat it', async () => {
  let begun = 0
  let finish = () => {}
  const stop = repeat(
    1,
    () => {
      begun += 1
      return new Promise((resolve) => {
        finish = resolve
      })
    },
    () => {},
  )
  await expect.poll(() => begun).toBe(1)
  const stopped = stop()
  finish()
  await stopped
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(begun).toBe(1)
})
