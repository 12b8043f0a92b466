import type { Page, PanelRoute } from '#domain/address/address.ts'
import { PAGES } from '#domain/address/page-table.ts'
import {
  DEFAULT_PANEL_SIZE,
  isPersistent,
  isSameRoute,
  MODAL_TYPES,
  type Modal,
  type ModalType,
  type Overlays,
  PANEL_TYPES,
  type Panel,
  type PanelType,
  sharesPlace,
} from './overlay.ts'
import type { ModalRequest, OverlayAction, OverlayWarning, PanelRequest } from './overlay-action.ts'

/** The next state. A rejected action leaves the state unchanged and sets a warning. */
interface OverlayResult {
  readonly overlays: Overlays
  readonly warning: OverlayWarning | null
}

/** Applies one action to the overlays of a page. */
export function reduceOverlays(overlays: Overlays, action: OverlayAction): OverlayResult {
  switch (action.type) {
    case 'open':
      return openPanel(overlays, action.panel, action.page)
    case 'update':
      return updatePanel(overlays, action.panelId, action.panel, action.page)
    case 'close':
      return closePanel(overlays, action.panelId)
    case 'close-all':
      return done(keepPanels(overlays, () => false))
    case 'close-non-persistent':
      return done(keepPanels(overlays, ({ type }) => isPersistent(type)))
    case 'leave':
      return done({
        ...keepPanels(overlays, ({ type }) => isPersistent(type)),
        modals: [],
        covers: overlays.covers.filter((cover) => cover.isPersistent),
      })
    case 'follow':
      return followRoute(overlays, action.route, action.page)
    case 'open-modal':
      return openModal(overlays, action.modal, null)
    case 'open-panel-modal':
      return openPanelModal(overlays, action.modal, action.panelId)
    case 'update-modal':
      return withModal(overlays, action.modalId, (modal) => replaceModal(overlays, { ...modal, props: action.props }))
    case 'close-modal':
      return withModal(overlays, action.modalId, ({ id }) => ({
        ...overlays,
        modals: overlays.modals.filter((modal) => modal.id !== id),
      }))
    case 'open-cover':
      return done({
        ...overlays,
        covers: [...overlays.covers, { ...action.cover, id: overlays.nextId }],
        nextId: overlays.nextId + 1,
      })
    case 'close-cover':
      return done({ ...overlays, covers: overlays.covers.filter(({ id }) => id !== action.coverId) })
  }
}

/** Opens a panel on top. It keeps the id of the panel that it replaces. */
function openPanel(overlays: Overlays, request: PanelRequest, page: Page): OverlayResult {
  const refusal = refusePanel(request, page)
  if (refusal) return refused(overlays, refusal)
  const type = typeOf(request)
  const older = overlays.panels.find((panel) => sharesPlace(panel.type, type))
  const panel = panelFrom(request, type, older?.id ?? overlays.nextId)
  const kept = keepPanels(overlays, ({ id }) => id !== older?.id)
  return done({
    ...kept,
    panels: [...kept.panels, panel],
    nextId: older ? overlays.nextId : overlays.nextId + 1,
  })
}

/** Changes what an open panel shows, without moving it. Its modal closes. */
function updatePanel(overlays: Overlays, panelId: number, request: PanelRequest, page: Page): OverlayResult {
  const refusal = refusePanel(request, page)
  if (refusal) return refused(overlays, refusal)
  if (!overlays.panels.some(({ id }) => id === panelId)) {
    return refused(overlays, { code: 'panel_not_found', id: panelId })
  }
  const type = typeOf(request)
  const panels = overlays.panels
    .filter((panel) => panel.id === panelId || !sharesPlace(panel.type, type))
    .map((panel) => (panel.id === panelId ? panelFrom(request, type, panelId) : panel))
  return done({ ...overlays, panels, modals: boundTo(overlays.modals, panels, panelId) })
}

function closePanel(overlays: Overlays, panelId: number): OverlayResult {
  if (!overlays.panels.some(({ id }) => id === panelId)) {
    return refused(overlays, { code: 'panel_not_found', id: panelId })
  }
  return done(keepPanels(overlays, ({ id }) => id !== panelId))
}

