import { expect, test } from 'vitest'
import { buildChess } from '#domain/chess/build-chess.ts'
import { anEstate, anInstance, aSection, aStorey, projectAnswer, SOLD } from '#domain/chess/chess.fixture.ts'
import { placeFigures } from '#domain/place/place-figures.ts'
import { estateOf, freeShareOf, listedSection, pickerSections } from './picker-model.ts'

const chess = buildChess(projectAnswer, [
  anEstate([
    aSection([aStorey(1, []), aStorey(2, [anInstance({ id: 1 }), anInstance({ id: 2, status_id: SOLD })])]),
    aSection([aStorey(3, [], { id: 201 })], { id: 51, number: 2 }),
  ]),
])
const sections = pickerSections([{ id: 201 }, { id: 101 }, { id: 102 }, { id: 999 }], chess)

test('groups the storeys of a picture by section, top one first, without unknown ones', () => {
  expect(sections.map(({ section, storeys }) => [section.id, storeys.map(({ id }) => id)])).toEqual([
    [50, [102, 101]],
    [51, [201]],
  ])
})

test('lists the pointed section, else the chosen one, else the first', () => {
  expect(listedSection(sections, 201, 50)?.section.id).toBe(51)
  expect(listedSection(sections, null, 51)?.section.id).toBe(51)
  expect(listedSection(sections, null, null)?.section.id).toBe(50)
  expect(listedSection([], null, null)).toBeNull()
})

test('computes the free share of a storey, which is 0 for an empty one', () => {
  expect(sections[0]?.storeys.map((storey) => freeShareOf(placeFigures(storey)))).toEqual([0.5, 0])
})

test('finds the building of a picture by its storeys', () => {
  expect(estateOf([{ id: 201 }], chess)?.id).toBe(5)
  expect(estateOf([{ id: 999 }], chess)).toBeNull()
  expect(estateOf([], chess)).toBeNull()
})
