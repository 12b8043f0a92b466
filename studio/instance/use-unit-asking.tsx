import type { ReactNode } from 'react'
import { isAsked } from '#domain/unit-table/asked-edits.ts'
import { planUnit } from '#domain/unit-table/plan-edits.ts'
import type { UnitBook, UnitFacts } from '#domain/unit-table/unit-facts.ts'
import { useProject } from '#studio/project/project-context.ts'
import { AskDialog } from './ask-card.tsx'
import { useKnownPrices } from './known-prices.ts'
import { useAsking, useSendEdits } from './use-asking.ts'
import { useColumnUnits } from './use-column-units.ts'

interface UnitAskingHandlers {
  /** Somebody went back: nothing changes. */
  readonly onBack?: () => void
  readonly onSent?: () => void
  /** Only the draft changed, which the message about live statuses does not say. */
  readonly onDrafted?: () => void
}

/** Changes one unit outside the table. Doubtful values are asked about in a dialog, which has to be rendered. */
export function useUnitAsking(
  book: UnitBook,
  { onBack, onSent, onDrafted }: UnitAskingHandlers = {},
): {
  readonly change: (unit: UnitFacts, choice: Parameters<typeof planUnit>[1]) => void
  readonly question: ReactNode
} {
  const { store } = useProject()
  const known = useKnownPrices()
  const units = useColumnUnits()
  const sendEdits = useSendEdits(book)
  const { asked, ask, answer } = useAsking((edits) => {
    sendEdits(edits)
    if (edits.statuses.length === 0) onDrafted?.()
    onSent?.()
  })
  return {
    change: (unit, choice) => {
      const { live } = store.state().project
      ask(planUnit(unit, choice, { book, live, knownPrices: (id) => known.get(id) ?? [] }))
    },
    question: isAsked(asked) && (
      <AskDialog
        asked={asked}
        units={units}
        onAnswer={(taken) => {
          answer(taken)
          if (taken === 'none') onBack?.()
        }}
      />
    ),
  }
}