/** Makes the panels match the address: closes panels that were opened later, or opens the missing one. */
function followRoute(overlays: Overlays, route: PanelRoute | null, page: Page): OverlayResult {
  if (!route) return done(keepPanels(overlays, (panel) => panel.route === null))
  const at = overlays.panels.findIndex((panel) => isSameRoute(panel.route, route))
  if (at < 0) return openPanel(overlays, { route }, page)
  const above = new Set(overlays.panels.slice(at + 1).map(({ id }) => id))
  return done(keepPanels(overlays, (panel) => panel.route === null || !above.has(panel.id)))
}

function openModal(overlays: Overlays, { type, props = {} }: ModalRequest, panelId: number | null): OverlayResult {
  if (!isModalType(type)) return refused(overlays, { code: 'unknown_modal_type', type })
  const modal: Modal = { id: overlays.nextId, type, panelId, props }
  return done({ ...overlays, modals: [...overlays.modals, modal], nextId: overlays.nextId + 1 })
}

function openPanelModal(overlays: Overlays, modal: ModalRequest, panelId: number | null): OverlayResult {
  if (panelId === null) return refused(overlays, { code: 'panel_id_missing' })
  if (!overlays.panels.some(({ id }) => id === panelId)) {
    return refused(overlays, { code: 'panel_not_found', id: panelId })
  }
  return openModal(overlays, modal, panelId)
}

function withModal(overlays: Overlays, id: number | null, change: (modal: Modal) => Overlays): OverlayResult {
  if (id === null) return refused(overlays, { code: 'modal_id_missing' })
  const modal = overlays.modals.find((open) => open.id === id)
  return modal ? done(change(modal)) : refused(overlays, { code: 'modal_not_found', id })
}

function replaceModal(overlays: Overlays, modal: Modal): Overlays {
  return { ...overlays, modals: overlays.modals.map((open) => (open.id === modal.id ? modal : open)) }
}

/** Closes panels, and the modals bound to them. */
function keepPanels(overlays: Overlays, keep: (panel: Panel) => boolean): Overlays {
  const panels = overlays.panels.filter(keep)
  return { ...overlays, panels, modals: boundTo(overlays.modals, panels, null) }
}

/** The modals that stay open: unbound ones, and those of open panels other than the updated one. */
function boundTo(modals: readonly Modal[], panels: readonly Panel[], updated: number | null): readonly Modal[] {
  return modals.filter(
    ({ panelId }) => panelId === null || (panelId !== updated && panels.some(({ id }) => id === panelId)),
  )
}

/** Rejects unknown types and types that the page does not allow. html has no route and is allowed on every shell page. */
function refusePanel(request: PanelRequest, page: Page): OverlayWarning | null {
  const type = 'route' in request ? request.route.type : request.type
  if (!isPanelType(type)) return { code: 'unknown_panel_type', type }
  const { panels, layout } = PAGES[page.name]
  const allowed = type === 'html' ? layout === 'shell' : 'route' in request && panels.includes(type)
  return allowed ? null : { code: 'panel_not_allowed', type }
}

function typeOf(request: PanelRequest): PanelType {
  return 'route' in request ? request.route.type : 'html'
}

function panelFrom(request: PanelRequest, type: PanelType, id: number): Panel {
  return {
    id,
    type,
    route: 'route' in request ? request.route : null,
    template: 'route' in request ? null : (request.template ?? null),
    size: request.size ?? DEFAULT_PANEL_SIZE,
  }
}

function isPanelType(type: string): type is PanelType {
  return (PANEL_TYPES as readonly string[]).includes(type)
}

function isModalType(type: string): type is ModalType {
  return (MODAL_TYPES as readonly string[]).includes(type)
}

function done(overlays: Overlays): OverlayResult {
  return { overlays, warning: null }
}

function refused(overlays: Overlays, warning: OverlayWarning): OverlayResult {
  return { overlays, warning }
}
