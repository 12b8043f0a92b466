import { expect, test } from 'vitest'
import { aFacade, aPanorama } from './answers.fixture.ts'
import { interactiveAnswer, interactiveQuery } from './interactive.ts'

const accepts = (fields: object) => interactiveAnswer.safeParse({ data: { ...aFacade, ...fields } }).success
const acceptsRegion = (fields: object) =>
  accepts({ frame: { ...aFacade.frame, regions: [{ ...aFacade.frame.regions[0], ...fields }] } })

test('a picture and a panorama keep every field', () => {
  expect(interactiveAnswer.parse({ data: aFacade })).toEqual({ data: aFacade })
  expect(interactiveAnswer.parse({ data: aPanorama })).toEqual({ data: aPanorama })
})

test('a facade drawn from the chess has no image and may have no parent', () => {
  expect(accepts({ id: 'estate-5', frame: { ...aFacade.frame, image: null }, parent: null })).toBe(true)
})

test.each([
  ['a kind that does not exist', { kind: 'map' }],
  ['an id that is a number', { id: 6 }],
  ['no frame', { frame: null }],
  ['no list of storeys', { storeys: undefined }],
])('a picture is rejected with %s', (_, fields) => {
  expect(accepts(fields)).toBe(false)
})

test('a region has at least three corners inside the picture, and a known kind of target', () => {
  const corners = [
    [0, 0],
    [1, 0],
    [0.5, 1],
  ]
  expect(acceptsRegion({ polygons: [corners, corners] })).toBe(true)
  expect(acceptsRegion({ polygons: [corners.slice(1)] })).toBe(false)
  expect(
    acceptsRegion({
      polygons: [
        [
          [0, 0],
          [1, 0],
          [0.5, 1.01],
        ],
      ],
    }),
  ).toBe(false)
  expect(
    acceptsRegion({
      polygons: [
        [
          [0, 0, 0],
          [1, 0, 0],
          [0.5, 1, 0],
        ],
      ],
    }),
  ).toBe(false)
  expect(acceptsRegion({ target: { kind: 'room', id: 1 } })).toBe(false)
})

test('the query names the picture, and optionally frame and storey', () => {
  expect(interactiveQuery.parse({ id: 'estate-5' })).toEqual({ id: 'estate-5' })
  expect(interactiveQuery.parse({ id: '6', frame: '0', storey: '101' })).toEqual({ id: '6', frame: 0, storey: 101 })
  for (const query of [{}, { id: 'x' }, { id: '6', frame: '' }, { id: '6', storey: '-1' }]) {
    expect(interactiveQuery.safeParse(query).success, JSON.stringify(query)).toBe(false)
  }
})
