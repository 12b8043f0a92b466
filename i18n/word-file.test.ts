import { expect, test } from 'vitest'
import { translators } from './i18n.fixture.ts'
import { fileKindOf, wordFile, wordFileSize } from './word-file.ts'

const { en } = translators

test('the kind of a file is read from its name', () => {
  expect([fileKindOf('/media/1b5d/file.pdf'), fileKindOf('/media/1b5d/1920')]).toEqual(['PDF', ''])
})

test('sizes are in kilobytes, large ones in megabytes', () => {
  expect([79_017, 12, 1_240_000].map((size) => wordFileSize(en, size))).toEqual(['79 kB', '1 kB', '1.2 MB'])
  expect(wordFileSize(translators.ru, 79_017)).toBe('79 кБ')
})

test('a file is described by its kind and size, as far as known', () => {
  expect(wordFile(en, { src: '/media/1b5d/file.pdf', size: 79_017 })).toBe('PDF · 79 kB')
  expect(wordFile(en, { src: '/media/1b5d/1920', size: 79_017 })).toBe('79 kB')
})
