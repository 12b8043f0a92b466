import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { page as anyPage } from '#domain/address/address.fixture.ts'
import type { Page, PanelRoute } from '#domain/address/address.ts'
import { DEFAULT_PANEL_SIZE, NO_OVERLAYS, type Overlays, routeOf, visiblePanels } from './overlay.ts'
import type { OverlayAction } from './overlay-action.ts'
import { reduceOverlays } from './reduce-overlays.ts'

const chess: Page = { name: 'chess' }
const unit = (id: number): PanelRoute => ({ type: 'details', context: 'instance', id })
const storey = (id: number): PanelRoute => ({ type: 'group', context: 'storey', id })
const open = (route: PanelRoute): OverlayAction => ({ type: 'open', panel: { route }, page: chess })
const openHtml = (template: string): OverlayAction => ({ type: 'open', panel: { type: 'html', template }, page: chess })

function overlaysAfter(...actions: readonly OverlayAction[]): Overlays {
  return actions.reduce((overlays, action) => {
    const result = reduceOverlays(overlays, action)
    expect(result.warning).toBeNull()
    return result.overlays
  }, NO_OVERLAYS)
}

const shown = ({ panels }: Overlays) => panels.map(({ type, route, template }) => `${type} ${route?.id ?? template}`)

function refusal(overlays: Overlays, action: OverlayAction) {
  const result = reduceOverlays(overlays, action)
  expect(result.overlays).toBe(overlays)
  return result.warning
}

describe('panels', () => {
  test('open on top with the default size', () => {
    const overlays = overlaysAfter(open(storey(14)), open(unit(1)))
    expect(shown(overlays)).toEqual(['group 14', 'details 1'])
    expect(overlays.panels[1]?.size).toBe(DEFAULT_PANEL_SIZE)
    expect(DEFAULT_PANEL_SIZE).toBe(1)
  })

  test('are visible if they are among the last two', () => {
    const overlays = overlaysAfter(open(storey(14)), openHtml('sale'), open(unit(1)))
    expect(visiblePanels(overlays).map(({ type }) => type)).toEqual(['html', 'details'])
  })

  test('of a single-instance type replace the older one, on top', () => {
    const overlays = overlaysAfter(open(unit(1)), open(storey(14)), open(unit(2)))
    expect(shown(overlays)).toEqual(['group 14', 'details 2'])
  })

  test('of type html stand side by side', () => {
    expect(shown(overlaysAfter(openHtml('sale'), openHtml('terrace')))).toEqual(['html sale', 'html terrace'])
  })

  test('are updated in place', () => {
    const overlays = overlaysAfter(open(unit(1)), open(storey(14)))
    const update: OverlayAction = { type: 'update', panelId: 1, panel: { route: unit(2) }, page: chess }
    expect(shown(reduceOverlays(overlays, update).overlays)).toEqual(['details 2', 'group 14'])
  })

  test('that are updated to an open type do not duplicate it', () => {
    const overlays = overlaysAfter(open(unit(1)), open(storey(14)))
    const update: OverlayAction = { type: 'update', panelId: 2, panel: { route: unit(2) }, page: chess }
    expect(shown(reduceOverlays(overlays, update).overlays)).toEqual(['details 2'])
  })

  test('close one by one, all, or all but persistent ones', () => {
    const opened = [open(storey(14)), openHtml('sale'), open(unit(1))]
    expect(shown(overlaysAfter(...opened, { type: 'close', panelId: 3 }))).toEqual(['group 14', 'html sale'])
    expect(shown(overlaysAfter(...opened, { type: 'close-all' }))).toEqual([])
    expect(shown(overlaysAfter(...opened, { type: 'close-non-persistent' }))).toEqual(['html sale'])
  })

  test('that are not persistent close when the visitor leaves, with every modal', () => {
    const overlays = overlaysAfter(
      open(unit(1)),
      openHtml('sale'),
      { type: 'open-modal', modal: { type: 'order' } },
      { type: 'leave' },
    )
    expect(shown(overlays)).toEqual(['html sale'])
    expect(overlays.modals).toEqual([])
  })

  test('appear in the address: the topmost one with a route', () => {
    expect(routeOf(NO_OVERLAYS)).toBeNull()
    expect(routeOf(overlaysAfter(open(storey(14)), open(unit(1)), openHtml('sale')))).toEqual(unit(1))
    expect(routeOf(overlaysAfter(openHtml('sale')))).toBeNull()
  })

  test('follow Back and Forward', () => {
    const overlays = overlaysAfter(open(storey(14)), openHtml('sale'), open(unit(1)))
    const follow = (route: PanelRoute | null) =>
      shown(overlaysAfter(open(storey(14)), openHtml('sale'), open(unit(1)), { type: 'follow', route, page: chess }))
    expect(follow(storey(14))).toEqual(['group 14', 'html sale'])
    expect(follow(null)).toEqual(['html sale'])
    expect(follow(unit(1))).toEqual(shown(overlays))
    expect(follow(unit(2))).toEqual(['group 14', 'html sale', 'details 2'])
  })

  test('of an unknown type, or not allowed on the page, are rejected with a warning', () => {
    expect(refusal(NO_OVERLAYS, { type: 'open', panel: { type: 'drawer' }, page: chess })).toEqual({
      code: 'unknown_panel_type',
      type: 'drawer',
    })
    for (const name of ['main', 'projects', 'info', 'error-404', 'instructions'] as const) {
      expect(refusal(NO_OVERLAYS, { type: 'open', panel: { route: unit(1) }, page: { name } })).toEqual({
        code: 'panel_not_allowed',
        type: 'details',
      })
    }
    expect(refusal(NO_OVERLAYS, { type: 'close', panelId: 9 })).toEqual({ code: 'panel_not_found', id: 9 })
    expect(refusal(NO_OVERLAYS, { type: 'update', panelId: 9, panel: { route: unit(1) }, page: chess })).toEqual({
      code: 'panel_not_found',
      id: 9,
    })
  })

  test('of type html are allowed on every shell page, not on documents', () => {
    const html = { type: 'html', template: 'sale' }
    expect(reduceOverlays(NO_OVERLAYS, { type: 'open', panel: html, page: { name: 'info' } }).warning).toBeNull()
    expect(refusal(NO_OVERLAYS, { type: 'open', panel: html, page: { name: 'pdf', instanceId: 1 } })).toEqual({
      code: 'panel_not_allowed',
      type: 'html',
    })
  })
})

