import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Findable, nearestResults, rankResults } from './rank-results.ts'

const ITEMS: readonly Findable[] = [
  { id: 'home', kind: 'page', label: 'Home' },
  { id: 'units', kind: 'page', label: 'Units' },
  { id: 'dark', kind: 'command', label: 'Dark theme' },
  { id: 'u6', kind: 'unit', label: 'No. 6', words: '6' },
  { id: 'u61', kind: 'unit', label: 'No. 61', words: '61' },
  { id: 'eva', kind: 'person', label: 'Éva Marsh' },
]
const found = (query: string) => rankResults(ITEMS, query).map(({ id }) => id)

describe('the palette', () => {
  it('shows pages, people and commands before anything is typed', () => {
    expect(found('')).toEqual(['home', 'units', 'dark', 'eva'])
  })

  it('finds names by their beginning before other places, without marks and capitals', () => {
    expect(found('eva')).toEqual(['eva'])
    expect(found('m')[0]).toBe('eva')
    expect(found('THEME')).toEqual(['dark'])
    expect(found('6')).toEqual(['u6', 'u61'])
  })

  it('searches only units after #, people after @, commands after >', () => {
    expect(found('#6')).toEqual(['u6', 'u61'])
    expect(found('@e')).toEqual(['eva'])
    expect(found('>')).toEqual(['home', 'units', 'dark'])
  })

  it('never finds something that has no letter of the word', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 5 }), (query) => {
        for (const { label, words = '' } of rankResults(ITEMS, `>${query}`)) {
          const text = `${label} ${words}`.toLowerCase()
          expect(text).toContain(query.trim().toLocaleLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, ''))
        }
      }),
    )
  })

  it('names what is nearest when nothing fits', () => {
    expect(found('drk')).toEqual([])
    expect(nearestResults(ITEMS, 'drk')[0]?.id).toBe('dark')
  })
})
