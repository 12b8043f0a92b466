import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatAddress } from '#domain/address/format-address.ts'
import { visiblePanels } from '#domain/overlay/overlay.ts'
import { arrive } from './arrive.ts'
import {
  act,
  type Browser,
  CHESS,
  changeLanguage,
  goToPage,
  openRoute,
  openTab,
  preview,
  reload,
  setSearch,
  storey,
  travel,
  unit,
} from './browser.fixture.ts'
import { nameOf, nameOfPanel } from './here.ts'

type Act = (browser: Browser) => Browser

const id = fc.integer({ min: 1, max: 4 })
const at = fc.nat({ max: 5 })

/** A closing action for everything that is open. */
function closings({ here }: Browser): readonly Act[] {
  const { panels, modals, covers } = here.overlays
  return [
    ...panels.map(
      ({ id: panelId }): Act =>
        (tab) =>
          act(tab, 'close', { type: 'close', panelId }),
    ),
    ...modals.map(
      ({ id: modalId }): Act =>
        (tab) =>
          act(tab, 'close', { type: 'close-modal', modalId }),
    ),
    ...covers.map(
      ({ id: coverId }): Act =>
        (tab) =>
          act(tab, 'close', { type: 'close-cover', coverId }),
    ),
  ]
}

function closeOne(index: number): Act {
  return (tab) => closings(tab)[index % Math.max(1, closings(tab).length)]?.(tab) ?? tab
}

function updateOne(index: number, to: number): Act {
  return (tab) => {
    const panel = tab.here.overlays.panels[index]
    const route = panel?.type === 'group' ? storey(to) : unit(to)
    if (!panel || panel.type === 'html') return tab
    return act(tab, 'update', { type: 'update', panelId: panel.id, panel: { route }, page: tab.here.address.page })
  }
}

function openModal(type: string): Act {
  return (tab) => {
    const [panel] = tab.here.overlays.panels
    const modal = { type, props: type === 'errorModal' ? { onRetry: () => {} } : {} }
    return act(
      tab,
      'open',
      panel ? { type: 'open-panel-modal', panelId: panel.id, modal } : { type: 'open-modal', modal },
    )
  }
}

const opening: fc.Arbitrary<Act> = fc.oneof(
  fc.oneof(id.map(unit), id.map(preview), id.map(storey)).map(
    (route): Act =>
      (tab) =>
        openRoute(tab, route),
  ),
  fc.constantFrom('sale', 'terrace').map(
    (template): Act =>
      (tab) =>
        act(tab, 'open', { type: 'open', panel: { type: 'html', template }, page: tab.here.address.page }),
  ),
  fc.constantFrom('order', 'filter', 'errorModal').map(openModal),
  fc.boolean().map(
    (isTransient): Act =>
      (tab) =>
        act(tab, 'open', { type: 'open-cover', cover: { isTransient, isPersistent: false } }),
  ),
)

const step: fc.Arbitrary<Act> = fc.oneof(
  { weight: 4, arbitrary: opening },
  { weight: 3, arbitrary: at.map(closeOne) },
  fc.tuple(at, id).map(([index, to]) => updateOne(index, to)),
  {
    weight: 2,
    arbitrary: fc.constantFrom(-1, -2, 1, 2).map(
      (by): Act =>
        (tab) =>
          travel(tab, by),
    ),
  },
  fc.constant<Act>(reload),
  fc.constant<Act>(changeLanguage),
  fc.constantFrom('?rooms=1', '?rooms=2', '').map(
    (search): Act =>
      (tab) =>
        setSearch(tab, search),
  ),
  id.map(
    (estateId): Act =>
      (tab) =>
        goToPage(tab, { ...tab.here.address, page: { name: 'chess-estate', estateId }, panel: null }),
  ),
)

const walk = fc.array(step, { maxLength: 30 })

function walked(acts: readonly Act[], check: (tab: Browser) => void = () => {}): Browser {
  return acts.reduce((tab, next) => {
    const after = next(tab)
    check(after)
    return after
  }, openTab(CHESS))
}

