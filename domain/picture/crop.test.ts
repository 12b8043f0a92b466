import { describe, expect, test } from 'vitest'
import { cropAround, pathOf } from './crop.ts'
import type { Polygon } from './polygon.ts'

const square = (x: number, y: number, side: number): Polygon => [
  [x, y],
  [x + side, y],
  [x + side, y + side],
  [x, y + side],
]
const picture = { width: 1000, height: 500 }

describe('a crop', () => {
  test('shows what is marked and its surroundings', () => {
    // 100 × 50 pixels in the middle; twice that, in a square
    expect(cropAround([square(0.45, 0.45, 0.1)], picture, 1)).toBe('400 150 200 200')
  })

  test('stays in the picture', () => {
    expect(cropAround([square(0, 0.9, 0.1)], picture, 1)).toBe('0 300 200 200')
  })

  test('is never larger than the picture', () => {
    expect(cropAround([square(0, 0, 1)], picture, 1)).toBe('250 0 500 500')
    expect(cropAround([square(0, 0, 1)], picture, 4)).toBe('0 125 1000 250')
  })

  test('is the whole picture if nothing is marked', () => {
    expect(cropAround([], picture, 1)).toBe('0 0 1000 500')
  })
})

test('a path outlines each polygon in pixels of the picture', () => {
  expect(pathOf([square(0, 0, 0.5)], picture)).toBe('M0.0,0.0L500.0,0.0L500.0,250.0L0.0,250.0Z')
})
