import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalText } from './normal-text.ts'
import { type Findable, indexItems, nearestResults, rankResults } from './rank-results.ts'

const ITEMS: readonly Findable[] = [
  { id: 'home', kind: 'page', label: 'Home' },
  { id: 'units', kind: 'page', label: 'Units' },
  { id: 'dark', kind: 'command', label: 'Dark theme' },
  { id: 'u61', kind: 'unit', label: 'No. 61', words: '61' },
  { id: 'u6', kind: 'unit', label: 'No. 6', words: '6' },
  { id: 'b61', kind: 'unit', label: 'No. 61', words: '61' },
  { id: 'eva', kind: 'person', label: 'Éva Marsh' },
]
const index = indexItems(ITEMS)
const found = (query: string) => rankResults(index, query).map(({ id }) => id)

describe('the palette', () => {
  it('shows pages, people and commands before anything is typed', () => {
    expect(found('')).toEqual(['home', 'units', 'dark', 'eva'])
  })

  it('finds names by their beginning before other places, without marks and capitals', () => {
    expect(found('eva')).toEqual(['eva'])
    expect(found('m')[0]).toBe('eva')
    expect(found('THEME')).toEqual(['dark'])
    expect(found('6')).toEqual(['u6', 'u61', 'b61'])
    expect(found('٦١')).toEqual(['u61', 'b61'])
  })

  it('searches only units after #, people after @, commands after >', () => {
    expect(found('#6')).toEqual(['u6', 'u61', 'b61'])
    expect(found('@e')).toEqual(['eva'])
    expect(found('>')).toEqual(['home', 'units', 'dark'])
  })

  it('lists all units of a number, and few of those that only contain it', () => {
    const numbers = Array.from(
      { length: 40 },
      (_, at) => ({ id: `x${at}`, kind: 'unit', label: `No. 7${at}` }) as const,
    )
    const same = Array.from({ length: 12 }, (_, at) => {
      return { id: `s${at}`, kind: 'unit', label: 'No. 7', words: '7' } as const
    })
    const all = indexItems<Findable>([...numbers, ...same, { id: 'page', kind: 'page', label: 'Top 7' }])
    const ids = rankResults(all, '7').map(({ id }) => id)
    expect(ids.slice(0, 12)).toEqual(same.map(({ id }) => id))
    expect(ids).toContain('page')
    expect(ids.length).toBeLessThan(30)
    expect(rankResults(all, '#7')).toHaveLength(50)
  })

  it('never finds something that has no letter of the word', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 5 }), (query) => {
        for (const { label, words = '' } of rankResults(index, `>${query}`)) {
          expect(normalText(`${label} ${words}`)).toContain(normalText(query))
        }
      }),
    )
  })

  it('names what is nearest when nothing fits, but no unit', () => {
    expect(found('drk')).toEqual([])
    expect(nearestResults(index, 'drk')[0]?.id).toBe('dark')
    expect(nearestResults(index, 'xyz')).toEqual([])
    expect(nearestResults(index, 'no', 99).some(({ kind }) => kind === 'unit')).toBe(false)
  })
})
