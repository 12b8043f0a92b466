import { expect, test } from 'vitest'
import type { Address } from '#domain/address/address.ts'
import { filesToPreload, fontMarkup, NO_PRELOADS, type Preloads, preloadMarkup } from './preloads.ts'

const preloads: Preloads = {
  languages: { en: ['assets/en.js'], ar: ['assets/ar.js', 'assets/arabic.css'] },
  laterMessages: { ar: ['assets/ar-later.js'] },
  pages: { chess: ['assets/chess.js', 'assets/chess.css', 'assets/shared.js'] },
  parts: {},
  fonts: { ar: ['assets/latin.woff2', 'assets/arabic.woff2'] },
  entry: '',
  entryStyles: [],
  panels: { details: ['assets/unit.js', 'assets/shared.js'] },
}
const chess: Address = { firstToken: 'a', secondToken: null, lang: null, page: { name: 'chess' }, panel: null }

test('lists what the language, the page and its panel need, each file once', () => {
  const address: Address = { ...chess, panel: { type: 'details', context: 'instance', id: 7 } }
  expect(filesToPreload(preloads, 'ar', address)).toEqual([
    'assets/ar.js',
    'assets/arabic.css',
    'assets/chess.js',
    'assets/chess.css',
    'assets/shared.js',
    'assets/unit.js',
    'assets/ar-later.js',
  ])
})

test('lists only the language outside of a catalogue, and nothing if nothing was built', () => {
  expect(filesToPreload(preloads, 'en', null)).toEqual(['assets/en.js'])
  expect(filesToPreload(NO_PRELOADS, 'en', chess)).toEqual([])
})

test('preloads scripts as modules and styles as styles', () => {
  expect(preloadMarkup(['assets/chess.js', 'assets/chess.css'])).toBe(
    '<link rel="modulepreload" crossorigin href="/assets/chess.js">\n    ' +
      '<link rel="stylesheet" crossorigin href="/assets/chess.css">',
  )
})

test('preloads the fonts of a language', () => {
  expect(fontMarkup(preloads, 'ar')).toBe(
    '<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/latin.woff2">' +
      '<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/arabic.woff2">',
  )
  expect(fontMarkup(preloads, 'en')).toBe('')
})
