import { shownPriceOf } from './availability.ts'
import type { Chess } from './chess.ts'
import type { EstateAnswer, InstanceAnswer } from './chess-answer.ts'

/** A live change of one unit, from `public/events`: its id and the changed fields. */
export type InstanceChange = Pick<InstanceAnswer, 'id'> & Partial<Omit<InstanceAnswer, 'id'>>

/** The chess response with the changes applied. Unchanged storeys stay the same objects. */
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

/** What has changed about a unit while the page is open. */
export type LiveChange = 'price' | 'status'

/** The changes a visitor should notice: units with another status or another shown price. */
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

/** Maps an array; returns the same array if no element changed. */
function mapChanged<T>(items: readonly T[], change: (item: T) => T): readonly T[] {
  const mapped = items.map(change)
  return mapped.every((item, index) => item === items[index]) ? items : mapped
}
