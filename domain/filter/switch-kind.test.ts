import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { KindChoice } from '#domain/kind/kind-choice.ts'
import { LAYOUT_TYPES } from '#domain/layout/layout.ts'
import { EMPTY_FILTER, type Filter } from './filter.ts'
import { type SwitchedFilter, switchKind } from './switch-kind.ts'

const homes: Filter = { ...EMPTY_FILTER, rooms: ['2'], price: { from: null, to: 360_000 }, tags: [1] }
const start: SwitchedFilter = { filter: homes, aside: new Map() }

describe('changing the kind', () => {
  test('saves the limits of the former kind, and keeps building and "Only free"', () => {
    const filter = { ...homes, estates: [5], only_free: true }
    const parking = switchKind({ ...start, filter }, 'parking', 'home')
    expect(parking.filter).toEqual({ ...EMPTY_FILTER, types: ['parking'], estates: [5], only_free: true })
  })

  test('restores the limits of a kind', () => {
    const parking = switchKind(start, 'parking', 'home')
    const limited = { ...parking, filter: { ...parking.filter, price: { from: null, to: 25_000 } } }
    const back = switchKind(limited, 'home', 'home')
    expect(back.filter).toEqual(homes)
    expect(switchKind(back, 'parking', 'home').filter).toEqual(limited.filter)
  })

  test('keeps a building that was chosen in the meantime', () => {
    const { filter, aside } = switchKind(start, 'storage', 'home')
    expect(switchKind({ filter: { ...filter, estates: [7] }, aside }, 'home', 'home').filter).toEqual({
      ...homes,
      estates: [7],
    })
  })

  test('sets no type for the leading kind, and every type for all', () => {
    const parking = { filter: { ...EMPTY_FILTER, types: ['parking'] }, aside: new Map() } as const
    expect(switchKind(parking, 'home', 'home').filter.types).toEqual([])
    expect(switchKind(parking, 'home', 'commerce').filter.types).toEqual(['living', 'house'])
    expect(switchKind(parking, 'all', 'home').filter.types).toEqual(LAYOUT_TYPES)
  })

  test('never loses the limits of a kind, whatever is chosen in between', () => {
    const choices = fc.array(fc.constantFrom<KindChoice>('commerce', 'parking', 'storage', 'all'))
    fc.assert(
      fc.property(choices, (between) => {
        const away = between.reduce((state, choice) => switchKind(state, choice, 'home'), start)
        expect(switchKind(away, 'home', 'home').filter).toEqual(homes)
      }),
    )
  })
})
