import { type ReactNode, use, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { count } from '#domain/chess/count.ts'
import { matchesIn } from '#domain/filter/match-units.ts'
import { LAYOUT_TYPES } from '#domain/layout/layout.ts'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { ChoiceContext } from '#web/choice/choice-context.ts'
import { createLeadCells } from '#web/crm/lead-cell.tsx'
import { LeadContext } from '#web/crm/lead-context.ts'
import type { LeadStore } from '#web/crm/lead-store.ts'
import { type CellExtra, CellExtraContext } from '#web/instance/cell-extra.ts'
import { useLaterMessages } from '#web/language/later-messages.ts'

interface LeadProviderProps {
  readonly lead: Promise<LeadStore>
  readonly children: ReactNode
}

/** Adds the lead to the views: marks on cells, and a mode that shows only the units of the lead. */
export function LeadProvider({ lead, children }: LeadProviderProps) {
  const laterMessages = useLaterMessages()
  const [tools, setTools] = useState<{ store: LeadStore; cells: CellExtra } | null>(null)
  useEffect(() => {
    Promise.all([lead, laterMessages()]).then(
      ([store]) => setTools({ store, cells: createLeadCells(store) }),
      console.error,
    )
  }, [lead, laterMessages])
  return (
    <LeadContext value={lead}>
      <CellExtraContext value={tools?.cells ?? null}>
        <OnlyLinked store={tools?.store ?? null}>{children}</OnlyLinked>
      </CellExtraContext>
    </LeadContext>
  )
}

const followNothing = () => () => {}

/** Limits the views to the units of the lead, whatever the filter is. */
function OnlyLinked({ store, children }: { store: LeadStore | null; children: ReactNode }) {
  const { project } = useCatalogue()
  const choice = use(ChoiceContext)
  const ids = useSyncExternalStore(store?.subscribe ?? followNothing, () => idsToShow(store))
  const narrowed = useMemo(() => {
    if (ids === null || !project || !choice) return choice
    const failures = new Uint16Array(project.chess.instances.length).fill(1)
    for (const id of ids.split(',')) {
      const unit = project.chess.instanceById.get(Number(id))
      if (unit) failures[unit.row] = 0
    }
    const wanted = { types: LAYOUT_TYPES, isDefault: false, failures }
    return { ...choice, failures, dimming: failures, count: count(matchesIn(project.index, failures)), wanted }
  }, [choice, ids, project])
  return <ChoiceContext value={narrowed}>{children}</ChoiceContext>
}

/** The linked ids as a string, so that equal lists compare equal; null if all units are shown. */
function idsToShow(store: LeadStore | null): string | null {
  const state = store?.state()
  if (state?.kind !== 'open' || !state.isOnlyLinked) return null
  return state.lead.units.flatMap(({ linked, instance_id }) => (linked ? instance_id : [])).join()
}
