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

test('shows a page in the asked language, or in the catalogue’s own without a prefix', () => {
  expect(outcome('/ru/harbour/anna/chess', harbour)).toBe('ru /ru/harbour/anna/chess')
  expect(outcome('/harbour/chess', harbour)).toBe('en /harbour/chess')
  expect(outcome('/harbour', { ...harbour, default_lang: null })).toBe('ru /harbour')
})

test('replaces a language the catalogue does not allow, on the same page with the same panel', () => {
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

test('shows token-not-found for an unknown second token before nothing or a known page', () => {
  const unknown = { ...harbour, second_token_known: false }
  expect(outcome('/harbour/bob', unknown)).toBe('token-not-found')
  expect(outcome('/harbour/bob/chess', unknown)).toBe('token-not-found')
  expect(outcome('/harbour/bob/chess/99', unknown)).toBe('token-not-found')
})

test('goes to error-404 for any other unknown path, and a partner’s token survives', () => {
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

test('has Projects in a group and in its members only', () => {
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

test('leaves the root of the site alone', () => {
  expect(outcome('/', null)).toBe('root')
  expect(outcome('/ru', null)).toBe('root')
})
