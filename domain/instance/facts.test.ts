import { expect, test } from 'vitest'
import { buildChess } from '#domain/chess/build-chess.ts'
import {
  aLayout,
  anEstate,
  anInstance,
  aSection,
  aStorey,
  chessOf,
  instanceIn,
  project,
  projectAnswer,
} from '#domain/chess/chess.fixture.ts'
import { factsOf } from './facts.ts'

test('lists every descriptive field that has a value, in reading order', () => {
  const chess = chessOf(
    [anInstance({ id: 1, layout_id: 2, renovation: 3, window_view: 5 })],
    [],
    [anInstance({ id: 2 })],
  )
  expect(factsOf(instanceIn(chess, 1), project)).toEqual([
    { field: 'area_total', value: { kind: 'area', area: 62.5 } },
    { field: 'area_living', value: { kind: 'area', area: 20 } },
    { field: 'area_kitchen', value: { kind: 'area', area: 10 } },
    { field: 'rooms', value: { kind: 'room_label', label: '2' } },
    { field: 'bathrooms', value: { kind: 'number', number: 1 } },
    { field: 'balconies', value: { kind: 'number', number: 1 } },
    { field: 'estate', value: { kind: 'text', text: 'A' } },
    { field: 'section', value: { kind: 'text', text: '1' } },
    { field: 'storey', value: { kind: 'storey', number: 1, count: 3 } },
    { field: 'renovation', value: { kind: 'choice', words: 'renovation', option: 3 } },
    { field: 'window_view', value: { kind: 'choice', words: 'window_view', option: 5 } },
    { field: 'stage', value: { kind: 'choice', words: 'stage', option: 'process' } },
    { field: 'construction_end', value: { kind: 'construction_end', end: { quarter: 3, year: 2027 } } },
    { field: 'house_type', value: { kind: 'choice', words: 'house_type', option: 'monolithic' } },
    { field: 'storeys_total', value: { kind: 'number', number: 3 } },
    { field: 'parking_type', value: { kind: 'choice', words: 'parking_type', option: 'underground' } },
    { field: 'kindergarten', value: { kind: 'answer', answer: 1 } },
    { field: 'school', value: { kind: 'answer', answer: 0 } },
    { field: 'security', value: { kind: 'answer', answer: 1 } },
  ])
})

test('counts rooms or bedrooms as the project does, and leaves out unknown values', () => {
  const bare = aLayout({ label: '3', area_living: null, area_kitchen: null, bathrooms: null, balconies: null })
  const estate = anEstate([aSection([aStorey(1, [anInstance({ id: 1 })])], { name: 'North' })], {
    stage: null,
    construction_end: null,
    house_type: null,
  })
  const chess = buildChess({ ...projectAnswer, layouts: [bare] }, [estate])
  const bedrooms = { ...project, rooms_basis: 'bedrooms', stage: 'start', construction_end: null } as const
  const fields = factsOf(instanceIn(chess, 1), bedrooms).map(({ field }) => field)
  expect(fields.slice(0, 5)).toEqual(['area_total', 'bedrooms', 'estate', 'section', 'storey'])
  // The estate has no stage, so the project's is used.
  expect(fields).toContain('stage')
  expect(fields).not.toContain('construction_end')
})

test('has the ceiling height of the unit, else of its layout, and says an open plan only where there is one', () => {
  const open = { ...aLayout({ id: 1 }), ceiling_height: 2.7, euro_layout: true }
  const closed = { ...aLayout({ id: 2 }), ceiling_height: null, euro_layout: false }
  const units = [
    anInstance({ id: 1, layout_id: 1 }),
    anInstance({ id: 2, layout_id: 1, ceiling_height: 3.1 }),
    anInstance({ id: 3, layout_id: 2 }),
    anInstance({ id: 4, layout_id: 1, ceiling_height: null }),
  ]
  const chess = buildChess({ ...projectAnswer, layouts: [open, closed] }, [anEstate([aSection([aStorey(1, units)])])])
  const saidOf = (id: number) =>
    factsOf(instanceIn(chess, id), project)
      .filter(({ field }) => field === 'ceiling_height' || field === 'euro_layout')
      .map(({ value }) => value)
  expect(saidOf(1)).toEqual([{ kind: 'length', length: 2.7 }, { kind: 'yes' }])
  expect(saidOf(2)).toEqual([{ kind: 'length', length: 3.1 }, { kind: 'yes' }])
  expect(saidOf(3)).toEqual([])
  expect(saidOf(4)).toEqual(saidOf(1))
})

test('counts the storeys of a building unless it says how many it has, and never those of a house', () => {
  const storeys = [-1, 1, 2].map((number) => aStorey(number, [anInstance({ id: 10 + number })]))
  const countOf = (storeys_total: number | null, type: 'living' | 'house' = 'living') => {
    const estate = anEstate([aSection(storeys)], { storeys_total })
    const chess = buildChess({ ...projectAnswer, layouts: [aLayout({ id: 1, type })] }, [estate])
    return factsOf(instanceIn(chess, 11), project).find(({ field }) => field === 'storeys_total')?.value
  }
  expect(countOf(null)).toEqual({ kind: 'number', number: 2 })
  expect(countOf(16)).toEqual({ kind: 'number', number: 16 })
  expect(countOf(null, 'house')).toBeUndefined()
  expect(countOf(2, 'house')).toEqual({ kind: 'number', number: 2 })
})
