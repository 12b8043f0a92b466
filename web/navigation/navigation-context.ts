import { createContext, use } from 'react'
import type { Address, Page, PanelRoute } from '#domain/address/address.ts'
import type { ViewState } from '#domain/address/query.ts'
import type { LanguageCode } from '#domain/language/language.ts'
import type { Cover, Overlays } from '#domain/overlay/overlay.ts'
import type { ModalRequest, PanelRequest } from '#domain/overlay/overlay-action.ts'

/** Where the visitor is, what lies over the page, and the ways to change both. */
export interface Navigation {
  readonly address: Address
  /** Filter, sort and view options of the query string. */
  readonly viewState: ViewState
  /** The query as it stands in the address. */
  readonly search: string
  readonly overlays: Overlays
  /** The address of a page under the visitor's tokens and language, with his query; of this page where a panel is given. */
  readonly hrefOf: (page: Page, panel?: PanelRoute | null) => string
  /** Leaves for another page, perhaps with another filter, sort or view, perhaps with a panel over it. */
  readonly goTo: (page: Page, change?: Partial<ViewState>, panel?: PanelRoute) => void
  /** Shows the same place from another side: panels stay unless another is given, and Back does not lead through the sides. */
  readonly turnTo: (page: Page, panel?: PanelRoute | null) => void
  /** Goes to a path of this catalogue that somebody outside names; `replace`: in place of the present page. */
  readonly follow: (path: string, replace: boolean) => void
  /** Loads another document. */
  readonly load: (href: string, replace?: boolean) => void
  /** The visitor came from another page of the catalogue: `back` leads there. */
  readonly cameFromHere: boolean
  readonly back: () => void
  readonly changeLanguage: (lang: LanguageCode) => void
  /** Changes filter, sort or view options; they survive going to other pages. */
  readonly setViewState: (change: Partial<ViewState>) => void
  readonly openPanel: (panel: PanelRequest) => void
  readonly updatePanel: (panelId: number, panel: PanelRequest) => void
  readonly closePanel: (panelId: number) => void
  readonly openModal: (modal: ModalRequest) => void
  readonly openPanelModal: (panelId: number, modal: ModalRequest) => void
  readonly updateModal: (modalId: number, props: Readonly<Record<string, unknown>>) => void
  readonly closeModal: (modalId: number) => void
  /** Says that something covers the page: Back closes it. Gives what is to be called when it has gone. */
  readonly openCover: (cover: Omit<Cover, 'id'>, onClose: () => void) => () => void
}

/** The navigation of the page. */
export const NavigationContext = createContext<Navigation | null>(null)

/** Where the visitor is, and how to go elsewhere. */
export function useNavigation(): Navigation {
  const navigation = use(NavigationContext)
  if (!navigation) throw new Error('no navigation above this component')
  return navigation
}
