import type { Storey } from '#domain/chess/chess.ts'
import { useNavigation } from '#web/navigation/navigation-context.ts'
import { storeyPlanPageOf } from '#web/picture/target-page.ts'
import { routeAfterStep } from './plan-storey.ts'

/** Goes to the plan of another storey of the section; open panels go along, a unit that has no equal there closes. */
export function useStepStorey(from: Storey): (to: Storey) => void {
  const { overlays, turnTo, updatePanel } = useNavigation()
  return (to) => {
    const page = storeyPlanPageOf(to)
    if (!page) return
    const steps = overlays.panels.flatMap(({ id, route }) =>
      route ? [{ id, route, next: routeAfterStep(route, from, to) }] : [],
    )
    // Those below the top one have no part in the address, so that they are changed first.
    for (const { id, route, next } of steps.slice(0, -1)) {
      if (next && next !== route) updatePanel(id, { route: next })
    }
    turnTo(page, steps.findLast(({ next }) => next !== null)?.next ?? null)
  }
}
