import { expect, test } from 'vitest'
import { loadParts, namePart, tellPart, watchParts } from './parts.ts'

test('tells the parts that are drawn, from the outside in, and which are missing', () => {
  const { result, parts, missing } = watchParts(() => {
    tellPart('outer', false)
    tellPart('inner', true)
    tellPart('outer', false)
    return 'drawn'
  })
  expect({ result, parts, missing }).toEqual({ result: 'drawn', parts: ['outer', 'inner'], missing: ['inner'] })
  // Nobody listens any more.
  tellPart('later', true)
})

test('hears nothing more after a drawing that failed', () => {
  expect(() =>
    watchParts(() => {
      throw new Error('no')
    }),
  ).toThrow('no')
  expect(watchParts(() => {}).parts).toEqual([])
})

test('brings a part that another one names, and says whether any says everything', async () => {
  const brought: string[] = []
  namePart('a', {
    says: 'first',
    load: async () => {
      brought.push('a')
      namePart('b', { says: 'everything', load: async () => void brought.push('b') })
    },
  })
  expect(await loadParts(['a'])).toBe(false)
  expect(await loadParts(['a', 'b', 'unknown'])).toBe(true)
  expect(brought).toEqual(['a', 'a', 'b'])
})
