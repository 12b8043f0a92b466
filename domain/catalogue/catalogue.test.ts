import { expect, test } from 'vitest'
import { shortTypeOf } from './catalogue.ts'

test('shortens the type of a catalogue', () => {
  expect(shortTypeOf('InteractiveCatalogue')).toBe('ic')
  expect(shortTypeOf('GroupInteractiveCatalogue')).toBe('gic')
})
