import type { Storey } from '#domain/chess/chess.ts'
import { useNavigation } from '#web/navigation/navigation-context.ts'
import { storeyPlanPageOf } from '#web/picture/target-page.ts'
import { routeAfterStep } from './plan-storey.ts'

/** Goes to the plan of another storey. Open panels follow, but the panel of a unit without a counterpart there closes. */
export function useStepStorey(from: Storey): (to: Storey) => void {
  const { overlays, turnTo, updatePanel } = useNavigation()
  return (to) => {
    const page = storeyPlanPageOf(to)
    if (!page) return
    const steps = overlays.panels.flatMap(({ id, route }) =>
      route ? [{ id, route, next: routeAfterStep(route, from, to) }] : [],
    )
    // Panels below the top one are not in the address, so they are updated first.
    for (const { id, route, next } of steps.slice(0, -1)) {
      if (next && next !== route) updatePanel(id, { route: next })
    }
    turnTo(page, steps.findLast(({ next }) => next !== null)?.next ?? null)
  }
}
