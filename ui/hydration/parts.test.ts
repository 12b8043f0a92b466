import { expect, test } from 'vitest'
import { collectParts, loadParts, registerPart, reportPart } from './parts.ts'

test('lists the rendered parts, outermost first, and those that are not loaded', () => {
  const { result, parts, missing } = collectParts(() => {
    reportPart('outer', false)
    reportPart('inner', true)
    reportPart('outer', false)
    return 'rendered'
  })
  expect({ result, parts, missing }).toEqual({ result: 'rendered', parts: ['outer', 'inner'], missing: ['inner'] })
  // Has no effect, since nobody listens any more.
  reportPart('later', true)
})

test('stops listening after a render that failed', () => {
  expect(() =>
    collectParts(() => {
      throw new Error('no')
    }),
  ).toThrow('no')
  expect(collectParts(() => {}).parts).toEqual([])
})

test('loads a part that another one registers, and reports whether any needs all messages', async () => {
  const loaded: string[] = []
  registerPart('a', {
    says: 'first',
    load: async () => {
      // A module registers its parts once, when it is first imported.
      if (loaded.push('a') > 1) return
      registerPart('b', { says: 'everything', load: async () => void loaded.push('b') })
    },
  })
  expect(await loadParts(['a'])).toBe(false)
  expect(await loadParts(['a', 'b', 'unknown'])).toBe(true)
  expect(loaded).toEqual(['a', 'a', 'b'])
})

test('loads all parts of a name, since each place shows its own', async () => {
  const loaded: string[] = []
  for (const place of ['first', 'second']) {
    registerPart('of two places', { says: 'first', load: async () => void loaded.push(place) })
  }
  expect(await loadParts(['of two places'])).toBe(false)
  expect(loaded).toEqual(['first', 'second'])
})