describe('modals', () => {
  const order: OverlayAction = { type: 'open-panel-modal', modal: { type: 'order' }, panelId: 1 }

  test('bound to a panel close when it is updated or closed', () => {
    const bound = [open(unit(1)), order]
    expect(overlaysAfter(...bound).modals).toMatchObject([{ type: 'order', panelId: 1 }])
    expect(overlaysAfter(...bound, { type: 'close', panelId: 1 }).modals).toEqual([])
    expect(
      overlaysAfter(...bound, { type: 'update', panelId: 1, panel: { route: unit(2) }, page: chess }).modals,
    ).toEqual([])
    expect(overlaysAfter(...bound, open(unit(2))).modals).toEqual([])
    expect(overlaysAfter(...bound, open(storey(14))).modals).toHaveLength(1)
  })

  test('without a panel stay when a panel closes', () => {
    const overlays = overlaysAfter(
      open(unit(1)),
      { type: 'open-modal', modal: { type: 'filter' } },
      { type: 'close', panelId: 1 },
    )
    expect(overlays.modals).toMatchObject([{ type: 'filter', panelId: null }])
  })

  test('are updated and closed by id', () => {
    const opened: OverlayAction = { type: 'open-modal', modal: { type: 'errorModal', props: { text: 'a' } } }
    expect(overlaysAfter(opened, { type: 'update-modal', modalId: 1, props: { text: 'b' } }).modals[0]?.props).toEqual({
      text: 'b',
    })
    expect(overlaysAfter(opened, { type: 'close-modal', modalId: 1 }).modals).toEqual([])
  })

  test('are rejected without a known type, an open panel, or an id', () => {
    expect(refusal(NO_OVERLAYS, { type: 'open-modal', modal: { type: 'popup' } })).toEqual({
      code: 'unknown_modal_type',
      type: 'popup',
    })
    expect(refusal(NO_OVERLAYS, { ...order, panelId: null })).toEqual({ code: 'panel_id_missing' })
    expect(refusal(NO_OVERLAYS, order)).toEqual({ code: 'panel_not_found', id: 1 })
    expect(refusal(NO_OVERLAYS, { type: 'update-modal', modalId: null, props: {} })).toEqual({
      code: 'modal_id_missing',
    })
    expect(refusal(NO_OVERLAYS, { type: 'close-modal', modalId: 4 })).toEqual({ code: 'modal_not_found', id: 4 })
  })
})

test('no sequence of actions shows more than two panels, duplicates a type or leaves a modal without its panel', () => {
  const id = fc.integer({ min: 0, max: 6 })
  const route = fc.oneof(id.map(unit), id.map(storey))
  const panel = fc.oneof(
    route.map((chosen) => ({ route: chosen })),
    fc.constantFrom('html', 'details', 'nonsense').map((type) => ({ type })),
  )
  const modal = fc.constantFrom('order', 'filter', 'nonsense').map((type) => ({ type }))
  const action: fc.Arbitrary<OverlayAction> = fc.oneof(
    fc.record({ type: fc.constant('open' as const), panel, page: anyPage }),
    fc.record({ type: fc.constant('open' as const), panel, page: fc.constant(chess) }),
    fc.record({ type: fc.constant('update' as const), panelId: id, panel, page: fc.constant(chess) }),
    fc.record({ type: fc.constant('close' as const), panelId: id }),
    fc.record({ type: fc.constantFrom('close-all' as const, 'close-non-persistent' as const, 'leave' as const) }),
    fc.record({ type: fc.constant('follow' as const), route: fc.option(route), page: fc.constant(chess) }),
    fc.record({ type: fc.constant('open-modal' as const), modal }),
    fc.record({ type: fc.constant('open-panel-modal' as const), modal, panelId: fc.option(id) }),
    fc.record({ type: fc.constant('close-modal' as const), modalId: fc.option(id) }),
  )
  fc.assert(
    fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
      let overlays = NO_OVERLAYS
      for (const step of actions) {
        overlays = reduceOverlays(overlays, step).overlays
        const { panels, modals } = overlays
        expect(visiblePanels(overlays).length).toBeLessThanOrEqual(2)
        const single = panels.map(({ type }) => type).filter((type) => type !== 'html')
        expect(new Set(single).size).toBe(single.length)
        const ids = [...panels, ...modals].map((overlay) => overlay.id)
        expect(new Set(ids).size).toBe(ids.length)
        for (const { panelId } of modals)
          expect(panelId === null || panels.some((open) => open.id === panelId)).toBe(true)
      }
    }),
    { numRuns: 500 },
  )
})
