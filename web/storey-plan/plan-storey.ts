import type { InteractiveData } from '#contract/interactive.ts'
import type { PanelRoute } from '#domain/address/address.ts'
import type { Chess, Storey } from '#domain/chess/chess.ts'
import { STATUS_TYPES, type Status } from '#domain/status/status.ts'

/** The storey that a plan is shown for: the one asked for, else the first that its units belong to. */
export function storeyOfPlan({ frame }: InteractiveData, storeyId: number | null, chess: Chess): Storey | null {
  if (storeyId !== null) return chess.storeyById.get(storeyId) ?? null
  const ids = frame.regions.flatMap(({ target }) => (target.kind === 'instance' ? [target.id] : []))
  const known = ids.flatMap((id) => chess.instanceById.get(id) ?? [])
  return known[0]?.storey ?? null
}

/** The next storeys of the section that have a plan, above and below; null beyond them. */
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

/** What a panel shows after a step to another storey: its list, or the unit above or below if it has the same layout. */
export function routeAfterStep(route: PanelRoute, from: Storey, to: Storey): PanelRoute | null {
  if (route.context === 'storey') return route.id === from.id ? { ...route, id: to.id } : route
  if (route.context !== 'instance') return route
  const unit = from.instances.find(({ id }) => id === route.id)
  if (!unit) return route
  const twin = to.instances.find(({ column, layout }) => column === unit.column && layout.id === unit.layout.id)
  return twin ? { ...route, id: twin.id } : null
}

/** How many units of a storey have each status: those on sale and sold always, what is not for sale only if there is any. */
export function countsByStatus(
  { instances }: Storey,
  statuses: readonly Status[],
): readonly { readonly status: Status; readonly count: number }[] {
  return statuses
    .map((status) => ({ status, count: instances.filter((instance) => instance.status.id === status.id).length }))
    .filter(({ status, count }) => count > 0 || status.type !== STATUS_TYPES.not_for_sale)
    .toSorted((a, b) => a.status.type - b.status.type || a.status.id - b.status.id)
}
