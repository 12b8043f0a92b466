import { describe, expect, test } from 'vitest'
import { anInstance, chessOf, instanceIn, RESERVED } from '#domain/chess/chess.fixture.ts'
import { LAYOUT_TYPES } from '#domain/layout/layout.ts'
import { stepIn, surveyOf, valueIn } from './survey.ts'

const chess = chessOf([
  anInstance({ id: 1, price: 200_000 }),
  anInstance({ id: 2, price: 400_000, layout_id: 2 }),
  anInstance({ id: 3, price: 20_000, layout_id: 4 }),
  anInstance({ id: 4, price: 900_000, status_id: RESERVED }),
  anInstance({ id: 5, price: 0 }),
])
const unit = (id: number) => instanceIn(chess, id)

describe('a survey', () => {
  test('values only free units, and none by rooms', () => {
    expect([1, 2, 4, 5].map((id) => valueIn('price', unit(id)))).toEqual([200_000, 400_000, null, null])
    // 400 000 / 62.5
    expect(valueIn('price_m2', unit(2))).toBe(6400)
    expect(valueIn('area', unit(5))).toBe(40)
    expect(valueIn('rooms', unit(1))).toBeNull()
  })

  test.each([[[]], [LAYOUT_TYPES]])('compares the leading kind if the filter has no types or all: %s', (asked) => {
    const survey = surveyOf(chess.instances, 'price', asked)
    expect(survey.types).toEqual(['living', 'house'])
    // The parking space is not on the scale.
    expect([1, 2, 3, 4, 5].map((id) => stepIn(survey, unit(id)))).toEqual([1, 7, null, null, null])
  })

  test('compares the types in the filter', () => {
    const survey = surveyOf(chess.instances, 'price', ['parking'])
    expect(survey.scale).toEqual({ low: 20_000, high: 20_000, edges: [] })
    expect([1, 3].map((id) => stepIn(survey, unit(id)))).toEqual([null, 4])
  })

  test('has no scale by rooms or if nothing is free', () => {
    expect(surveyOf(chess.instances, 'rooms', []).scale).toBeNull()
    expect(surveyOf([unit(4)], 'price', []).scale).toBeNull()
    expect(surveyOf([], 'price', [])).toMatchObject({ types: [], scale: null })
  })
})
