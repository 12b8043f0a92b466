import { describe, expect, test } from 'vitest'
import { buildChess } from '#domain/chess/build-chess.ts'
import { anEstate, anInstance, aSection, aStorey, projectAnswer } from '#domain/chess/chess.fixture.ts'
import { destinationOf } from './target-page.ts'

const storeys = [aStorey(1, [anInstance({ id: 9 })], { plan: { interactive: 3, frame: 0 } }), aStorey(2, [])]
const chess = buildChess(projectAnswer, [
  anEstate([aSection(storeys)], { facade: { interactive: 2, frame: 4 } }),
  anEstate([], { id: 6 }),
])
const lead = (kind: Parameters<typeof destinationOf>[0]['kind'], id: number) =>
  destinationOf({ kind, id }, chess, { catalogs: [] })

describe('a region leads', () => {
  test('from an estate to its facade, generated if it has no picture', () => {
    expect(lead('estate', 5)).toMatchObject({ page: { interactiveId: '2', frameId: 4, storeyId: null } })
    expect(lead('estate', 6)).toMatchObject({ page: { interactiveId: 'estate-6', frameId: 0 } })
  })

  test('from a storey to its plan, or to its units if it has none', () => {
    expect(lead('storey', 101)).toMatchObject({ page: { interactiveId: '3', frameId: 0, storeyId: 101 } })
    expect(lead('storey', 102)).toEqual({ kind: 'storey', id: 102 })
  })

  test('from a unit to its card', () => {
    expect(lead('instance', 9)).toEqual({ kind: 'instance', id: 9 })
  })

  test('nowhere if its target does not exist', () => {
    expect(['estate', 'storey', 'section', 'instance', 'project'].map((kind) => lead(kind as 'estate', 777))).toEqual([
      null,
      null,
      null,
      null,
      null,
    ])
  })
})
