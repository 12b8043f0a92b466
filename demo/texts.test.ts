import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { LANGUAGE_CODES } from '#domain/language/language.ts'

describe.each(LANGUAGE_CODES)('the texts in %s', (code) => {
  const texts = readTexts(code)

  test('are complete, sorted and never empty', () => {
    expect(Object.keys(texts)).toEqual(Object.keys(readTexts('en')).toSorted())
    expect(Object.values(texts).filter((text) => text.trim() === '')).toEqual([])
  })

  test('have the same markup as the English ones', () => {
    const markup = (text = '') => text.match(/<[^>]*>/g)?.join('') ?? ''
    const english = readTexts('en')
    expect(Object.keys(texts).filter((key) => markup(texts[key]) !== markup(english[key]))).toEqual([])
  })
})

function readTexts(code: string): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync(path.resolve(import.meta.dirname, `texts/${code}.json`), 'utf8'))
}
