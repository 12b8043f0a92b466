import { expect, test } from 'vitest'
import type { MediaRow } from '#server/media/media-store.ts'
import { namesBeside, pathBeside } from './names-beside.ts'

const medium = (id: number, name: string, media_type: MediaRow['media_type'] = 'image/png') => ({
  name,
  row: {
    id,
    account_id: 1,
    name,
    media_type,
    hash: `hash${id}`,
    size: 1,
    width: 1,
    height: 1,
    widths: [1],
    placeholder: '',
  },
})

function pathsOf(...media: readonly ReturnType<typeof medium>[]): readonly string[] {
  const named = namesBeside(new Map(media.map((each) => [each.row.id, each])), 'project.json')
  return [...named.values()].map(pathBeside)
}

test('media keep their names; those not kept as sent become folders', () => {
  expect(
    pathsOf(medium(1, 'images/ä b.png'), medium(2, 'plan.svg', 'image/svg+xml'), medium(3, 'a.pdf', 'application/pdf')),
  ).toEqual(['images/ä b.png.media', 'plan.svg.media', 'a.pdf'])
})

test.each([
  '../a.png',
  '/a.png',
  'a/../b.png',
  'a//b.png',
  './a.png',
  'a\\b.png',
  'a:b',
  'a\n.png',
  `${'ä'.repeat(150)}.png`,
])('an unsafe path is replaced: %j', (name) =>
  expect(pathsOf(medium(1, name))).toEqual(['media-by-content/hash1.png.media']),
)

test('a file whose extension does not match its type gets one that does', () => {
  expect(pathsOf(medium(1, 'film', 'video/mp4'))).toEqual(['media-by-content/hash1.mp4'])
  expect(pathsOf(medium(1, 'film.webm', 'video/mp4'))).toEqual(['media-by-content/hash1.mp4'])
})

test('names that would clash as files or as a file and a folder are made different', () => {
  const pdf = 'application/pdf'
  expect(pathsOf(medium(1, 'a.pdf', pdf), medium(2, 'A.pdf', pdf))).toEqual(['a.pdf', 'media-by-content/hash2.pdf'])
  expect(pathsOf(medium(1, 'a.pdf', pdf), medium(2, 'a.pdf/b.pdf', pdf))[1]).toBe('media-by-content/hash2.pdf')
  expect(pathsOf(medium(1, 'a.pdf/b.pdf', pdf), medium(2, 'a.pdf', pdf))[1]).toBe('media-by-content/hash2.pdf')
  expect(pathsOf(medium(1, 'a.png.media/x.pdf', pdf), medium(2, 'a.png'))[1]).toBe('media-by-content/hash2.png.media')
  expect(pathsOf(medium(1, 'project.json/a.pdf', pdf))).toEqual(['media-by-content/hash1.pdf'])
})
