import { EXISTS, entityKey, type FieldName, fieldKey } from './entity.ts'

/** The entries of one change. The first one says what, who and when. */
export type EntriesOfChange<Entry> = readonly [Entry, ...Entry[]]

/**
 * The changes that people see and count, by the key of their first entry, in the order of the entries. A new or removed
 * entity is one change with all its fields. Otherwise each field is a change.
 */
export function changesOf<Entry extends FieldName>(
  entries: Iterable<Entry>,
): ReadonlyMap<string, EntriesOfChange<Entry>> {
  const all = [...entries]
  const wholes = new Map(all.filter(({ field }) => field === EXISTS).map((entry) => [entityKey(entry), entry]))
  const changes = new Map<string, [Entry, ...Entry[]]>()
  for (const entry of all) {
    const first = wholes.get(entityKey(entry)) ?? entry
    const change = changes.get(fieldKey(first)) ?? [first]
    if (entry !== first) change.push(entry)
    changes.set(fieldKey(first), change)
  }
  return changes
}

/** How many changes people see in some entries. */
export function countChanges(entries: Iterable<FieldName>): number {
  return changesOf(entries).size
}

/** How many entities a draft changes, and by how many entries. `isWhole`: it makes or removes these entities. */
export interface EntityTotals {
  readonly isWhole: boolean
  readonly entities: number
  readonly entries: number
}

/** The same count as `countChanges`, for a draft that is too large to be read. */
export function sumChanges(totals: Iterable<EntityTotals>): number {
  let sum = 0
  for (const { isWhole, entities, entries } of totals) sum += isWhole ? entities : entries
  return sum
}
