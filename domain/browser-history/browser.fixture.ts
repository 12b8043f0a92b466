import type { Address, PanelRoute } from '#domain/address/address.ts'
import type { Overlays } from '#domain/overlay/overlay.ts'
import type { OverlayAction } from '#domain/overlay/overlay-action.ts'
import { reduceOverlays } from '#domain/overlay/reduce-overlays.ts'
import { type Arrival, arrive } from './arrive.ts'
import type { Here } from './here.ts'
import { closeDownTo, leaveFor, type Move, openOver, showInPlace } from './moves.ts'
import { type Known, type StoredEntry, storedEntry } from './stored-entry.ts'

/** A history entry of the browser: address, state, and its document. */
interface BrowserEntry extends Arrival {
  readonly document: number
}

/** A browser with one tab: its entries, the current one, and the running catalogue. */
export interface Browser {
  readonly entries: readonly BrowserEntry[]
  readonly position: number
  readonly here: Here
  readonly known: Known
  readonly visits: number
  readonly documents: number
}

export const CHESS: Address = {
  lang: null,
  firstToken: 'harbour',
  secondToken: null,
  page: { name: 'chess' },
  panel: null,
}
export const unit = (id: number): PanelRoute => ({ type: 'details', context: 'instance', id })
export const preview = (id: number): PanelRoute => ({ type: 'preview', context: 'instance', id })
export const storey = (id: number): PanelRoute => ({ type: 'group', context: 'storey', id })

/** Opens an address in a new tab. */
export function openTab(address: Address, search = ''): Browser {
  const known: Known = { props: new Map(), covers: new Set() }
  const entry = { address, search, stored: null, document: 0 }
  return arriveAt({ entries: [entry], position: 0, known, visits: 0, documents: 1 }, null)
}

/** Applies an overlay action: open, close, or show in place. */
export function act(browser: Browser, how: 'open' | 'close' | 'update', action: OverlayAction): Browser {
  const { here } = browser
  const { overlays } = reduceOverlays(here.overlays, action)
  if (overlays === here.overlays) return browser
  const move = { open: openOver, close: closeDownTo, update: showInPlace }[how](here, overlays)
  return make(remember(browser, overlays), move)
}

export function openRoute(browser: Browser, route: PanelRoute): Browser {
  return act(browser, 'open', { type: 'open', panel: { route }, page: browser.here.address.page })
}

export function closePanelOf(browser: Browser, type: string): Browser {
  const panel = browser.here.overlays.panels.find((one) => one.type === type)
  return panel ? act(browser, 'close', { type: 'close', panelId: panel.id }) : browser
}

/** Changes filter or sort. */
export function setSearch(browser: Browser, search: string): Browser {
  return make(browser, showInPlace({ ...browser.here, search }, browser.here.overlays))
}

export function goToPage(browser: Browser, address: Address): Browser {
  const { here, visits } = browser
  return make({ ...browser, visits: visits + 1 }, leaveFor(here, { address, search: here.search }, `${visits}`))
}

/** Back or Forward. An entry of another document loads a new document. */
export function travel(browser: Browser, by: number): Browser {
  const position = browser.position + by
  const from = browser.entries[browser.position]
  const to = browser.entries[position]
  if (!from || !to) return browser
  return arriveAt({ ...browser, position, ...(from.document !== to.document && FRESH) }, before(from, to, browser.here))
}

export function reload(browser: Browser): Browser {
  return arriveAt({ ...browser, ...FRESH }, null)
}

/** Opens the same page in another language, in a new document. */
export function changeLanguage(browser: Browser): Browser {
  const { address, search } = browser.here
  const entry = { address: { ...address, lang: 'de' } as const, search, stored: null, document: browser.documents }
  const entries = [...browser.entries.slice(0, browser.position + 1), entry]
  const documents = browser.documents + 1
  return arriveAt({ ...browser, entries, position: entries.length - 1, documents, ...FRESH }, null)
}

/** The overlays of the page as text. */
export function shown({ here }: Browser): readonly string[] {
  const { panels, modals, covers } = here.overlays
  return [
    ...panels.map(({ type, route, template }) => `${type} ${route ? route.id : template}`),
    ...modals.map(({ type }) => type),
    ...covers.map(({ isTransient }) => (isTransient ? 'menu' : 'cover')),
  ]
}

const FRESH = { known: { props: new Map(), covers: new Set<number>() } } as const

function before(from: BrowserEntry, to: BrowserEntry, here: Here): Here | null {
  return from.document === to.document ? here : null
}

function arriveAt(browser: Omit<Browser, 'here'>, left: Here | null): Browser {
  const entry = browser.entries[browser.position]
  if (!entry) throw new Error('no entry')
  const move = arrive(left, entry, browser.known, `${browser.visits}`)
  return make({ ...browser, here: move.here, visits: browser.visits + 1 }, move)
}

/** What the document knows: its open covers, and the props of every modal it has opened. */
function remember(browser: Browser, { modals }: Overlays): Browser {
  const props = new Map([...browser.known.props, ...modals.map((modal) => [modal.id, modal.props] as const)])
  return { ...browser, known: { ...browser.known, props } }
}

function make(browser: Browser, { here, steps }: Move): Browser {
  let { entries, position } = browser
  for (const step of steps) {
    if (step.type === 'go') position += step.by
    else {
      const { address, search } = step.entry
      const entry = { address, search, stored: clone(storedEntry(step.entry)), document: documentOf(browser) }
      if (step.type === 'push') position++
      entries = [...entries.slice(0, position), entry, ...(step.type === 'push' ? [] : entries.slice(position + 1))]
    }
  }
  const covers = new Set(here.overlays.covers.map(({ id }) => id))
  return { ...browser, entries, position, here, known: { ...browser.known, covers } }
}

function documentOf({ entries, position }: Browser): number {
  return entries[position]?.document ?? 0
}

/** Clones the state as a browser does, which rejects functions. */
function clone(stored: StoredEntry): StoredEntry {
  return JSON.parse(JSON.stringify(stored))
}
