import { describe, expect, it } from 'vitest'
import { columnAt, placeColumns } from './column-places.ts'

const places = placeColumns([60, 100, 80])

describe('the columns of a grid', () => {
  it('follow one another after the check boxes', () => {
    expect(places).toEqual([
      { start: 52, end: 112 },
      { start: 112, end: 212 },
      { start: 212, end: 292 },
    ])
  })

  it('are found under the pointer', () => {
    expect([0, 51, 52, 112, 211, 212, 900].map((at) => columnAt(places, at, 0))).toEqual([-1, -1, 0, 1, 1, 2, 2])
  })

  it('are found after scrolling, also under the first one, which stays', () => {
    expect([10, 60, 112, 150].map((at) => columnAt(places, at, 100))).toEqual([-1, 0, 2, 2])
  })
})
