import type { Page, PanelRoute } from '#domain/address/address.ts'
import { PAGES } from '#domain/address/page-table.ts'
import { STEPS, type Step } from './steps.ts'

/** The page a step is shown on, and the panel that is open there. */
interface Stop {
  readonly page: Page
  readonly panel: PanelRoute | null
}

/** The facts that decide where the steps are shown. */
export interface Setting {
  /** Where the visitor started the walkthrough. */
  readonly start: Stop
  readonly isGroup: boolean
  /** On a small screen a panel covers the bars. */
  readonly isSmall: boolean
  readonly hasPictures: boolean
  readonly hasPremises: boolean
  readonly hasChess: boolean
  /** The unit whose card is shown; null if the catalogue has none. */
  readonly unit: { readonly id: number; readonly hasTour: boolean } | null
}

/** Where each step is shown. A step without a stop is left out: the catalogue has nothing to show for it. */
export function stopsOf(setting: Setting): ReadonlyMap<Step, Stop> {
  const stops = setting.isGroup ? groupStops(setting) : projectStops(setting)
  return new Map(STEPS.flatMap((step) => (stops[step] ? [[step, stops[step]] as const] : [])))
}

type Stops = Partial<Record<Step, Stop | null>>

/** A group has no units: those of its projects are in their own catalogues. */
function groupStops({ start, isSmall, hasPictures }: Setting): Stops {
  const bars = barsAt(start, isSmall)
  return {
    how_to_use: bars,
    visual: hasPictures ? { page: { name: 'main' }, panel: null } : null,
    favorites: bars,
    request: bars,
  }
}

function projectStops(setting: Setting): Stops {
  const { start, isSmall, hasPictures, hasPremises, hasChess, unit } = setting
  const premises = hasPremises ? pageStop({ name: 'premises' }) : null
  const chessPlus = hasChess ? pageStop({ name: 'chess-plus' }) : null
  const card = cardStop(setting, chessPlus ?? premises)
  const bars = barsAt(card ?? start, isSmall)
  return {
    how_to_use: barsAt(start, isSmall),
    visual: hasPictures ? pictureStop(start) : null,
    sorting: premises,
    chess_plus: chessPlus,
    card,
    tour: unit?.hasTour ? card : null,
    filter: premises || chessPlus ? bars : null,
    favorites: bars,
    request: card ?? bars,
    presentation: card,
  }
}

/** The card that is open already, or the sample unit's card over a view. */
function cardStop({ start, unit }: Setting, view: Stop | null): Stop | null {
  if (!unit) return null
  const panel = { type: 'details', context: 'instance', id: unit.id } as const
  const isOpen = start.panel?.type === 'details' && start.panel.id === unit.id
  if (isOpen) return start
  const page = view?.page ?? start.page
  return (PAGES[page.name].panels as readonly string[]).includes('details') ? { page, panel } : null
}

/** Stays on the open picture, else goes to the main page. */
function pictureStop({ page }: Stop): Stop {
  return pageStop(page.name === 'interactive' ? page : { name: 'main' })
}

function barsAt({ page, panel }: Stop, isSmall: boolean): Stop {
  return { page, panel: isSmall ? null : panel }
}

function pageStop(page: Page): Stop {
  return { page, panel: null }
}
