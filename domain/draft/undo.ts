import { EXISTS, entityKey, fieldKey, type Snapshot } from './entity.ts'
import { type Draft, type DraftEntry, entriesByEntity, type Step } from './entry.ts'
import { sameJson } from './json.ts'
import { isLiveOnly } from './live-only.ts'

/** What an undo does: its steps, and those of the batch that somebody has changed since. */
interface Undone {
  readonly steps: readonly Step[]
  readonly kept: readonly Step[]
}

/**
 * Undoes the steps of a batch where the entry is still what the batch left. The others are kept and listed. An entity that
 * the batch made is kept whole if somebody has worked on it since. Nothing comes back that has no place in the draft any
 * more, because it was published or removed meanwhile.
 */
export function undo(draft: Draft, live: Snapshot, batch: readonly Step[]): Undone {
  const isOwn = ({ name, after }: Step) => isSameEntry(draft.get(fieldKey(name)) ?? null, after)
  const shared = sharedEntities(draft, batch, isOwn)
  const isWanted = (step: Step) => isOwn(step) && !shared.has(entityKey(step.name))
  const lost = placeless(draft, live, batch.filter(isWanted))
  const isUndone = (step: Step) => isWanted(step) && !(step.before && lost(step))
  return {
    steps: batch.filter(isUndone).map(({ name, before, after }) => ({ name, before: after, after: before })),
    kept: batch.filter((step) => !isUndone(step)),
  }
}

/** Which entries can't come back: those of an entity that is live by now or is gone, and statuses of live units. */
function placeless(draft: Draft, live: Snapshot, steps: readonly Step[]): (step: Step) => boolean {
  const isMade = ({ field, value }: Pick<DraftEntry, 'field' | 'value'>) => field === EXISTS && value === true
  const madeBefore = new Set(steps.flatMap(({ before }) => (before && isMade(before) ? [entityKey(before)] : [])))
  const madeNow = new Set([...draft.values()].filter(isMade).map(entityKey))
  return ({ name }) => {
    const key = entityKey(name)
    if (live.has(key)) return madeBefore.has(key) || isLiveOnly(live, name)
    return !madeBefore.has(key) && !madeNow.has(key)
  }
}

/** Entities that the batch made and that have entries which are not its own. */
function sharedEntities(draft: Draft, batch: readonly Step[], isOwn: (step: Step) => boolean): ReadonlySet<string> {
  const made = batch.filter(({ name, before, after }) => name.field === EXISTS && !before && after?.value === true)
  if (made.length === 0) return new Set()
  const own = new Set(batch.filter(isOwn).map(({ name }) => fieldKey(name)))
  const entries = entriesByEntity(draft.values())
  const keys = made.map(({ name }) => entityKey(name))
  return new Set(keys.filter((key) => entries.get(key)?.some((entry) => !own.has(fieldKey(entry)))))
}

/** Whether an entry is unchanged: of the same batch, with the same value and base. */
export function isSameEntry(one: DraftEntry | null, other: DraftEntry | null): boolean {
  if (!one || !other) return one === other
  return one.batch === other.batch && sameJson(one.value, other.value) && sameJson(one.base, other.base)
}
