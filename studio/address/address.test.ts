import { describe, expect, it } from 'vitest'
import { pathOf, readScreen, type Screen } from './address.ts'

const SCREENS: readonly Screen[] = [
  { name: 'home' },
  { name: 'account' },
  { name: 'people' },
  { name: 'new' },
  { name: 'more' },
  { name: 'units', catalogue: 12 },
  { name: 'publish', catalogue: 3 },
]

describe('the addresses of screens', () => {
  it('are read as they are written', () => {
    for (const screen of SCREENS) expect(readScreen(pathOf(screen))).toEqual(screen)
    expect(new Set(SCREENS.map(pathOf)).size).toBe(SCREENS.length)
  })

  it('of no screen are null', () => {
    for (const path of ['/x', '/c/units', '/c/0/units', '/c/-1/units', '/c/1/other', '/c/1/units/2', '/people/1'])
      expect(readScreen(path)).toBeNull()
  })
})
