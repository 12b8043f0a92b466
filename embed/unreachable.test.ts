import { expect, test } from 'vitest'
import { LANGUAGE_CODES } from '#domain/language/language.ts'
import { wordUnreachable } from './unreachable.ts'

test('has a message in every language, the same for British and American English', () => {
  const words = LANGUAGE_CODES.map((code) => wordUnreachable(code, ''))
  expect(new Set(words).size).toBe(LANGUAGE_CODES.length - 1)
  expect(wordUnreachable('us', '')).toBe(wordUnreachable('en', ''))
})

test('uses the language of the element, else that of the page, else English', () => {
  expect(wordUnreachable('de', 'ru')).toBe('Der Katalog ist nicht erreichbar')
  expect(wordUnreachable('', 'ru')).toBe('Каталог недоступен')
  expect(wordUnreachable('', 'fr')).toBe('The catalogue is unavailable')
})
