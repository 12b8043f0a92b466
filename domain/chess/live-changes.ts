import { shownPriceOf } from './availability.ts'
import type { Chess } from './chess.ts'
import type { EstateAnswer, InstanceAnswer } from './chess-answer.ts'

/** A live change of one unit: its id and the fields that are new (design 3, `public/events`). */
export type InstanceChange = Pick<InstanceAnswer, 'id'> & Partial<Omit<InstanceAnswer, 'id'>>

/** The chess answer with the changes in it; storeys that nothing touched stay the same objects. */
export function applyChanges(
  answer: readonly EstateAnswer[],
  changes: readonly InstanceChange[],
): readonly EstateAnswer[] {
  const byId = new Map(changes.map((change) => [change.id, change]))
  return mapChanged(answer, (estate) => {
    const sections = mapChanged(estate.sections, (section) => {
      const storeys = mapChanged(section.storeys, (storey) => {
        const instances = mapChanged(storey.instances, (instance) => {
          const change = byId.get(instance.id)
          return change ? { ...instance, ...change } : instance
        })
        return instances === storey.instances ? storey : { ...storey, instances }
      })
      return storeys === section.storeys ? section : { ...section, storeys }
    })
    return sections === estate.sections ? estate : { ...estate, sections }
  })
}

/** What of a unit has just changed under the visitor's eyes. */
export type LiveChange = 'price' | 'status'

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

/** Maps, and gives the same array back when no element changed. */
function mapChanged<T>(items: readonly T[], change: (item: T) => T): readonly T[] {
  const mapped = items.map(change)
  return mapped.every((item, index) => item === items[index]) ? items : mapped
}
