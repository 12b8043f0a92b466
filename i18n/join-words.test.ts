import { expect, it } from 'vitest'
import { languageOf } from '#domain/language/language.ts'
import { joinNames, joinWords } from './join-words.ts'

it('joins words with the comma of the language', () => {
  expect(joinWords({ language: languageOf('de') }, ['a', 'b', 'c'])).toBe('a, b, c')
  expect(joinWords({ language: languageOf('ar') }, ['a', 'b'])).toBe('a، b')
})

it('joins names as a sentence does', () => {
  expect(joinNames({ language: languageOf('en') }, ['Anna', 'Tomas', 'you'])).toBe('Anna, Tomas and you')
  expect(joinNames({ language: languageOf('ru') }, ['Анна', 'вы'])).toBe('Анна и вы')
  expect(joinNames({ language: languageOf('en') }, ['Anna'])).toBe('Anna')
})
