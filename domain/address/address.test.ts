import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { address as anyAddress } from './address.fixture.ts'
import type { Address } from './address.ts'
import { formatAddress } from './format-address.ts'
import { PAGE_NAMES, PAGES } from './page-table.ts'
import { parseAddress } from './parse-address.ts'
import { canBeToken, isReserved } from './reserved.ts'
import { documentTitle, titleKeyOf } from './title.ts'

/** A short form of a parsed path: the canonical path it is or redirects to, or why it is not an address. */
function meaning(path: string, search = ''): string {
  const parsed = parseAddress(path, search)
  switch (parsed.kind) {
    case 'page':
      return formatAddress(parsed.address)
    case 'redirect':
      return `→ ${formatAddress(parsed.address)}`
    case 'unknown':
      return `unknown below ${[parsed.lang, parsed.firstToken, parsed.secondToken].filter(Boolean).join(' ')}`
    default:
      return [parsed.kind, parsed.lang].filter(Boolean).join(' ')
  }
}

describe('an address', () => {
  test('survives formatting and parsing, for every page, panel, language and token shape', () => {
    fc.assert(
      fc.property(anyAddress, (address) => {
        expect(parseAddress(formatAddress(address))).toEqual({ kind: 'page', address })
      }),
      { numRuns: 2000 },
    )
  })

  test('is read with and without a trailing slash', () => {
    fc.assert(
      fc.property(anyAddress, (address) => {
        expect(parseAddress(`${formatAddress(address)}/`)).toEqual({ kind: 'page', address })
      }),
    )
  })

  test.each([
    '/harbour',
    '/ru/harbour',
    '/harbour/anna',
    '/mne/harbour/anna/chess',
    '/harbour/projects',
    '/harbour/info',
    '/harbour/interactive/5/frame/2',
    '/harbour/interactive/5/frame/2/14',
    '/harbour/interactive/estate-3/frame/0',
    '/harbour/interactive/5/frame/2/14/details/instance/99',
    '/harbour/interactive/5/frame/2/details/instance/99',
    '/harbour/premises',
    '/harbour/premises/details/instance/99',
    '/harbour/chess',
    '/harbour/chess/estate/3',
    '/harbour/chess/estate/3/group/storey/14',
    '/harbour/chess/info/estate/3',
    '/harbour/chess/info/project/7',
    '/harbour/chess/info',
    '/harbour/chess-plus',
    '/harbour/chess-plus/estate/3/preview/instance/99',
    '/harbour/favorites/details/instance/99',
    '/harbour/panorama',
    '/harbour/panorama/2',
    '/harbour/about',
    '/harbour/about/info/project/7',
    '/harbour/error-404',
    '/harbour/anna/instructions',
    '/harbour/pdf/99',
    '/harbour/pdf/chess',
    '/harbour/pdf/chess/3',
    '/h%C3%A9%2F%3F/a%20b/chess',
  ])('%s is canonical', (path) => {
    expect(meaning(path)).toBe(path)
  })

  test.each([
    ['/harbour/interactive', '→ /harbour'],
    ['/ru/harbour/anna/interactive', '→ /ru/harbour/anna'],
    ['/harbour/premises/99', '→ /harbour/premises/details/instance/99'],
    ['/harbour/chess/99', '→ /harbour/chess/details/instance/99'],
    ['/harbour/chess/storey-sidebar/14', '→ /harbour/chess/group/storey/14'],
    ['/harbour/chess/storey-sidebar/14/instance/99', '→ /harbour/chess/details/instance/99'],
    ['/harbour/chess/estate/3/storey-sidebar/14', '→ /harbour/chess/estate/3/group/storey/14'],
    ['/harbour/chess/estate/3/storey-sidebar/14/instance/99', '→ /harbour/chess/estate/3/details/instance/99'],
    ['/harbour/chess/estate/3/instance/99', '→ /harbour/chess/estate/3/details/instance/99'],
    ['/harbour/chessPlus', '→ /harbour/chess-plus'],
    ['/harbour/chessPlus/99', '→ /harbour/chess-plus/details/instance/99'],
    ['/harbour/chessPlus/storey-sidebar/14', '→ /harbour/chess-plus/group/storey/14'],
    ['/harbour/chessPlus/storey-sidebar/14/instance/99', '→ /harbour/chess-plus/details/instance/99'],
    ['/harbour/chessPlus/estate/3', '→ /harbour/chess-plus/estate/3'],
    ['/harbour/chessPlus/estate/3/instance/99', '→ /harbour/chess-plus/estate/3/details/instance/99'],
    ['/harbour/chessPlus/estate/3/storey-sidebar/14', '→ /harbour/chess-plus/estate/3/group/storey/14'],
    ['/harbour/chessPlus/estate/3/storey-sidebar/14/instance/99', '→ /harbour/chess-plus/estate/3/details/instance/99'],
    ['/de/harbour/anna/chessPlus/99/', '→ /de/harbour/anna/chess-plus/details/instance/99'],
    // Other spellings of a panel.
    ['/harbour/chess/group/instance/14', '→ /harbour/chess/group/storey/14'],
    ['/harbour/chess/details', '→ /harbour/chess'],
    ['/harbour/chess/details/instance', '→ /harbour/chess'],
    ['/harbour/chess/group/storey', '→ /harbour/chess'],
    ['/harbour/chess/info/project', '→ /harbour/chess/info'],
  ])('%s redirects', (path, target) => {
    expect(meaning(path)).toBe(target)
  })

  test.each([
    ['/instructions', '?first_token=harbour&second_token=anna', '→ /harbour/anna/instructions'],
    ['/he/instructions/', '?second_token=anna&first_token=harbour', '→ /he/harbour/anna/instructions'],
    ['/pdf/chess', '?first_token=harbour', '→ /harbour/pdf/chess'],
    ['/ru/pdf/chess/3', '?first_token=harbour&second_token=anna', '→ /ru/harbour/anna/pdf/chess/3'],
    ['/pdf/chess', '', 'no-token'],
    ['/ru/instructions', '?second_token=anna', 'no-token ru'],
    ['/instructions', '?first_token=chess', 'no-token'],
    ['/instructions', '?first_token=harbour&second_token=ru', '→ /harbour/instructions'],
    ['/pdf/99', '?first_token=harbour', 'no-token'],
  ])('root-level %s%s takes its tokens from the query', (path, search, target) => {
    expect(meaning(path, search)).toBe(target)
  })

  test.each([
    ['/', 'root'],
    ['', 'root'],
    ['/ru', 'root ru'],
    ['/ru/', 'root ru'],
    ['/chess', 'no-token'],
    ['/ru/chess/99', 'no-token ru'],
    ['/ru/de/harbour', 'no-token ru'],
    ['/%', 'no-token'],
    ['/harbour/%E0%A4%A', 'no-token'],
    ['/harbour/anna/nonsense', 'unknown below harbour anna'],
    ['/ru/harbour/chess/nonsense', 'unknown below ru harbour'],
    ['/harbour/ru/chess', 'unknown below harbour'],
    ['/harbour//chess', 'unknown below harbour'],
    ['/harbour/api', 'unknown below harbour'],
    ['/harbour/chess/estate', 'unknown below harbour'],
    ['/harbour/chess/estate/x', 'unknown below harbour'],
    ['/harbour/chess/007', 'unknown below harbour'],
    ['/harbour/interactive/5', 'unknown below harbour'],
    ['/harbour/interactive/estate-/frame/0', 'unknown below harbour'],
    ['/harbour/chess/html/instance/99', 'unknown below harbour'],
    ['/harbour/chess/details/storey/99', 'unknown below harbour'],
    ['/harbour/chess/details/instance/99/more', 'unknown below harbour'],
    ['/harbour/projects/details/instance/99', 'unknown below harbour'],
    ['/harbour/info/details/instance/99', 'unknown below harbour'],
    ['/harbour/panorama/2/details/instance/99', 'unknown below harbour'],
    ['/harbour/pdf/99/details/instance/99', 'unknown below harbour'],
    ['/harbour/chess-plus/99', 'unknown below harbour'],
  ])('%s is not a page: %s', (path, expected) => {
    expect(meaning(path)).toBe(expected)
  })

  test('never throws, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (path, search) => {
        parseAddress(`/${path}`, search)
      }),
    )
  })
})

