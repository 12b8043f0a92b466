import { expect, it } from 'vitest'
import { image } from '#contract/image.ts'
import { fileUrl, imageOf } from './image-answer.ts'
import { widthsOf } from './prepare-picture.ts'

const hash = '0123456789abcdef0123456789abcdef'
const picture = { hash, media_type: 'image/jpeg', width: 1440, height: 720, placeholder: 'data:' } as const

it('offers a picture in all its widths, each with one URL', () => {
  const answer = imageOf({ ...picture, widths: [480, 960, 1440] })
  expect(image.parse(answer)).toEqual(answer)
  expect(answer.srcset).toBe(`/media/${hash}/480 480w, /media/${hash}/960 960w, /media/${hash}/1440 1440w`)
})

it.each([
  [[320], 320],
  [[480, 960, 1440], 1440],
  [[480, 1920, 4096], 1920],
  [[2000], 2000],
])('offers %j with the default width %i', (widths, width) => {
  expect(imageOf({ ...picture, widths }).src).toBe(`/media/${hash}/${width}`)
})

it('offers a drawing as one file', () => {
  const answer = imageOf({ ...picture, media_type: 'image/svg+xml', widths: [], placeholder: '' })
  expect(answer).toEqual({ src: `/media/${hash}/file.svg`, srcset: '', width: 1440, height: 720, placeholder: '' })
})

it('names a video by its type', () => {
  expect(fileUrl({ hash, media_type: 'video/webm', widths: [] })).toBe(`/media/${hash}/file.webm`)
})

it.each([
  [1, [1]],
  [480, [480]],
  [500, [500]],
  [1920, [480, 960, 1440, 1920]],
  [2000, [480, 960, 1440, 2000]],
  [4096, [480, 960, 1440, 1920, 2880, 4096]],
])('stores a picture %i wide in the widths %j', (width, widths) => {
  expect(widthsOf(width)).toEqual(widths)
})
