import { useProject } from '#studio/project/project-context.ts'
import { openDoubts } from './asked-edits.ts'
import { answeredQuestions } from './asked-once.ts'
import { useKnownPrices } from './known-prices.ts'
import { doubtsOf, type PriceDoubt } from './plan-edits.ts'
import type { UnitFacts } from './unit-facts.ts'

/** Returns a function that finds why a new price of a unit is asked about; null if it is not, or was in this session. */
export function useAskOnce(): (unit: UnitFacts, price: number | null) => PriceDoubt | null {
  const { store } = useProject()
  const known = useKnownPrices()
  return (unit, price) => {
    const { live } = store.state().project
    const doubts = doubtsOf(unit, price, null, { live, knownPrices: (id) => known.get(id) ?? [] })
    return openDoubts(doubts, answeredQuestions())[0] ?? null
  }
}
