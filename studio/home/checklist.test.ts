import { describe, expect, it } from 'vitest'
import { checklistOf, type Known } from './checklist.ts'

const READY: Known = {
  catalogue: {
    published: true,
    privacy: [{ domain: null, url: 'https://lake.example/privacy' }],
    sales: { email: 'sales@lake.example', lang: 'en' },
    chess: { enabled: true, order: 1, default_sort: 'default', cell: ['number'], taken_prices: false },
    interactive: { enabled: true },
    name: { en: 'Lake House' },
    default_lang: 'en',
  },
  figures: { units: 40, without_area: 0, without_price: 0, linked_pictures: 0 },
  changes: 0,
  hasDraftUnits: false,
  role: 'owner',
}
const listOf = (known: Known) => checklistOf(known).rows.map(({ what, state, mend }) => [what, state, mend])
const withCatalogue = (catalogue: Partial<Known['catalogue']>): Known => ({
  ...READY,
  catalogue: { ...READY.catalogue, ...catalogue },
})

describe('the checklist of a project', () => {
  it('is empty if nothing is missing', () => {
    expect(checklistOf(READY)).toEqual({ rows: [], done: 5, total: 5 })
  })

  it('lists what is worth doing, with how many it is about, if nothing stands in the way', () => {
    const figures = { units: 40, without_area: 2, without_price: 3, linked_pictures: 1 }
    expect(checklistOf({ ...READY, figures, changes: 7 }).rows).toEqual([
      { what: 'area', state: 'wish', mend: 'units', count: 2 },
      { what: 'price', state: 'wish', mend: 'units', count: 3 },
      { what: 'changes', state: 'wish', mend: 'publish', count: 7 },
    ])
    expect(listOf(withCatalogue({ published: false }))).toEqual([['publish', 'wish', 'publish']])
  })

  it('leads to the publication after units were made in the draft', () => {
    const figures = { units: 0, without_area: 0, without_price: 0, linked_pictures: 0 }
    const made = { ...withCatalogue({ published: false }), figures, changes: 61, hasDraftUnits: true }
    expect(listOf(made)).toEqual([['publish', 'wish', 'publish']])
    expect(listOf({ ...made, hasDraftUnits: false })[0]).toEqual(['units', 'must', 'units'])
  })

  it('lists what stands in the way before anything else, with what is done', () => {
    const nothing = { units: 0, without_area: 0, without_price: 0, linked_pictures: 0 }
    const known = { ...withCatalogue({ privacy: [], sales: { email: null, lang: 'en' } }), figures: nothing }
    expect(listOf(known)).toEqual([
      ['units', 'must', 'units'],
      ['view', 'done', null],
      ['consent', 'must', 'dialog'],
      ['mail', 'must', 'dialog'],
      ['language', 'done', null],
    ])
    expect(checklistOf(known)).toMatchObject({ done: 2, total: 5 })
  })

  it('leaves out what the person cannot mend, but does not count it as done', () => {
    const known = { ...withCatalogue({ privacy: [], name: { de: 'Seehaus' } }), role: 'editor' } as const
    expect(listOf(known).map(([what]) => what)).toEqual(['units', 'view', 'mail'])
    expect(checklistOf(known).done).toBe(3)
  })

  it('needs units with an area, and a policy for every host', () => {
    const figures = { ...READY.figures, units: 2, without_area: 2 }
    expect(checklistOf({ ...READY, figures }).done).toBe(4)
    expect(checklistOf({ ...READY, figures: { ...figures, units: 3 } }).done).toBe(5)
    const policy = { domain: 'lake.example', url: 'https://lake.example/privacy' }
    expect(checklistOf(withCatalogue({ privacy: [policy] })).done).toBe(4)
  })

  it('needs the grid, or a picture that can be clicked', () => {
    const off = withCatalogue({ chess: { ...READY.catalogue.chess, enabled: false } })
    expect(checklistOf(off).done).toBe(4)
    const linked = { ...off, figures: { ...off.figures, linked_pictures: 1 } }
    expect(checklistOf(linked).done).toBe(5)
    const noPictures = { ...linked, catalogue: { ...linked.catalogue, interactive: { enabled: false } } }
    expect(checklistOf(noPictures).done).toBe(4)
  })
})
