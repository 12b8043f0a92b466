import { expect, test } from 'vitest'
import { EMBED_ORIGINS, EMBEDS, isEmbeddable } from './embed-hosts.ts'

test.each([
  'https://my.matterport.com/show/?m=abc',
  'https://www.youtube.com/embed/abc?rel=0',
  'https://vk.com/video_ext.php?oid=1&id=2',
])('allows %s', (url) => {
  expect(isEmbeddable(url)).toBe(true)
})

test.each([
  'http://my.matterport.com/show/?m=abc',
  'https://my.matterport.com.evil.example/show/?m=abc',
  'https://my.matterport.com@evil.example/show/',
  'https://www.youtube.com/watch?v=abc',
  'https://evil.example/https://my.matterport.com/show',
  'https://my.matterport.com/show\\@evil.example',
])('rejects %s', (url) => {
  expect(isEmbeddable(url)).toBe(false)
})

test('every prefix extends past its host, and its origin is listed', () => {
  expect(EMBEDS.every((start) => /^https:\/\/[a-z.-]+\/./.test(start))).toBe(true)
  expect(EMBED_ORIGINS).toContain('https://player.vimeo.com')
})
