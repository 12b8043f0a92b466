import { expect, test } from 'vitest'
import { textureSource } from './texture-source.ts'

const image = {
  src: '/1440',
  srcset: '/480 480w, /1440 1440w, /4096 4096w, /8192 8192w',
  width: 8192,
  height: 4096,
  placeholder: '',
}

test('takes the smallest file that is sharp enough for the stage', () => {
  expect(textureSource(image, { width: 390, across: 60, most: 8192 })).toBe('/4096')
  expect(textureSource(image, { width: 1440, across: 95, most: 16384 })).toBe('/8192')
  expect(textureSource(image, { width: 300, across: 90, most: 8192 })).toBe('/1440')
})

test('takes no file that is too large for the device, or else the smallest', () => {
  expect(textureSource(image, { width: 1440, across: 95, most: 4096 })).toBe('/4096')
  expect(textureSource(image, { width: 1440, across: 95, most: 100 })).toBe('/480')
})

test('takes the only file of a picture without a srcset', () => {
  expect(textureSource({ ...image, srcset: '' }, { width: 1440, across: 95, most: 4096 })).toBe('/1440')
})
