import { expect, test } from 'vitest'
import { chooseLanguage, negotiateLanguage, pickText } from './choose-language.ts'
import {
  DEFAULT_ALLOWED_LANGUAGE_IDS,
  directionOf,
  isLanguageCode,
  LANGUAGES,
  languageById,
  languageOf,
} from './language.ts'

test('numbers the 14 languages in the order of the wire ids', () => {
  expect(LANGUAGES.map(({ id, code }) => `${id}${code}`).join(' ')).toBe(
    '1ru 2en 3he 4mne 5zh 6pt 7ka 8tr 9us 10uz 11cs 12uk 13de 14ar',
  )
  expect(languageById(14)?.code).toBe('ar')
  expect(languageById(15)).toBeUndefined()
  expect(languageById(0)).toBeUndefined()
})

test('allows 1 to 13 by default, so Arabic only where a catalogue asks for it', () => {
  expect(DEFAULT_ALLOWED_LANGUAGE_IDS).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13])
})

test('writes Hebrew and Arabic from right to left and nothing else', () => {
  expect(LANGUAGES.filter(({ code }) => directionOf(code) === 'rtl').map(({ code }) => code)).toEqual(['he', 'ar'])
})

test('gives every language a tag that Intl supports', () => {
  for (const { tag, code } of LANGUAGES) {
    expect(Intl.NumberFormat.supportedLocalesOf(tag), code).toHaveLength(1)
  }
  expect(new Intl.NumberFormat(languageOf('ar').tag).format(1234.5)).toBe('1,234.5')
})

test('recognises only the 14 codes', () => {
  expect(isLanguageCode('mne')).toBe(true)
  expect(isLanguageCode('fr')).toBe(false)
  expect(isLanguageCode('RU')).toBe(false)
})

test('replaces a language the catalogue does not allow by its default, else by Russian', () => {
  expect(chooseLanguage('de', { default_lang: 'en', allowed: ['en', 'de'] })).toBe('de')
  expect(chooseLanguage('ar', { default_lang: 'en', allowed: ['en', 'de'] })).toBe('en')
  expect(chooseLanguage(null, { default_lang: 'ka', allowed: ['ka'] })).toBe('ka')
  expect(chooseLanguage(null, { default_lang: null, allowed: ['ka'] })).toBe('ru')
})

test.each([
  ['de-AT,de;q=0.9,en;q=0.5', 'de'],
  ['en-US', 'us'],
  ['en-AU', 'en'],
  ['fr;q=1,pt-BR;q=0.8', 'pt'],
  ['sr-Latn-RS', 'mne'],
  ['iw', 'he'],
  ['ar-SA', 'ar'],
  ['zh-TW', 'zh'],
  ['us', 'en'],
  ['ru;q=0', 'en'],
  ['', 'en'],
  ['nonsense;;q=x', 'en'],
])('answers Accept-Language %j with %s', (header, code) => {
  expect(negotiateLanguage(header)).toBe(code)
})

test('falls back from the requested language to the default, to English, to any', () => {
  const text = { ru: 'Дом', en: 'House', de: 'Haus' }
  expect(pickText(text, 'de', 'ru')).toBe('Haus')
  expect(pickText(text, 'he', 'ru')).toBe('Дом')
  expect(pickText(text, 'he', 'cs')).toBe('House')
  expect(pickText({ de: 'Haus' }, 'he', 'cs')).toBe('Haus')
  expect(pickText({ he: '', de: 'Haus' }, 'he', 'cs')).toBe('Haus')
  expect(pickText({}, 'he', 'cs')).toBe('')
})
