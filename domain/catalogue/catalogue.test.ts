import { expect, test } from 'vitest'
import { isChildless, shortTypeOf } from './catalogue.ts'

test('shortens the type of a catalogue', () => {
  expect(shortTypeOf('InteractiveCatalogue')).toBe('ic')
  expect(shortTypeOf('GroupInteractiveCatalogue')).toBe('gic')
})

test('an estate without free units is childless, an interactive catalogue never is', () => {
  expect(isChildless({ free_count: 0 })).toBe(true)
  expect(isChildless({ free_count: 1 })).toBe(false)
  expect(isChildless({ free_count: 0, type: 'GroupInteractiveCatalogue' })).toBe(true)
  expect(isChildless({ free_count: 0, type: 'InteractiveCatalogue' })).toBe(false)
})
