import { expect, it } from 'vitest'
import { colourOf, initialsOf } from './initials.ts'

it('takes the first letters of the first and the last word', () => {
  expect(initialsOf('Helen Marsh')).toBe('HM')
  expect(initialsOf('  anna maria de  weiss ')).toBe('AW')
  expect(initialsOf('Ли')).toBe('Л')
  expect(initialsOf('𝒜nna')).toBe('𝒜')
  expect(initialsOf('')).toBe('')
})

it('gives a name always the same colour, and different names different ones', () => {
  expect(colourOf('Helen Marsh')).toBe(colourOf('Helen Marsh'))
  const names = ['Helen Marsh', 'Anna Weiss', 'Tomas Brandt', 'Irina Moreno', 'Daniel Okafor', 'Leila Haddad']
  expect(new Set(names.map(colourOf)).size).toBeGreaterThan(2)
})
