import { describe, expect, test } from 'vitest'
import type { OverlayAction } from '#domain/overlay/overlay-action.ts'
import {
  act,
  type Browser,
  CHESS,
  changeLanguage,
  closePanelOf,
  goToPage,
  openRoute,
  openTab,
  preview,
  reload,
  setSearch,
  shown,
  storey,
  travel,
  unit,
} from './browser.fixture.ts'

const openModal = (browser: Browser, type: string, props = {}): Browser =>
  act(browser, 'open', { type: 'open-modal', modal: { type, props } })
const closeModal = (browser: Browser): Browser =>
  act(browser, 'close', { type: 'close-modal', modalId: browser.here.overlays.modals.at(-1)?.id ?? null })
const openCover = (browser: Browser, isTransient: boolean): Browser =>
  act(browser, 'open', { type: 'open-cover', cover: { isTransient, isPersistent: false } })
const openHtml = (browser: Browser, template: string): Browser =>
  act(browser, 'open', { type: 'open', panel: { type: 'html', template }, page: CHESS.page })
const back = (browser: Browser) => travel(browser, -1)
const forward = (browser: Browser) => travel(browser, 1)

describe('closing', () => {
  test('three units that were opened from one another leaves nothing open, and no entry that does nothing', () => {
    const three = [1, 2, 3].reduce((tab, id) => openRoute(tab, unit(id)), openTab(CHESS))
    expect(shown(three)).toEqual(['details 3'])
    const closed = closePanelOf(three, 'details')
    expect(shown(closed)).toEqual([])
    expect(closed.position).toBe(0)
  })

  test('the storey and then the unit opened from it leaves nothing open', () => {
    const both = openRoute(openRoute(openTab(CHESS), storey(14)), unit(85))
    const withoutStorey = closePanelOf(both, 'group')
    expect(shown(withoutStorey)).toEqual(['details 85'])
    const closed = closePanelOf(withoutStorey, 'details')
    expect(shown(closed)).toEqual([])
    expect(closed.position).toBe(0)
  })

  test('a card that was opened from its preview leaves nothing open; Back shows the preview again', () => {
    const card = openRoute(openRoute(openTab(CHESS), preview(7)), unit(7))
    expect(shown(card)).toEqual(['details 7'])
    expect(shown(back(card))).toEqual(['preview 7'])
    expect(shown(closePanelOf(card, 'details'))).toEqual([])
  })

  test('a panel that the address opened replaces the entry', () => {
    const closed = closePanelOf(openTab({ ...CHESS, panel: unit(1) }), 'details')
    expect(closed.entries).toHaveLength(1)
    expect(closed.here.address).toEqual(CHESS)
  })

  test('a modal goes back to the entry below it; Forward opens the modal again', () => {
    const order = openModal(openRoute(openTab(CHESS), unit(1)), 'order', { instanceId: 1 })
    const closed = closeModal(order)
    expect(closed.position).toBe(1)
    expect(shown(closed)).toEqual(['details 1'])
    expect(shown(forward(closed))).toEqual(['details 1', 'order'])
  })
})

describe('Back', () => {
  test('undoes one step at a time', () => {
    const tab = openRoute(openRoute(openRoute(openTab(CHESS), storey(14)), unit(85)), unit(86))
    expect(shown(back(tab))).toEqual(['group 14', 'details 85'])
    expect(shown(back(back(tab)))).toEqual(['group 14'])
    expect(shown(back(back(back(tab))))).toEqual([])
  })

  test('closes a modal and keeps what was set in it', () => {
    const tab = setSearch(openModal(openTab(CHESS), 'filter'), '?rooms=2')
    const closed = back(tab)
    expect(shown(closed)).toEqual([])
    expect(closed.here.search).toBe('?rooms=2')
    expect(closed.entries[0]?.search).toBe('?rooms=2')
    expect(shown(forward(closed))).toEqual(['filter'])
  })

  test('to another page shows the filter of that page', () => {
    const premises = goToPage(setSearch(openTab(CHESS), '?rooms=1'), { ...CHESS, page: { name: 'premises' } })
    expect(back(setSearch(premises, '?rooms=2')).here.search).toBe('?rooms=1')
  })

  test('does not turn a building that was turned under an open panel', () => {
    const side = (frameId: number) => ({ name: 'interactive', interactiveId: '5', frameId, storeyId: null }) as const
    const open = openRoute(openTab({ ...CHESS, page: side(0) }), unit(1))
    const turned: Browser = { ...open, here: { ...open.here, address: { ...open.here.address, page: side(3) } } }
    expect(back(turned).here.address).toEqual({ ...CHESS, page: side(3) })
  })

  test('does not reopen a cover that only its component can show', () => {
    const closed = act(openCover(openTab(CHESS), false), 'close', { type: 'close-cover', coverId: 1 })
    expect(shown(forward(closed))).toEqual([])
    expect(forward(closed).position).toBe(0)
  })
})

