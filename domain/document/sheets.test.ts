import { describe, expect, test } from 'vitest'
import { anInstance, chessOf, instanceIn, project } from '#domain/chess/chess.fixture.ts'
import type { Fact } from '#domain/instance/facts.ts'
import type { Pinpoint } from '#domain/picture/pinpoint.ts'
import { sheetsOf } from './sheets.ts'
import { type UnitPresentation, unitPresentation } from './unit-presentation.ts'

const image = { src: '/a', srcset: '', width: 10, height: 10, placeholder: '' }
const pinned: Pinpoint = { kind: 'storey', interactiveId: '1', frameId: 0, image, polygons: [] }
const nobody = { name: '', company: null, phones: [], email: null, photo: null, logo: null, profile_type: null }

const bare: UnitPresentation = {
  ...unitPresentation({
    instance: instanceIn(chessOf([anInstance({ id: 1 })]), 1),
    project,
    contacts: { ...nobody, is_partner: false },
    place: { estate: null, storey: null, unit: null },
    mapImage: null,
    renovationImage: null,
    link: '',
    date: '2026-11-15',
  }),
  layout_plan: [],
}
const places = { object_plan: pinned, building: pinned, house_plan: pinned }
const map = { map_position: { lat: 0, lng: 0, image } }
const facts = (count: number): { facts: readonly Fact[] } => ({
  facts: Array.from({ length: count }, () => ({ field: 'balconies', value: { kind: 'number', number: 1 } })),
})

describe('the sheets of a presentation', () => {
  test('are one if everything fits, with the last picture among the small ones', () => {
    const sheets = sheetsOf({ ...bare, ...facts(17), layout_plan: [image], ...places, ...map })
    expect(sheets).toEqual({
      hero: { kind: 'plans', plans: [image] },
      pictures: ['object_plan', 'building', 'house_plan', 'map_position'],
      facts: 17,
      arrangement: 'below',
      second: null,
    })
  })

  test('are two if more pictures are left, and the second has the facts that do not fit on the first', () => {
    const all = { ...bare, ...facts(12), layout_plan: [image], ...places, ...map, renovation_example: image }
    expect(sheetsOf(all)).toMatchObject({
      pictures: ['object_plan', 'building', 'house_plan'],
      facts: 9,
      arrangement: 'beside',
      second: { plans: [], pictures: ['renovation_example', 'map_position'] },
    })
  })

  test('show two levels on the first sheet, and further levels on the second', () => {
    const [first, second, third] = [1, 2, 3].map((width) => ({ ...image, width }))
    const levels = [first, second, third].filter((level) => level !== undefined)
    expect(sheetsOf({ ...bare, layout_plan: levels })).toMatchObject({
      hero: { plans: [first, second] },
      second: { plans: [third], pictures: [] },
    })
  })

  test('begin with the nearest picture if there is no plan, and do not repeat it', () => {
    expect(sheetsOf({ ...bare, ...places })).toMatchObject({
      hero: { kind: 'picture', picture: 'object_plan' },
      pictures: ['building', 'house_plan'],
    })
  })

  test('have no empty space without pictures', () => {
    expect(sheetsOf({ ...bare, ...facts(3) })).toEqual({
      hero: null,
      pictures: [],
      facts: 3,
      arrangement: 'below',
      second: null,
    })
  })

  test('do not count the fields of the place line', () => {
    const storey: Fact = { field: 'storey', value: { kind: 'storey', number: 1, count: 2 } }
    expect(sheetsOf({ ...bare, facts: [...facts(2).facts, storey] }).facts).toBe(2)
  })
})
