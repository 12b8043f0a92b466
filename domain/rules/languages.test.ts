import { describe, expect, test } from 'vitest'
import { chooseLanguage, negotiateLanguage, pickText } from '#domain/language/choose-language.ts'
import { DEFAULT_ALLOWED_LANGUAGE_IDS, directionOf, LANGUAGE_CODES, languageById } from '#domain/language/language.ts'

describe('Languages', () => {
  test('A language that the catalogue does not have is replaced by its default', () => {
    const languages = { default_lang: 'de', allowed: ['de', 'en'] } as const
    expect([chooseLanguage('en', languages), chooseLanguage('ar', languages), chooseLanguage(null, languages)]).toEqual(
      ['en', 'de', 'de'],
    )
    expect(chooseLanguage(null, { default_lang: null, allowed: [] })).toBe('ru')
  })

  test('A missing text falls back to the default language, to English, to any', () => {
    const name = { cs: 'Dům', en: 'House' }
    expect([pickText(name, 'cs', 'de'), pickText(name, 'tr', 'cs'), pickText(name, 'tr', 'de')]).toEqual([
      'Dům',
      'Dům',
      'House',
    ])
    expect(pickText({ cs: 'Dům' }, 'tr', 'de')).toBe('Dům')
  })

  test('A new catalogue has every language but Arabic', () => {
    const codes = DEFAULT_ALLOWED_LANGUAGE_IDS.map((id) => languageById(id)?.code)
    expect(codes).toHaveLength(14 - 1)
    expect(LANGUAGE_CODES.filter((code) => !codes.includes(code))).toEqual(['ar'])
  })

  test('Hebrew and Arabic are written from right to left', () => {
    expect(LANGUAGE_CODES.filter((code) => directionOf(code) === 'rtl')).toEqual(['he', 'ar'])
  })

  test('Outside a catalogue the browser decides', () => {
    expect(negotiateLanguage('de-AT,de;q=0.9,en;q=0.5')).toBe('de')
    expect(negotiateLanguage('hr-HR,en;q=0.8')).toBe('mne')
    expect(negotiateLanguage('ja')).toBe('en')
  })
})