describe('a menu', () => {
  test('is replaced by the overlay that is opened from it', () => {
    const modal = openModal(openCover(openTab(CHESS), true), 'callback')
    expect(shown(modal)).toEqual(['callback'])
    expect(shown(back(modal))).toEqual([])
    expect(back(modal).position).toBe(0)
  })

  test('is replaced by the page that is chosen in it', () => {
    const info = goToPage(openCover(openTab(CHESS), true), { ...CHESS, page: { name: 'info' } })
    expect(info.entries).toHaveLength(2)
    expect(back(info).here.address).toEqual(CHESS)
  })
})

test('a modal that leads to another page leaves no entry, and its filter stays on the page', () => {
  const tab = setSearch(openModal(openRoute(openTab(CHESS), unit(1)), 'order', { instanceId: 1 }), '?rooms=2')
  const left = goToPage(tab, { ...CHESS, page: { name: 'premises' } })
  expect(shown(back(left))).toEqual(['details 1'])
  expect(back(left).here.search).toBe('?rooms=2')
})

test('previous and next units replace one another, and go back to the view before them', () => {
  const update = (tab: Browser, id: number): Browser => {
    const panelId = tab.here.overlays.panels[0]?.id ?? 0
    const action: OverlayAction = { type: 'update', panelId, panel: { route: unit(id) }, page: CHESS.page }
    return act(tab, 'update', action)
  }
  const tab = update(update(openRoute(openTab(CHESS), unit(1)), 2), 3)
  expect(tab.entries).toHaveLength(2)
  expect(shown(back(tab))).toEqual([])
  expect(shown(closePanelOf(tab, 'details'))).toEqual([])
  // Back from the second unit to the first, which the previous entry already shows: one entry per view.
  const returned = update(openRoute(openRoute(openTab(CHESS), unit(1)), unit(2)), 1)
  expect(returned.position).toBe(1)
})

describe('a reload', () => {
  test('keeps panels in order, html panels and forms', () => {
    const tab = openModal(openHtml(openRoute(openRoute(openTab(CHESS), storey(14)), unit(85)), 'sale'), 'order', {
      instanceId: 85,
    })
    expect(shown(reload(tab))).toEqual(['group 14', 'details 85', 'html sale', 'order'])
  })

  test('closes what it can’t show, without an entry that does nothing', () => {
    for (const tab of [
      openCover(openTab(CHESS), false),
      openModal(openTab(CHESS), 'errorModal', { onRetry: () => {} }),
      openModal(openTab(CHESS), 'order', { instanceId: 1, sentPhone: '+49 30 1234567' }),
    ]) {
      expect(shown(reload(tab))).toEqual([])
      expect(reload(tab).position).toBe(0)
    }
  })
})

test('a change of language keeps page, panel and query, and Back returns', () => {
  const tab = setSearch(openRoute(openTab(CHESS), unit(1)), '?rooms=2')
  const german = changeLanguage(tab)
  expect(german.here.address).toEqual({ ...CHESS, lang: 'de', panel: unit(1) })
  expect(german.here.search).toBe('?rooms=2')
  expect(shown(closePanelOf(german, 'details'))).toEqual([])
  expect(back(german).here.address).toEqual({ ...CHESS, panel: unit(1) })
})
