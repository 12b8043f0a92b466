import { expect, test } from 'vitest'
import { loadParts, namePart, tellPart, watchParts } from './parts.ts'

test('lists the rendered parts, outermost first, and those that are not loaded', () => {
  const { result, parts, missing } = watchParts(() => {
    tellPart('outer', false)
    tellPart('inner', true)
    tellPart('outer', false)
    return 'drawn'
  })
  expect({ result, parts, missing }).toEqual({ result: 'drawn', parts: ['outer', 'inner'], missing: ['inner'] })
  // Has no effect, since nobody listens any more.
  tellPart('later', true)
})

test('stops listening after a render that failed', () => {
  expect(() =>
    watchParts(() => {
      throw new Error('no')
    }),
  ).toThrow('no')
  expect(watchParts(() => {}).parts).toEqual([])
})

test('loads a part that another one registers, and reports whether any needs all messages', async () => {
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
