import type { Page, PanelRoute } from '#domain/address/address.ts'
import type { Cover } from './overlay.ts'

/** A request to open a panel. The type is unchecked text: it may come from data or from a host page. */
export type PanelRequest =
  | { readonly route: PanelRoute; readonly size?: number }
  | { readonly type: string; readonly template?: string; readonly size?: number }

/** A request to open a modal. */
export interface ModalRequest {
  readonly type: string
  readonly props?: Readonly<Record<string, unknown>>
}

/** Every action on panels, modals and covers. */
export type OverlayAction =
  | { readonly type: 'open'; readonly panel: PanelRequest; readonly page: Page }
  | { readonly type: 'update'; readonly panelId: number; readonly panel: PanelRequest; readonly page: Page }
  | { readonly type: 'close'; readonly panelId: number }
  | { readonly type: 'close-all' }
  | { readonly type: 'close-non-persistent' }
  /** The visitor leaves for another page. */
  | { readonly type: 'leave' }
  /** Back or Forward: the address shows this panel, or none. */
  | { readonly type: 'follow'; readonly route: PanelRoute | null; readonly page: Page }
  | { readonly type: 'open-modal'; readonly modal: ModalRequest }
  | { readonly type: 'open-panel-modal'; readonly modal: ModalRequest; readonly panelId: number | null }
  | {
      readonly type: 'update-modal'
      readonly modalId: number | null
      readonly props: Readonly<Record<string, unknown>>
    }
  | { readonly type: 'close-modal'; readonly modalId: number | null }
  | { readonly type: 'open-cover'; readonly cover: Omit<Cover, 'id'> }
  | { readonly type: 'close-cover'; readonly coverId: number }

/** Why an action was ignored. */
export type OverlayWarning =
  | { readonly code: 'unknown_panel_type' | 'panel_not_allowed' | 'unknown_modal_type'; readonly type: string }
  | { readonly code: 'panel_id_missing' | 'modal_id_missing' }
  | { readonly code: 'panel_not_found' | 'modal_not_found'; readonly id: number }
