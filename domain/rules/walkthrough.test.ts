import { describe, expect, test } from 'vitest'
import { keptAfter } from '#domain/onboarding/offer.ts'
import { type Setting, stopsOf } from '#domain/onboarding/stops.ts'

const everything: Setting = {
  start: { page: { name: 'main' }, panel: null },
  isGroup: false,
  isSmall: false,
  hasPictures: true,
  hasPremises: true,
  hasChess: true,
  unit: { id: 12, hasTour: true },
}

describe('Walkthrough', () => {
  test('Steps that a catalogue has nothing to show for are left out', () => {
    expect(stopsOf(everything).size).toBe(10)
    expect(stopsOf({ ...everything, hasPictures: false, unit: { id: 12, hasTour: false } }).size).toBe(10 - 2)
    expect([...stopsOf({ ...everything, isGroup: true }).keys()]).toEqual([
      'how_to_use',
      'visual',
      'favorites',
      'request',
    ])
  })

  test('The walkthrough is offered at most twice', () => {
    expect(keptAfter(null, 'left')).toBe('offered')
    expect(keptAfter('offered', 'left')).toBe('seen')
    expect([keptAfter(null, 'started'), keptAfter(null, 'closed')]).toEqual(['seen', 'seen'])
  })
})
