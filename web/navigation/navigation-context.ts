import { createContext, use } from 'react'
import type { Address, Page, PanelRoute } from '#domain/address/address.ts'
import type { ViewState } from '#domain/address/query.ts'
import type { LanguageCode } from '#domain/language/language.ts'
import type { Cover, Overlays } from '#domain/overlay/overlay.ts'
import type { ModalRequest, PanelRequest } from '#domain/overlay/overlay-action.ts'

/** Where the visitor is, what is open over the page, and functions to change both. */
export interface Navigation {
  readonly address: Address
  /** Filter, sort and view options of the query string. */
  readonly viewState: ViewState
  /** The query string of the address. */
  readonly search: string
  readonly overlays: Overlays
  /** The URL of a page with the visitor's tokens, language and query. With `panel` given, a shared list stays in the query. */
  readonly hrefOf: (page: Page, panel?: PanelRoute | null) => string
  /** Goes to another page, optionally with another filter, sort or view, and with a panel over it. */
  readonly goTo: (page: Page, change?: Partial<ViewState>, panel?: PanelRoute) => void
  /** Shows the same place from another side. Panels stay unless another is given, and no history entry is added. */
  readonly turnTo: (page: Page, panel?: PanelRoute | null) => void
  /** Goes to a path of this catalogue that the host page sent. `replace`: it replaces the current page. */
  readonly follow: (path: string, replace: boolean) => void
  /** Loads another document. */
  readonly load: (href: string, replace?: boolean) => void
  /** Whether the visitor came from another page of the catalogue, so that `back` stays in it. */
  readonly cameFromHere: boolean
  readonly back: () => void
  readonly changeLanguage: (lang: LanguageCode) => void
  /** Changes filter, sort or view options. They are kept on other pages. */
  readonly setViewState: (change: Partial<ViewState>) => void
  readonly openPanel: (panel: PanelRequest) => void
  readonly updatePanel: (panelId: number, panel: PanelRequest) => void
  readonly closePanel: (panelId: number) => void
  readonly openModal: (modal: ModalRequest) => void
  readonly openPanelModal: (panelId: number, modal: ModalRequest) => void
  readonly updateModal: (modalId: number, props: Readonly<Record<string, unknown>>) => void
  readonly closeModal: (modalId: number) => void
  /** Registers something that covers the page, so that Back closes it. Call the returned function when it has closed. */
  readonly openCover: (cover: Omit<Cover, 'id'>, onClose: () => void) => () => void
}

/** The navigation of the page. */
export const NavigationContext = createContext<Navigation | null>(null)

/** The place below what is open over it, and functions to change it. */
export type Place = Omit<Navigation, 'overlays' | 'cameFromHere'>

/** The place below what is open over it; its address has no panel. */
export const PlaceContext = createContext<Place | null>(null)

/**
 * The place below what is open. For what a page has many of, such as links: it stays the same while panels open and close,
 * and changes in a deferred render, where `useNavigation` would render them all again at once.
 */
export function usePlace(): Place {
  return use(PlaceContext) ?? missing()
}

/** The navigation of the page. Throws outside its provider. */
export function useNavigation(): Navigation {
  return use(NavigationContext) ?? missing()
}

function missing(): never {
  throw new Error('no navigation above this component')
}
