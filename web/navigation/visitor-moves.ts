import type { Page } from '#domain/address/address.ts'
import { formatAddress, formatPage } from '#domain/address/format-address.ts'
import { parseAddress } from '#domain/address/parse-address.ts'
import { formatQuery, parseQuery, type ViewState } from '#domain/address/query.ts'
import {
  closeDownTo,
  isMenuEntry,
  leaveFor,
  openOver,
  replaceBy,
  showInPlace,
  turnTo,
} from '#domain/browser-history/moves.ts'
import type { Cover, Overlays } from '#domain/overlay/overlay.ts'
import type { OverlayAction } from '#domain/overlay/overlay-action.ts'
import { reduceOverlays } from '#domain/overlay/reduce-overlays.ts'
import type { BrowserHistory } from './browser-history.ts'
import type { Covers } from './covers.ts'
import type { Navigation } from './navigation-context.ts'

/** The moves a visitor can make. Each starts from where the visitor is when it is called. */
export type VisitorMoves = Omit<Navigation, 'address' | 'viewState' | 'search' | 'overlays' | 'hrefOf' | 'cameFromHere'>

/** Creates the moves on top of the browser's history. */
export function visitorMoves(browser: BrowserHistory, covers: Covers): VisitorMoves {
  const { here, move } = browser
  const after = (action: OverlayAction): Overlays => reduced(here().overlays, action)
  const open = (action: OverlayAction) => move(openOver(here(), after(action)))
  const close = (action: OverlayAction) => {
    const next = after(action)
    if (next !== here().overlays) move(closeDownTo(here(), next))
  }
  const update = (action: OverlayAction) => move(showInPlace(here(), after(action)))
  const pageNow = () => here().address.page
  const load = (href: string, replace = isMenuEntry(here())) => browser.load(href, replace)
  const openCover = (cover: Omit<Cover, 'id'>, onClose: () => void) => {
    const id = here().overlays.nextId
    covers.add(id, onClose)
    open({ type: 'open-cover', cover })
    return () => {
      covers.remove(id)
      if (here().overlays.covers.some((one) => one.id === id)) close({ type: 'close-cover', coverId: id })
    }
  }
  return {
    goTo: (page, change = {}, panel) => {
      const { address, search } = here()
      const isOver = panel && Object.keys(change).length === 0 && isSamePage(page, address.page)
      if (isOver) return open({ type: 'open', panel: { route: panel }, page })
      move(
        leaveFor(
          here(),
          // A shared list belongs to the page it was opened on.
          {
            address: { ...address, page, panel: panel ?? null },
            search: formatQuery({ ...ownStateOf(search), ...change }),
          },
          browser.newVisit(),
        ),
      )
    },
    turnTo: (page, panel = here().address.panel) => {
      const { address, search } = here()
      move(turnTo(here(), { address: { ...address, page, panel }, search }))
    },
    follow: (path, replace) => {
      const { pathname, search } = new URL(path, location.href)
      const parsed = parseAddress(pathname, search)
      if (!('address' in parsed)) return
      move((replace ? replaceBy : leaveFor)(here(), { address: parsed.address, search }, browser.newVisit()))
    },
    load,
    back: browser.back,
    // Loads a new document in the other language. The address keeps page, panel and query.
    changeLanguage: (lang) => load(formatAddress({ ...here().address, lang }) + here().search),
    setViewState: (change) => {
      const search = formatQuery({ ...parseQuery(here().search), from: 0, ...change })
      move(showInPlace({ ...here(), search }, here().overlays), true)
    },
    openPanel: (panel) => open({ type: 'open', panel, page: pageNow() }),
    updatePanel: (panelId, panel) => update({ type: 'update', panelId, panel, page: pageNow() }),
    closePanel: (panelId) => close({ type: 'close', panelId }),
    openModal: (modal) => open({ type: 'open-modal', modal }),
    openPanelModal: (panelId, modal) => open({ type: 'open-panel-modal', panelId, modal }),
    updateModal: (modalId, props) => update({ type: 'update-modal', modalId, props }),
    closeModal: (modalId) => close({ type: 'close-modal', modalId }),
    openCover,
  }
}

/** Reduces an action. Logs a warning if the reducer ignores it. */
function reduced(overlays: Overlays, action: OverlayAction): Overlays {
  const { overlays: next, warning } = reduceOverlays(overlays, action)
  if (warning) console.warn('Ignored:', warning)
  return next
}

function isSamePage(a: Page, b: Page): boolean {
  return formatPage(a) === formatPage(b)
}

function ownStateOf(search: string): ViewState {
  return { ...parseQuery(search), shared: [], from: 0 }
}
