import { EXISTS, entityKey, fieldKey } from './entity.ts'
import { type Draft, type DraftEntry, entriesByEntity, type Step } from './entry.ts'
import { sameJson } from './json.ts'

/** What an undo does: its steps, and those of the batch that somebody has changed since. */
export interface Undone {
  readonly steps: readonly Step[]
  readonly kept: readonly Step[]
}

/**
 * Undoes the steps of a batch where the entry is still what the batch left. The others are kept and listed. An entity that
 * the batch made is kept whole if somebody has worked on it since.
 */
export function undo(draft: Draft, batch: readonly Step[]): Undone {
  const isOwn = ({ name, after }: Step) => isSameEntry(draft.get(fieldKey(name)) ?? null, after)
  const shared = sharedEntities(draft, batch, isOwn)
  const isUndone = (step: Step) => isOwn(step) && !shared.has(entityKey(step.name))
  return {
    steps: batch.filter(isUndone).map(({ name, before, after }) => ({ name, before: after, after: before })),
    kept: batch.filter((step) => !isUndone(step)),
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
