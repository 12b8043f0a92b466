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
