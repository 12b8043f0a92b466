import type { InteractiveData } from '#contract/interactive.ts'
import type { PanelRoute } from '#domain/address/address.ts'
import type { Chess, Storey } from '#domain/chess/chess.ts'
import { STATUS_TYPES, type Status } from '#domain/status/status.ts'

/** The storey of a plan: the requested one, or else the storey of its first known unit. */
export function storeyOfPlan({ frame }: InteractiveData, storeyId: number | null, chess: Chess): Storey | null {
  if (storeyId !== null) return chess.storeyById.get(storeyId) ?? null
  const ids = frame.regions.flatMap(({ target }) => (target.kind === 'instance' ? [target.id] : []))
  const known = ids.flatMap((id) => chess.instanceById.get(id) ?? [])
  return known[0]?.storey ?? null
}

/** The next storeys with a plan above and below in the section, or null. */
export function storeysAround({ section, id }: Storey): {
  readonly above: Storey | null
  readonly below: Storey | null
} {
  const at = section.storeys.findIndex((storey) => storey.id === id)
  const hasPlan = ({ plan }: Storey) => plan !== null
  return {
    above: section.storeys.slice(at + 1).find(hasPlan) ?? null,
    below: section.storeys.slice(0, Math.max(0, at)).findLast(hasPlan) ?? null,
  }
}

/** The route of a panel after a step to another storey: the list, or the unit in the same column with the same layout. */
export function routeAfterStep(route: PanelRoute, from: Storey, to: Storey): PanelRoute | null {
  if (route.context === 'storey') return route.id === from.id ? { ...route, id: to.id } : route
  if (route.context !== 'instance') return route
  const unit = from.instances.find(({ id }) => id === route.id)
  if (!unit) return route
  const twin = to.instances.find(({ column, layout }) => column === unit.column && layout.id === unit.layout.id)
  return twin ? { ...route, id: twin.id } : null
}

/** The statuses to explain beside the plan of a storey. "Not for sale" is left out if no unit has it. */
export function statusesOnPlan({ instances }: Storey, statuses: readonly Status[]): readonly Status[] {
  const isUsed = ({ id }: Status) => instances.some(({ status }) => status.id === id)
  return statuses.filter((status) => status.type !== STATUS_TYPES.not_for_sale || isUsed(status))
}
