import { describe, expect, test } from 'vitest'
import { box, courtyardHouse } from './bodies.fixture.ts'
import { distanceOutside } from './vector.ts'
import { facesOf, type Prism, type Volume, verticesOf } from './volume.ts'

function normalsOf(volume: Volume) {
  return facesOf(volume).map(({ plane }) => plane.normal.map((value) => value + 0))
}

describe('facesOf', () => {
  const cube = box([0, 0, 0], [1, 1, 1])
  const outward = [
    [-1, 0, 0],
    [0, -1, 0],
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
    [0, 0, -1],
  ]

  test('turns every side of a prism outwards', () => {
    expect(normalsOf(cube)).toEqual(outward)
    expect(facesOf(cube).every(({ plane }) => distanceOutside(plane, [0.5, 0.5, 0.5]) === -0.5)).toBe(true)
  })

  test('accepts either winding of the base and swapped heights', () => {
    const swapped: Prism = { ...cube, base: cube.base.toReversed(), bottom: 1, top: 0 }
    expect(normalsOf(swapped)).toHaveLength(6)
    expect(normalsOf(swapped)).toEqual(expect.arrayContaining(outward))
  })

  test('leaves out walls without length, which repeated corners cause', () => {
    expect(facesOf({ ...cube, base: [...cube.base, [0, 0]] })).toHaveLength(6)
  })

  test('leaves out faces whose corners stand in a line', () => {
    const needle: Volume = {
      kind: 'mesh',
      vertices: [
        [0.1, 0.1, 0],
        [0.2, 0.2, 0],
        [0.7, 0.7, 0],
      ],
      faces: [[0, 1, 2]],
    }
    expect(facesOf(needle)).toEqual([])
  })

  test('does not change the faces of a mesh', () => {
    expect(facesOf(courtyardHouse(2, 1, 3))).toHaveLength(16)
  })

  test('rejects a face that refers to a missing vertex', () => {
    const broken: Volume = { kind: 'mesh', vertices: [[0, 0, 0]], faces: [[0, 1, 2]] }
    expect(() => facesOf(broken)).toThrow('vertex 1')
  })
})

test('a prism has its base at both heights as corners', () => {
  expect(verticesOf(box([0, 0, 2], [1, 1, 5]))).toHaveLength(8)
})
