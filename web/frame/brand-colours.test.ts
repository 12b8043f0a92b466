import { expect, test } from 'vitest'
import { legibleColours } from './brand-colours.ts'

test('keeps legible brand colours', () => {
  const scheme = { primary: '#0F5C66', primary_active: '#0A4850', theme: 'light' } as const
  expect(legibleColours(scheme)).toEqual({ primary: '#0F5C66', primary_active: '#0A4850' })
})

test('keeps the primary colour if its text would be illegible on the active one', () => {
  const white = { primary: '#10233F', primary_active: '#F2D16B', theme: 'light' } as const
  expect(legibleColours(white).primary_active).toBe('#10233F')
  const black = { primary: '#F2D16B', primary_active: '#10233F', theme: 'light' } as const
  expect(legibleColours(black).primary_active).toBe('#F2D16B')
})
