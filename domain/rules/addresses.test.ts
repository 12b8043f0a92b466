import { describe, expect, test } from 'vitest'
import type { PanelRoute } from '#domain/address/address.ts'
import { formatAddress } from '#domain/address/format-address.ts'
import { parseAddress } from '#domain/address/parse-address.ts'
import { type KnownCatalogue, offersPage, resolveAddress } from '#domain/address/resolve-address.ts'
import { documentTitle } from '#domain/address/title.ts'
import { CHESS, openRoute, openTab, shown, travel } from '#domain/browser-history/browser.fixture.ts'
import { mayEmbed } from '#domain/host/embed-policy.ts'
import { fullPathOf } from '#domain/host/full-path.ts'
import { NO_OVERLAYS, type Overlays, routeOf, visiblePanels } from '#domain/overlay/overlay.ts'
import type { OverlayAction, PanelRequest } from '#domain/overlay/overlay-action.ts'
import { reduceOverlays } from '#domain/overlay/reduce-overlays.ts'

const harbour: KnownCatalogue = {
  short_type: 'ic',
  in_group: false,
  second_token_known: false,
  default_lang: 'en',
  allowed: ['en', 'de'],
}

/** The path that a path redirects to, or what it leads to instead. */
function resolved(path: string, catalogue: KnownCatalogue | null = harbour): string {
  const resolution = resolveAddress(parseAddress(path), catalogue)
  return resolution.kind === 'redirect' ? formatAddress(resolution.address) : resolution.kind
}

describe('Addresses', () => {
  test('An address names the language, the catalogue, the partner, the page and the panel', () => {
    expect(parseAddress('/de/harbour/anna/chess/estate/3/details/instance/12')).toEqual({
      kind: 'page',
      address: {
        lang: 'de',
        firstToken: 'harbour',
        secondToken: 'anna',
        page: { name: 'chess-estate', estateId: 3 },
        panel: { type: 'details', context: 'instance', id: 12 },
      },
    })
  })

  test('Older addresses redirect', () => {
    expect(resolved('/harbour/chess/12')).toBe('/harbour/chess/details/instance/12')
    expect(resolved('/harbour/chess/storey-sidebar/7')).toBe('/harbour/chess/group/storey/7')
    expect(resolved('/harbour/chessPlus/estate/3')).toBe('/harbour/chess-plus/estate/3')
    expect(resolved('/harbour/interactive')).toBe('/harbour')
  })

  test('An unknown catalogue and an unknown page are different errors', () => {
    expect(resolved('/nowhere/chess', null)).toBe('token-not-found')
    expect(resolved('/harbour/chess/abc')).toBe('/harbour/error-404')
  })

  test('A group of projects has no grids, lists or pictures of units', () => {
    const group: KnownCatalogue = { ...harbour, short_type: 'gic' }
    const names = ['main', 'projects', 'favorites', 'chess', 'chess-plus', 'premises'] as const
    expect(names.filter((name) => offersPage({ page: { name }, secondToken: null }, group))).toEqual([
      'main',
      'projects',
      'favorites',
    ])
  })

  test('The document title is the page title and the name of the catalogue', () => {
    expect(documentTitle('Apartment 12', 'Harbour Quarter')).toBe('Apartment 12 — Harbour Quarter')
  })

  test('Host pages and analytics never see the parameters that grant access', () => {
    expect(fullPathOf('/harbour/chess', '?rooms=2&crm=secret&preview=secret')).toBe('/harbour/chess?rooms=2')
  })

  test('Only the listed hosts may embed a catalogue', () => {
    const policy = { embedDomains: ['*.developer.example'], ownOrigin: 'https://catalogue.example' }
    expect(mayEmbed('https://www.developer.example', policy)).toBe(true)
    expect(mayEmbed('https://developer.example', policy)).toBe(false)
    expect(mayEmbed('https://developer.example', { ...policy, embedDomains: null })).toBe(true)
  })
})

const storey = { route: { type: 'group', context: 'storey', id: 7 } } as const satisfies PanelRequest
const unit = (id: number): { readonly route: PanelRoute } => ({ route: { type: 'details', context: 'instance', id } })
const text: PanelRequest = { type: 'html', template: 'promoaction/1' }
const open = (panel: PanelRequest): OverlayAction => ({ type: 'open', panel, page: { name: 'chess' } })

/** The overlays after some actions. */
function overlaysAfter(...actions: readonly OverlayAction[]): Overlays {
  return actions.reduce((overlays, action) => reduceOverlays(overlays, action).overlays, NO_OVERLAYS)
}

const typesOf = (panels: Overlays['panels']) => panels.map(({ type }) => type)

describe('Panels', () => {
  test('At most the last two panels are visible', () => {
    const overlays = overlaysAfter(open(storey), open(text), open(unit(12)))
    expect(typesOf(visiblePanels(overlays))).toEqual(['html', 'details'])
    expect(overlays.panels).toHaveLength(3)
  })

  test('A panel replaces an open one of the same type', () => {
    const overlays = overlaysAfter(open(unit(12)), open(storey), open(unit(13)))
    expect(typesOf(overlays.panels)).toEqual(['group', 'details'])
    expect(routeOf(overlays)?.id).toBe(13)
  })

  test('Leaving a page closes every panel but those with texts', () => {
    const order: OverlayAction = { type: 'open-modal', modal: { type: 'order' } }
    const left = overlaysAfter(open(unit(12)), open(text), order, { type: 'leave' })
    expect(typesOf(left.panels)).toEqual(['html'])
    expect(left.modals).toEqual([])
  })

  test('Back closes what was opened last', () => {
    const tab = [storey.route, unit(12).route].reduce(openRoute, openTab(CHESS))
    expect(shown(tab)).toEqual(['group 7', 'details 12'])
    expect(shown(travel(tab, -1))).toEqual(['group 7'])
    expect(shown(travel(travel(tab, -1), -1))).toEqual([])
  })

  test('Some pages have no panels', () => {
    const opened = (name: 'chess' | 'main' | 'projects' | 'info') =>
      reduceOverlays(NO_OVERLAYS, { type: 'open', panel: unit(12), page: { name } }).warning?.code ?? null
    expect([opened('chess'), opened('main'), opened('projects'), opened('info')]).toEqual([
      null,
      'panel_not_allowed',
      'panel_not_allowed',
      'panel_not_allowed',
    ])
  })
})
