import { changesOf, countChanges } from './changes.ts'
import { differences } from './differences.ts'
import { type EditedAll, editAll } from './edit.ts'
import { EXISTS, entityKey, fieldKey, type Snapshot } from './entity.ts'
import { type Act, applyEntries, applySteps, type Change, type Draft, draftOf, nameOf, type Step } from './entry.ts'
import { sameJson } from './json.ts'
import { inOrder, LISTS } from './order-list.ts'

/** Makes a draft show another state. `mayChange` says which fields are changed. The others stay as they are. */
export function restore(
  draft: Draft,
  live: Snapshot,
  target: Snapshot,
  { act, mayChange }: { readonly act: Act; readonly mayChange: (change: Change) => boolean },
): EditedAll {
  const all = differencesToDraft(draft, live, target).filter(mayChange)
  const content = all.filter(({ kind }) => kind !== 'order')
  const shown = applyEntries(live, applySteps(draft, editAll(draft, live, content, act).steps).values())
  // A list that is in this order anyway needs no order of its own: what is made comes last, and what is removed is gone.
  const orders = all.filter(
    (change) => change.kind === 'order' && (draft.has(fieldKey(change)) || moves(change, shown)),
  )
  return editAll(draft, live, [...content, ...orders], act)
}

/** The changes that make a draft show another state, each based on what it shows now. */
function differencesToDraft(draft: Draft, live: Snapshot, target: Snapshot): readonly Change[] {
  const entries = [...draft.values()]
  const back = entries.filter(
    (entry) =>
      entry.field === EXISTS && entry.value === false && live.has(entityKey(entry)) && target.has(entityKey(entry)),
  )
  // What is removed in the draft and comes back has its live values again, and those of the draft.
  const shown = applyEntries(
    live,
    entries.filter((entry) => !back.includes(entry)),
  )
  const made = differences(shown, target)
  return [...back.map((entry) => ({ ...nameOf(entry), value: true, base: false })), ...overOrphans(draft, shown, made)]
}

/** Changes that also replace what waits for entities that are gone: it would come back with them. */
function overOrphans(draft: Draft, shown: Snapshot, changes: readonly Change[]): readonly Change[] {
  const orphans = [...draft.values()].filter((entry) => entry.field !== EXISTS && !shown.has(entityKey(entry)))
  const waiting = draftOf(orphans)
  const known = new Set(changes.map(fieldKey))
  const comesBack = new Set(changes.filter(({ field, value }) => field === EXISTS && value === true).map(entityKey))
  return [
    ...changes.map((change) => ({ ...change, base: waiting.get(fieldKey(change))?.value ?? change.base })),
    ...orphans
      .filter((entry) => comesBack.has(entityKey(entry)) && !known.has(fieldKey(entry)))
      .map((entry) => ({ ...nameOf(entry), value: null, base: entry.value })),
  ]
}

function moves({ id, base, value }: Change, shown: Snapshot): boolean {
  const lists: Readonly<Record<string, string>> = LISTS
  const items = [...shown.values()].filter(({ kind }) => kind === lists[id])
  return !sameJson(ids(inOrder(items, base)), ids(inOrder(items, value)))
}

function ids(items: readonly { readonly id: string }[]): readonly string[] {
  return items.map(({ id }) => id)
}

/** What steps do to the changes that wait in a draft, as people count them. */
export interface DraftEffect {
  /** How many changes are made. */
  readonly changes: number
  /** How many waiting changes are replaced or taken out. */
  readonly replaced: number
  /** How many waiting changes stay as they are. */
  readonly untouched: number
}

/** Counts what steps do to a draft. */
export function effectOf(draft: Draft, steps: readonly Step[]): DraftEffect {
  const touched = new Set(steps.map(({ name }) => fieldKey(name)))
  const waiting = [...changesOf(draft.values()).values()]
  const replaced = waiting.filter((entries) => entries.some((entry) => touched.has(fieldKey(entry)))).length
  return { changes: countChanges(steps.map(({ name }) => name)), replaced, untouched: waiting.length - replaced }
}
