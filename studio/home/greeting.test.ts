import { expect, it } from 'vitest'
import { firstName, greetingOf } from './greeting.ts'

it('greets by the hour, and in the small hours by none', () => {
  const said = Array.from({ length: 24 }, (_, hour) => greetingOf(hour))
  expect(said.slice(0, 5).every((word) => word === 'home.night')).toBe(true)
  expect(said.slice(5, 12).every((word) => word === 'home.morning')).toBe(true)
  expect(said.slice(12, 18).every((word) => word === 'home.afternoon')).toBe(true)
  expect(said.slice(18).every((word) => word === 'home.evening')).toBe(true)
})

it('greets by the first word of the name', () => {
  expect(firstName('  Helen  Marsh ')).toBe('Helen')
  expect(firstName('李明')).toBe('李明')
  expect(firstName('')).toBe('')
})
