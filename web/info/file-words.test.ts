import { expect, test } from 'vitest'
import { translators } from '#i18n/i18n.fixture.ts'
import { fileKind, wordFileSize } from './file-words.ts'

test('the kind of a file is read from its name', () => {
  expect(fileKind('/media/1b5d/file.pdf')).toBe('PDF')
  expect(fileKind('/media/1b5d/1920')).toBe('')
})

test('sizes are in kilobytes, large ones in megabytes', () => {
  const en = translators.en
  expect([79_017, 12, 1_240_000].map((size) => wordFileSize(en, size))).toEqual(['79 kB', '1 kB', '1.2 MB'])
  expect(wordFileSize(translators.ru, 79_017)).toBe('79 кБ')
})
