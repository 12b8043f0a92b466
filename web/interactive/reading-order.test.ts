import { expect, test } from 'vitest'
import type { Polygon } from '#domain/picture/polygon.ts'
import { inReadingOrder } from './reading-order.ts'

const box = (x: number, y: number, width: number, height: number): readonly Polygon[] => [
  [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ],
]

const names = (regions: readonly { readonly name: string }[]) => regions.map(({ name }) => name).join(' ')

test('storeys go from the top, sections on one storey from the left', () => {
  const regions = [
    { name: '1', order: 1, polygons: box(0.2, 0.6, 0.1, 0.1) },
    { name: '2b', order: 2, polygons: box(0.5, 0.2, 0.1, 0.1) },
    { name: '2a', order: 2, polygons: box(0.1, 0.3, 0.1, 0.1) },
  ]
  expect(names(inReadingOrder(regions, ({ order }) => order))).toBe('2a 2b 1')
})

test('houses go row by row from the left, even if they are not exactly aligned', () => {
  const regions = [
    { name: 'c', polygons: box(0.1, 0.6, 0.2, 0.2) },
    { name: 'b', polygons: box(0.6, 0.08, 0.2, 0.2) },
    { name: 'a', polygons: box(0.1, 0.1, 0.2, 0.2) },
    { name: 'd', polygons: box(0.5, 0.55, 0.2, 0.2) },
  ]
  expect(names(inReadingOrder(regions, () => null))).toBe('a b c d')
})

test('a low building beside a high one is in the same row', () => {
  const regions = [
    { name: 'low', polygons: box(0.7, 0.2, 0.2, 0.4) },
    { name: 'high', polygons: box(0.1, 0.25, 0.3, 0.6) },
  ]
  expect(names(inReadingOrder(regions, () => null))).toBe('high low')
})

test('leaves out regions without corners', () => {
  expect(inReadingOrder([{ polygons: [] }], () => null)).toEqual([])
})
