import type { Chess } from '#domain/chess/chess.ts'
import { shownPriceOf } from '#domain/instance/availability.ts'
import type { LiveChange } from './catalogue-context.ts'

/** What a visitor should notice of new data: units whose status is another, or whose shown price is. */
export function liveChanges(before: Chess, after: Chess): ReadonlyMap<number, LiveChange> {
  const changes = new Map<number, LiveChange>()
  for (const instance of after.instances) {
    const old = before.instanceById.get(instance.id)
    if (!old) continue
    const [shown, shownBefore] = [shownPriceOf(instance), shownPriceOf(old)]
    if (old.status.id !== instance.status.id) changes.set(instance.id, 'status')
    else if (shown.kind !== shownBefore.kind || (shown.kind === 'price' && instance.price !== old.price))
      changes.set(instance.id, 'price')
  }
  return changes
}
