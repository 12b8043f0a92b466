import { expect, test } from 'vitest'
import { sourceFor } from './source-for.ts'

test('returns the smallest file that is wide enough, else the largest', () => {
  const image = { width: 1000, height: 500, src: '/big', srcset: '/480 480w, /960 960w', placeholder: '' }
  expect(sourceFor(image, 300)).toBe('/480')
  expect(sourceFor(image, 600)).toBe('/960')
  expect(sourceFor(image, 2000)).toBe('/big')
  expect(sourceFor({ ...image, srcset: '' }, 300)).toBe('/big')
})
