import { EXISTS, entityKey, type FieldName, fieldKey, type Snapshot, valueIn } from './entity.ts'
import { type Act, type Draft, type DraftEntry, nameOf, type Step } from './entry.ts'
import { sameJson } from './json.ts'

/** How a person settles a conflict between an entry and the live value. */
export type Settlement = 'keep' | 'drop'

/**
 * Settles conflicts: `keep` bases the entry on the live value, so that it can be published; `drop` reverts it. An entry that
 * equals the live value disappears.
 */
export function settle(
  draft: Draft,
  live: Snapshot,
  names: Iterable<FieldName>,
  settlement: Settlement,
  { batch }: Pick<Act, 'batch'>,
): readonly Step[] {
  if (settlement === 'drop') return revert(draft, names)
  return [...names].flatMap((name): Step[] => {
    const entry = draft.get(fieldKey(name))
    const base = valueIn(live, name)
    if (!entry || sameJson(entry.base, base)) return []
    return [
      { name: nameOf(name), before: entry, after: sameJson(entry.value, base) ? null : { ...entry, base, batch } },
    ]
  })
}

/** Reverts entries to the live values. An entity that was made in the draft goes with all its entries. */
export function revert(draft: Draft, names: Iterable<FieldName>): readonly Step[] {
  const chosen = new Map([...names].map((name) => [fieldKey(name), draft.get(fieldKey(name))]))
  const made = new Set([...chosen.values()].flatMap((entry) => (isMade(entry) ? entityKey(entry) : [])))
  return [...draft]
    .filter(([key, entry]) => chosen.has(key) || made.has(entityKey(entry)))
    .map(([, entry]) => ({ name: nameOf(entry), before: entry, after: null }))
}

function isMade(entry: DraftEntry | undefined): entry is DraftEntry {
  return entry?.field === EXISTS && entry.value === true
}
