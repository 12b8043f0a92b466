import { describe, expect, it } from 'vitest'
import { withMediaUrl } from './media-url.ts'

const HASH = '0123456789abcdef0123456789abcdef'
const CDN = 'https://cdn.example/homes'

describe('the URL of a CDN', () => {
  it.each([
    [`/media/${HASH}/960`, `${CDN}/media/${HASH}/960.webp`],
    [`/media/${HASH}/file.svg`, `${CDN}/media/${HASH}/file.svg`],
    [`/media/${HASH}/file.webm`, `${CDN}/media/${HASH}/file.webm`],
    [
      `/media/${HASH}/480 480w, /media/${HASH}/1440 1440w`,
      `${CDN}/media/${HASH}/480.webp 480w, ${CDN}/media/${HASH}/1440.webp 1440w`,
    ],
    [`<p><img alt="" src="/media/${HASH}/960"></p>`, `<p><img alt="" src="${CDN}/media/${HASH}/960.webp"></p>`],
  ])('is added to %s', (address, behind) => {
    expect(withMediaUrl(address, CDN)).toBe(behind)
  })

  it.each([
    `https://elsewhere.example/media/${HASH}/960`,
    '/media/none/960',
    `/media/${HASH}/960/more`,
    'See our media/press page',
  ])('is not added to %s', (text) => {
    expect(withMediaUrl(text, CDN)).toBe(text)
  })

  it('is added at any depth, and leaves everything else as it is', () => {
    const now = new Date()
    const answer = { now, points: [1, 2], none: null, pictures: [{ image: { src: `/media/${HASH}/480`, width: 480 } }] }
    expect(withMediaUrl(answer, CDN)).toEqual({
      ...answer,
      pictures: [{ image: { src: `${CDN}/media/${HASH}/480.webp`, width: 480 } }],
    })
    expect(withMediaUrl(answer, null)).toBe(answer)
  })
})
