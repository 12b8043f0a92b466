import { EXISTS, type FieldName, fieldKey, isSingle, type Snapshot, valueIn } from './entity.ts'
import {
  type Act,
  type Author,
  type Change,
  type Draft,
  type DraftEntry,
  isSameAuthor,
  nameOf,
  type Step,
  shownValue,
} from './entry.ts'
import { type Json, sameJson } from './json.ts'
import { isLiveOnly } from './live-only.ts'
import { isStillBase } from './order-list.ts'
import { expandRemovals, isRemoval } from './removal.ts'

/** Somebody changed or removed the same thing meanwhile. Without `by` the live value changed. */
export interface EditConflict extends FieldName {
  /** The current value. */
  readonly value: Json
  readonly by: Author | null
  readonly at: string | null
}

/**
 * Why a change is refused: there is no such entity, the new entity already exists, the entity can't be made or removed, or
 * the field is only changed live.
 */
export type EditRefusal = 'unknown' | 'taken' | 'single' | 'live_only'

/** The result of a change: its steps, none if nothing changes, or what stopped it. */
type Edited =
  | { readonly steps: readonly Step[] }
  | { readonly conflict: EditConflict }
  | { readonly refused: EditRefusal }

/**
 * Changes a field. A change that was based on an outdated value of somebody else is a conflict. An entry that equals the
 * live value disappears; one that is changed again keeps its base.
 */
export function edit(draft: Draft, live: Snapshot, change: Change, act: Act): Edited {
  const stopped = change.field === EXISTS ? existenceFault(draft, live, change) : entityFault(draft, live, change)
  if (stopped) return stopped
  const entry = draft.get(fieldKey(change)) ?? null
  const current = valueIn(live, change)
  if (sameJson(entry ? entry.value : current, change.value)) return { steps: [] }
  const conflict = conflictOf(entry, current, change, act)
  if (conflict) return { conflict }
  const after = sameJson(change.value, current) ? null : entryOf(change, entry ? entry.base : current, act)
  return { steps: [{ name: nameOf(change), before: entry, after }] }
}

function existenceFault(draft: Draft, live: Snapshot, change: Change): Edited | null {
  if (isSingle(change)) return { refused: 'single' }
  return change.value === true && shownValue(draft, live, change) === true ? { refused: 'taken' } : null
}

function entityFault(draft: Draft, live: Snapshot, change: Change): Edited | null {
  const existence = { ...nameOf(change), field: EXISTS }
  const entry = draft.get(fieldKey(existence))
  if (entry?.value === false) return { conflict: { ...existence, value: false, by: entry.by, at: entry.at } }
  if (shownValue(draft, live, existence) !== true) return { refused: 'unknown' }
  return isLiveOnly(live, change) ? { refused: 'live_only' } : null
}

function conflictOf(entry: DraftEntry | null, live: Json, change: Change, act: Act): EditConflict | null {
  const name = nameOf(change)
  if (!entry) return isStillBase(change, change.base, live) ? null : { ...name, value: live, by: null, at: null }
  if (isSameAuthor(entry.by, act.by) || isStillBase(change, change.base, entry.value)) return null
  return { ...name, value: entry.value, by: entry.by, at: entry.at }
}

function entryOf(change: Change, base: Json, { by, at, batch }: Act): DraftEntry {
  return { ...nameOf(change), value: change.value, base, by, at, batch }
}

/** The result of several changes: the steps of those that could be made, and what stopped the others. */
export interface EditedAll {
  readonly steps: readonly Step[]
  readonly conflicts: readonly EditConflict[]
  readonly refusals: readonly { readonly change: Change; readonly reason: EditRefusal }[]
}

/**
 * Makes several changes as one act, removals last. Each changed field has one step. What is in a removed entity is removed
 * with it.
 */
export function editAll(draft: Draft, live: Snapshot, changes: readonly Change[], act: Act): EditedAll {
  const next = new Map(draft)
  const steps = new Map<string, Step>()
  const conflicts: EditConflict[] = []
  const refusals: { readonly change: Change; readonly reason: EditRefusal }[] = []
  const make = (some: readonly Change[]) => {
    for (const change of some) {
      const edited = edit(next, live, change, act)
      if ('conflict' in edited) conflicts.push(edited.conflict)
      else if ('refused' in edited) refusals.push({ change, reason: edited.refused })
      else for (const step of edited.steps) addStep(next, steps, step)
    }
  }
  make(changes.filter((change) => !isRemoval(change)))
  make(expandRemovals(next, live, changes.filter(isRemoval)))
  return { steps: [...steps.values()].filter(({ before, after }) => before !== after), conflicts, refusals }
}

function addStep(draft: Map<string, DraftEntry>, steps: Map<string, Step>, { name, before, after }: Step): void {
  const key = fieldKey(name)
  const first = steps.get(key)
  steps.set(key, { name, before: first ? first.before : before, after })
  if (after) draft.set(key, after)
  else draft.delete(key)
}