describe('tokens', () => {
  test('are never a language, the root of a page or alias, or a path that the server answers', () => {
    const roots = ['interactive', 'chess', 'chess-plus', 'chessPlus', 'pdf', 'instructions', 'error-404', 'about']
    const server = [
      'api',
      'media',
      'assets',
      'embed.js',
      'demo',
      'dev',
      'healthz',
      'readyz',
      'metrics',
      'oembed',
      'studio',
      'mcp',
      'llms.txt',
    ]
    for (const word of ['ru', 'mne', ...roots, ...server, 'robots.txt', 'sitemap.xml']) {
      expect(isReserved(word), word).toBe(true)
    }
    for (const word of ['Studio', 'STUDIO', 'Mcp', 'EN', 'Chess', 'chessplus'])
      expect(isReserved(word), word).toBe(true)
    for (const word of ['harbour', 'anna', 'fr', 'estate', 'frame', 'mcp-1']) expect(isReserved(word), word).toBe(false)
  })

  test('are path segments that a browser does not rewrite', () => {
    for (const word of ['', '.', '..', 'chess']) expect(canBeToken(word), word).toBe(false)
  })
})

describe('the page table', () => {
  test('gives panels to every page but Main, Projects, Info, Panorama, error-404 and the documents', () => {
    const withPanels = PAGE_NAMES.filter((name) => PAGES[name].panels.length > 0)
    expect(withPanels.sort()).toEqual([
      'about',
      'chess',
      'chess-estate',
      'chess-plus',
      'chess-plus-estate',
      'favorites',
      'interactive',
      'premises',
    ])
    for (const name of withPanels) expect(PAGES[name].panels).toEqual(['details', 'info', 'preview', 'group'])
  })

  test('gives documents their own layout', () => {
    const documents = PAGE_NAMES.filter((name) => PAGES[name].layout === 'document')
    expect(documents.sort()).toEqual(['instructions', 'pdf', 'pdf-chess'])
  })
})

