import { expect, test } from 'vitest'
import { formatAddress } from './format-address.ts'
import { parseAddress } from './parse-address.ts'
import { type KnownCatalogue, resolveAddress } from './resolve-address.ts'

const harbour: KnownCatalogue = {
  short_type: 'ic',
  in_group: true,
  default_lang: 'en',
  allowed: ['en', 'ru', 'he'],
  second_token_known: true,
}

function outcome(path: string, catalogue: KnownCatalogue | null, search = ''): string {
  const resolution = resolveAddress(parseAddress(path, search), catalogue)
  if (resolution.kind === 'show') return `${resolution.lang} ${formatAddress(resolution.address)}`
  return resolution.kind === 'redirect' ? `→ ${formatAddress(resolution.address)}` : resolution.kind
}

test('shows a page in the requested language, or without a prefix in the catalogue’s default', () => {
  expect(outcome('/ru/harbour/anna/chess', harbour)).toBe('ru /ru/harbour/anna/chess')
  expect(outcome('/harbour/chess', harbour)).toBe('en /harbour/chess')
  expect(outcome('/harbour', { ...harbour, default_lang: null })).toBe('ru /harbour')
})

test('replaces a language that the catalogue does not allow by its default, and keeps page and panel', () => {
  expect(outcome('/de/harbour/anna/chess/details/instance/9', harbour)).toBe(
    '→ /en/harbour/anna/chess/details/instance/9',
  )
})

test('shows token-not-found for an unknown first token, whatever follows', () => {
  for (const path of ['/nope', '/ru/nope/chess', '/nope/anna/nonsense', '/nope/interactive']) {
    expect(outcome(path, null)).toBe('token-not-found')
  }
  expect(outcome('/chess', harbour)).toBe('token-not-found')
})

test('shows token-not-found for an unknown second token, alone or followed by a known page', () => {
  const unknown = { ...harbour, second_token_known: false }
  expect(outcome('/harbour/bob', unknown)).toBe('token-not-found')
  expect(outcome('/harbour/bob/chess', unknown)).toBe('token-not-found')
  expect(outcome('/harbour/bob/chess/99', unknown)).toBe('token-not-found')
})

test('redirects any other unknown path to error-404 and keeps a partner’s token', () => {
  expect(outcome('/ru/harbour/anna/nonsense', harbour)).toBe('→ /ru/harbour/anna/error-404')
  expect(outcome('/harbour/chess/nonsense', { ...harbour, second_token_known: false })).toBe('→ /harbour/error-404')
  expect(outcome('/harbour/bob/nonsense', { ...harbour, second_token_known: false })).toBe('→ /harbour/error-404')
})

test('follows aliases', () => {
  expect(outcome('/harbour/anna/chess/99', harbour)).toBe('→ /harbour/anna/chess/details/instance/99')
  expect(outcome('/pdf/chess', harbour, '?first_token=harbour')).toBe('→ /harbour/pdf/chess')
})

test('has the instructions only under a partner’s link', () => {
  expect(outcome('/harbour/anna/instructions', harbour)).toBe('en /harbour/anna/instructions')
  expect(outcome('/harbour/instructions', harbour)).toBe('→ /harbour/error-404')
})

test('has Projects only in a group and in its members', () => {
  expect(outcome('/harbour/projects', harbour)).toBe('en /harbour/projects')
  expect(outcome('/harbour/projects', { ...harbour, in_group: false })).toBe('→ /harbour/error-404')
})

test('has no grid, list or picture of one project in a group catalogue', () => {
  const group: KnownCatalogue = { ...harbour, short_type: 'gic', in_group: false }
  for (const page of ['', '/projects', '/info', '/about', '/favorites', '/panorama']) {
    expect(outcome(`/meridian${page}`, group)).toBe(`en /meridian${page}`)
  }
  for (const page of ['chess', 'chess-plus', 'premises', 'pdf/1', 'interactive/1/frame/0']) {
    expect(outcome(`/meridian/${page}`, group)).toBe('→ /meridian/error-404')
  }
})

test('does not handle the root of the site', () => {
  expect(outcome('/', null)).toBe('root')
  expect(outcome('/ru', null)).toBe('root')
})
