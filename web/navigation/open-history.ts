import type { Modal } from '#domain/overlay/overlay.ts'
import { createBrowserHistory, type HereStore } from './browser-history.ts'
import { createCovers } from './covers.ts'
import { type VisitorMoves, visitorMoves } from './visitor-moves.ts'

/** Takes over the history of this window, and keeps what only this document can show: covers and the props of modals. */
export function openHistory(store: HereStore): VisitorMoves {
  const covers = createCovers()
  // Kept for Forward, also of modals that Back closed: one small object for each.
  const props = new Map<number, Modal['props']>()
  const browser = createBrowserHistory(
    {
      here: store.here,
      show: (here) => {
        for (const modal of here.overlays.modals) props.set(modal.id, modal.props)
        store.show(here)
        covers.closeOthers(new Set(here.overlays.covers.map(({ id }) => id)))
      },
    },
    () => ({ props, covers: covers.ids() }),
  )
  const moves = visitorMoves(browser, covers)
  return {
    ...moves,
    closeModal: (modalId) => {
      // Forward does not reopen a modal that the visitor closed, unless its entry holds all of its props.
      props.delete(modalId)
      moves.closeModal(modalId)
    },
  }
}
