import type { TokenData } from '#contract/token.ts'
import type { Page } from '#domain/address/address.ts'
import type { PageName } from '#domain/address/page-table.ts'
import type { MessageKey } from '#i18n/messages.ts'
import type { IconName } from '#ui/icon/icon.tsx'

/** A page to which the frame links. */
interface View {
  readonly page: Page
  readonly icon: IconName
  readonly label: MessageKey
  /** Pages that count as this view, such as the chess of one estate. */
  readonly pages: readonly PageName[]
}

/** The parts of the token answer that decide which views exist. */
export type ViewSource = Pick<TokenData, 'settings' | 'catalogs' | 'chess' | 'premises' | 'interactive' | 'info'>

const PICTURE: View = {
  page: { name: 'main' },
  icon: 'picture',
  label: 'view_menu.interactive',
  pages: ['main', 'interactive'],
}
const CHESS: View = {
  page: { name: 'chess' },
  icon: 'chess',
  label: 'view_menu.chess',
  pages: ['chess', 'chess-estate'],
}
const CHESS_PLUS: View = {
  page: { name: 'chess-plus' },
  icon: 'chessplus',
  label: 'view_menu.chess_plus',
  pages: ['chess-plus', 'chess-plus-estate'],
}
const PREMISES: View = { page: { name: 'premises' }, icon: 'cards', label: 'view_menu.premises', pages: ['premises'] }
const PROJECTS: View = { page: { name: 'projects' }, icon: 'layers', label: 'view_menu.projects', pages: ['projects'] }
const INFO: View = { page: { name: 'info' }, icon: 'info', label: 'view_menu.info', pages: ['info'] }
const GROUP_INFO: View = { ...INFO, label: 'view_menu.group_info' }
const ABOUT: View = { page: { name: 'about' }, icon: 'user', label: 'title.about', pages: ['about'] }
const PANORAMA: View = {
  page: { name: 'panorama', panoramaId: null },
  icon: 'panorama',
  label: 'title.panorama',
  pages: ['panorama'],
}

/** The visitor's favourites. */
export const FAVOURITES: View = {
  page: { name: 'favorites' },
  icon: 'heart',
  label: 'view_menu.favorites',
  pages: ['favorites'],
}

/** The views to switch between: those of a project in the developer's order, or those of a group. */
export function viewsOf(token: ViewSource): readonly View[] {
  const { chess, premises, interactive } = token
  const picture = interactive.enabled ? [PICTURE] : []
  // A group always has a main page: without a picture it is Projects.
  if (isGroup(token)) return [...picture, PROJECTS, ...aboutViews(token)]
  const ordered = [
    { ...chess, views: [CHESS, CHESS_PLUS] },
    { ...premises, views: [PREMISES] },
  ]
  return [
    ...picture,
    ...ordered
      .filter(({ enabled }) => enabled)
      .sort((a, b) => a.order - b.order)
      .flatMap(({ views }) => views),
  ]
}

/** The further pages in the menu; in a group all of them are among the views. */
export function menuViewsOf(token: ViewSource, panoramas: number): readonly View[] {
  if (isGroup(token)) return []
  // A project has the Projects page only as a member of a group; it lists the sibling projects.
  const projects = token.catalogs.length > 1 ? [PROJECTS] : []
  return [...aboutViews(token), ...(panoramas > 0 ? [PANORAMA] : []), ...projects]
}

/** Tells whether a page belongs to a view. */
export function isOfView({ pages }: View, page: Page): boolean {
  return pages.includes(page.name)
}

/** Tells whether this is the catalogue of a group of projects. */
export function isGroup({ settings }: ViewSource): boolean {
  return settings.short_type === 'gic'
}

function aboutViews(token: ViewSource): readonly View[] {
  const { info } = token
  return [...(info.enabled ? [isGroup(token) ? GROUP_INFO : INFO] : []), ...(info.about === null ? [] : [ABOUT])]
}

const FILTERED_VIEWS = [PICTURE, CHESS, CHESS_PLUS, PREMISES]

/** Tells whether a page shows units to which the filter applies. */
export function isFiltered(token: ViewSource, page: Page): boolean {
  return !isGroup(token) && FILTERED_VIEWS.some((view) => isOfView(view, page))
}