describe('titles', () => {
  const page = (path: string) => (parseAddress(path) as { address: Address }).address.page
  const picture = { kind: 'masterplan', top: true, selects_estate: true } as const

  test.each([
    ['/t/chess', 'chess'],
    ['/t/chess/estate/1', 'chess'],
    ['/t/chess-plus/estate/1', 'chess_plus'],
    ['/t/pdf/chess', 'chess_print'],
    ['/t/pdf/1', 'pdf'],
    ['/t/error-404', 'error_404'],
  ])('%s is called %s', (path, key) => {
    expect(titleKeyOf(page(path), null)).toBe(key)
  })

  test('depend on the regions of the top picture; every picture below is Interactive', () => {
    const main = page('/t')
    expect(titleKeyOf(main, null)).toBe('main')
    expect(titleKeyOf(main, { ...picture, kind: 'group' })).toBe('group_interactive')
    expect(titleKeyOf(main, picture)).toBe('interactive_1')
    expect(titleKeyOf(main, { kind: 'facade', top: true, selects_estate: false })).toBe('interactive_0')
    expect(titleKeyOf(page('/t/interactive/1/frame/0'), picture)).toBe('interactive_1')
    expect(titleKeyOf(page('/t/interactive/1/frame/0'), { ...picture, top: false })).toBe('interactive')
    expect(titleKeyOf(page('/t/interactive/1/frame/0'), null)).toBe('interactive')
  })

  test('join the page title and the catalogue name', () => {
    expect(documentTitle('Apartment 12', 'Harbour Quarter')).toBe('Apartment 12 — Harbour Quarter')
  })
})
