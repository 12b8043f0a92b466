import { expect, it } from 'vitest'
import { writeUnits } from './write-units.ts'

it('writes again what changed while it was written', async () => {
  const states = [[1], [1, 2], [1, 2]]
  const written: (readonly number[])[] = []
  const failure = await writeUnits(
    async () => states.shift() ?? [],
    async (units) => {
      written.push(units)
      return null
    },
  )
  expect(failure).toBeNull()
  expect(written).toEqual([[1], [1, 2]])
})

it('ends with the first failure', async () => {
  const failure = await writeUnits(
    async () => [],
    async () => 'failed',
  )
  expect(failure).toBe('failed')
})

it('does not write forever', async () => {
  let count = 0
  await writeUnits(
    async () => [count],
    async () => {
      count += 1
      return null
    },
  )
  expect(count).toBe(3)
})
