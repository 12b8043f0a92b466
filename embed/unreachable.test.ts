import { expect, test } from 'vitest'
import { LANGUAGE_CODES } from '#domain/language/language.ts'
import { wordUnreachable } from './unreachable.ts'

test('has a sentence in every language, one for British and American English', () => {
  const words = LANGUAGE_CODES.map((code) => wordUnreachable(code, ''))
  expect(new Set(words).size).toBe(LANGUAGE_CODES.length - 1)
  expect(wordUnreachable('us', '')).toBe(wordUnreachable('en', ''))
})

test('takes the language of the element before that of the page, and English where it knows neither', () => {
  expect(wordUnreachable('de', 'ru')).toBe('Der Katalog ist nicht erreichbar')
  expect(wordUnreachable('', 'ru')).toBe('Каталог недоступен')
  expect(wordUnreachable('', 'fr')).toBe('The catalogue is unavailable')
})