/** The overlays of the page, one name each. */
function things({ here }: Browser): readonly string[] {
  const { panels, modals, covers } = here.overlays
  return [...panels.map(nameOfPanel), ...[...modals, ...covers].map((thing) => String(thing.id))]
}

test('the view matches the address and the state of the entry', () => {
  fc.assert(
    fc.property(walk, (acts) => {
      walked(acts, (tab) => {
        const entry = tab.entries[tab.position]
        if (!entry) throw new Error('the browser has no current entry')
        expect(formatAddress(entry.address) + entry.search).toBe(formatAddress(tab.here.address) + tab.here.search)
        const { here } = arrive(null, entry, tab.known, 'new')
        expect(nameOf(here.overlays)).toBe(nameOf(tab.here.overlays))
      })
    }),
    { numRuns: 1000 },
  )
})

test('at most two panels are visible, one per type and one per unit', () => {
  fc.assert(
    fc.property(walk, (acts) => {
      walked(acts, ({ here }) => {
        expect(visiblePanels(here.overlays).length).toBeLessThanOrEqual(2)
        const places = here.overlays.panels.map(({ type }) => (type === 'preview' ? 'details' : type))
        const single = places.filter((type) => type !== 'html')
        expect(new Set(single).size).toBe(single.length)
      })
    }),
    { numRuns: 500 },
  )
})

test('closing removes exactly what was closed, and reopens nothing', () => {
  fc.assert(
    fc.property(walk, fc.array(at, { maxLength: 12 }), (acts, order) => {
      let tab = walked(acts)
      for (const index of order) {
        const before = things(tab)
        const { page, firstToken } = tab.here.address
        tab = closeOne(index)(tab)
        const after = things(tab)
        expect(after.every((thing) => before.includes(thing))).toBe(true)
        if (before.length > 0) expect(after.length).toBeLessThan(before.length)
        // The page and the query stay.
        expect(tab.here.address).toMatchObject({ page, firstToken })
      }
    }),
    { numRuns: 1000 },
  )
})

test('closing n overlays takes n actions and leaves nothing open', () => {
  fc.assert(
    fc.property(fc.array(opening, { maxLength: 8 }), (acts) => {
      let tab = walked(acts)
      // A modal closes with its panel, so modals are closed first.
      for (let count = things(tab).length; count > 0; count--) {
        tab = closings(tab).at(-1)?.(tab) ?? tab
        expect(things(tab)).toHaveLength(count - 1)
      }
      expect(tab.here.overlays.panels).toEqual([])
    }),
    { numRuns: 1000 },
  )
})

test('on a page that opened without overlays, closing everything from the top goes back to its first entry', () => {
  fc.assert(
    fc.property(fc.array(id.map(unit), { minLength: 1, maxLength: 8 }), storeys(), (units, lists) => {
      const opened = [...lists, ...units].reduce(openRoute, openTab(CHESS))
      const last = opened.here.overlays.panels.length
      const closed = Array.from({ length: last }).reduce<Browser>((tab) => closings(tab).at(-1)?.(tab) ?? tab, opened)
      expect(things(closed)).toEqual([])
      expect(closed.position).toBe(0)
    }),
  )
})

function storeys() {
  return fc.array(id.map(storey), { maxLength: 1 })
}

test('Back closes the last opened overlay', () => {
  fc.assert(
    fc.property(fc.array(opening, { maxLength: 10 }), opening, (acts, last) => {
      const before = walked(acts)
      const after = last(before)
      // The entry of a menu was replaced, so Back skips it.
      fc.pre(before.here.overlays.covers.every(({ isTransient }) => !isTransient))
      fc.pre(nameOf(after.here.overlays) !== nameOf(before.here.overlays))
      expect(things(travel(after, -1))).toEqual(things(before))
    }),
    { numRuns: 500 },
  )
})
