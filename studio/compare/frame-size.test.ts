import { expect, test } from 'vitest'
import { frameSizeIn, readableScreen } from './frame-size.ts'

test('a wide screen is drawn smaller, and a narrow one as it is', () => {
  expect(frameSizeIn({ width: 640, height: 800 }, 1280)).toEqual({ width: 1280, height: 1600, scale: 0.5 })
  expect(frameSizeIn({ width: 640, height: 800 }, 390)).toEqual({ width: 390, height: 800, scale: 1 })
})

test('the first screen is one whose texts can be read', () => {
  expect([400, 700, 1200].map((width) => readableScreen({ width }))).toEqual(['phone', 'tablet', 'desktop'])
})
