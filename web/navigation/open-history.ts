import type { Modal } from '#domain/overlay/overlay.ts'
import { createBrowserHistory } from './browser-history.ts'
import { createCovers } from './covers.ts'
import type { Seat } from './page-history.ts'
import { type VisitorMoves, visitorMoves } from './visitor-moves.ts'

/** Takes over the history of this window: what it shows, and what this document alone can show. */
export function openHistory(seat: Seat): VisitorMoves {
  const covers = createCovers()
  const props = new Map<number, Modal['props']>()
  const browser = createBrowserHistory(
    {
      here: seat.here,
      show: (here) => {
        for (const modal of here.overlays.modals) props.set(modal.id, modal.props)
        seat.show(here)
        covers.closeOthers(new Set(here.overlays.covers.map(({ id }) => id)))
      },
    },
    () => ({ props, covers: covers.ids() }),
  )
  const moves = visitorMoves(browser, covers)
  return {
    ...moves,
    closeModal: (modalId) => {
      // What was closed by hand does not come back with Forward, unless its entry can tell all of it.
      props.delete(modalId)
      moves.closeModal(modalId)
    },
  }
}
