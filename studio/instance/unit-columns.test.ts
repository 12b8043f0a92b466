import { describe, expect, it } from 'vitest'
import type { LanguageCode } from '#domain/language/language.ts'
import { studioTranslator } from '#i18n/studio.fixture.ts'
import { longestEnds } from './hold-until.tsx'
import { firstWidth } from './unit-columns.ts'

/** What the widest end of a hold needs in Chromium with its sign and the padding of the cell, in pixels. */
const ENDS: Readonly<Record<LanguageCode, number>> = {
  ru: 150,
  en: 142,
  he: 148,
  mne: 142,
  zh: 150,
  pt: 131,
  ka: 143,
  tr: 136,
  us: 166,
  uz: 144,
  cs: 133,
  uk: 149,
  de: 149,
  ar: 186,
}

describe('the first width of a column', () => {
  it('is that of its usual cells if the heading is short', () => {
    expect(firstWidth('price', ['Price, €'])).toBe(108)
    expect(firstWidth('number', ['№'])).toBe(firstWidth('number', ['No.']))
  })

  it('has room for long headings, more of it for wide letters', () => {
    const latin = firstWidth('layout', ['Dispozicija'])
    expect(latin).toBeGreaterThan(firstWidth('layout', ['Layout']))
    expect(firstWidth('layout', ['Планировка_'])).toBeGreaterThan(latin)
    expect(firstWidth('layout', ['户型户型户型户型户型户'])).toBeGreaterThan(firstWidth('layout', ['Планировка_']))
  })

  it('has room for the longest status and its swatch', () => {
    const names = ['Verfügbar', 'Nicht im Verkauf']
    expect(firstWidth('status', ['Status', ...names])).toBeGreaterThan(firstWidth('status', ['Nicht im Verkauf']))
    expect(firstWidth('status', ['Status', ...names])).toBe(firstWidth('status', ['Status', ...names.toReversed()]))
  })

  it.each(Object.entries(ENDS))('has room for every end of a hold in %s', async (code, needed) => {
    const translator = studioTranslator(code as LanguageCode)
    expect(firstWidth('held', ['', ...longestEnds(translator, 'UTC')])).toBeGreaterThanOrEqual(needed)
  })
})
