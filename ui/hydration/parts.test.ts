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

test('loads a part that another one registers, and reports which messages they need', async () => {
  const loaded: string[] = []
  registerPart('a', {
    says: 'first',
    load: async () => {
      // A module registers its parts once, when it is first imported.
      if (loaded.push('a') > 1) return
      registerPart('b', { says: 'everything', load: async () => void loaded.push('b') })
    },
  })
  expect(await loadParts(['a'])).toBe('first')
  expect(await loadParts(['a', 'b', 'unknown'])).toBe('everything')
  expect(loaded).toEqual(['a', 'a', 'b'])
})

test('needs no fewer messages because of a part that needs fewer', async () => {
  registerPart('much', { says: 'everything', load: async () => {} })
  registerPart('more', { says: 'next', load: async () => {} })
  registerPart('few', { says: 'first', load: async () => {} })
  expect(await loadParts(['more', 'few'])).toBe('next')
  expect(await loadParts(['much', 'more', 'few'])).toBe('everything')
})

test('loads all parts of a name, since each place shows its own', async () => {
  const loaded: string[] = []
  for (const place of ['first', 'second']) {
    registerPart('of two places', { says: 'first', load: async () => void loaded.push(place) })
  }
  expect(await loadParts(['of two places'])).toBe('first')
  expect(loaded).toEqual(['first', 'second'])
})
