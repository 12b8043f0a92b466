import type { Chess } from '#domain/chess/chess.ts'
import { count } from '#domain/chess/count.ts'
import { LAYOUT_TYPES } from '#domain/layout/layout.ts'
import type { Choice } from '#web/choice/choice-context.ts'
import type { CellExtra } from '#web/instance/cell-extra.ts'
import { createLeadCells } from './lead-cell.tsx'
import type { LeadStore } from './lead-store.ts'

/** What the lead adds to the views: marks on cells, and a mode that shows only its units. */
export interface LeadTools {
  readonly cells: CellExtra
  readonly subscribe: LeadStore['subscribe']
  /** The ids of the units to show as a string, so that equal lists compare equal; null if all are shown. */
  readonly onlyIds: () => string | null
  /** The choice limited to some units, whatever the filter is. */
  readonly limit: (choice: Choice, ids: string, chess: Chess) => Choice
}

/** Creates the tools of a lead. */
export async function createLeadTools(lead: Promise<LeadStore>): Promise<LeadTools> {
  const store = await lead
  return {
    cells: createLeadCells(store),
    subscribe: store.subscribe,
    onlyIds: () => {
      const state = store.state()
      if (state.kind !== 'open' || !state.isOnlyLinked) return null
      return state.lead.units.flatMap(({ linked, instance_id }) => (linked ? instance_id : [])).join()
    },
    limit: (choice, ids, chess) => {
      const failures = new Uint16Array(chess.instances.length).fill(1)
      for (const id of ids.split(',')) {
        const unit = chess.instanceById.get(Number(id))
        if (unit) failures[unit.row] = 0
      }
      const linked = chess.instances.filter(({ row }) => failures[row] === 0)
      const wanted = { types: LAYOUT_TYPES, isDefault: false, failures }
      return { ...choice, failures, dimming: failures, count: count(linked), wanted }
    },
  }
}
