import { type EntityName, EXISTS, entityKey, type FieldName, type Snapshot } from './entity.ts'
import { applyEntries, type Change, type Draft, entriesByEntity, nameOf, shownValue } from './entry.ts'
import { childrenIn } from './structure.ts'

/** Whether a change removes an entity. */
export function isRemoval({ field, value }: Change): boolean {
  return field === EXISTS && value === false
}

/**
 * Adds what follows from removals: everything in a removed entity is removed too, and if an entity was made in the draft,
 * all its entries go.
 */
export function expandRemovals(draft: Draft, live: Snapshot, removals: readonly Change[]): readonly Change[] {
  if (removals.length === 0) return []
  const children = childrenIn(applyEntries(live, draft.values()))
  const entries = entriesByEntity(draft.values())
  const seen = new Set<string>()
  const removalOf = (name: EntityName): readonly Change[] => {
    const key = entityKey(name)
    if (seen.has(key)) return []
    seen.add(key)
    return [
      ...(children.get(key) ?? []).flatMap(removalOf),
      ...(live.has(key) ? [] : (entries.get(key) ?? []).filter(({ field }) => field !== EXISTS).map(absenceOf)),
      { ...existenceOf(name), value: false, base: true },
    ]
  }
  return removals.flatMap((change) => (shownValue(draft, live, change) === true ? removalOf(change) : [change]))
}

function absenceOf(entry: FieldName & { readonly value: Change['value'] }): Change {
  return { ...nameOf(entry), value: null, base: entry.value }
}

function existenceOf({ kind, id }: EntityName): FieldName {
  return { kind, id, field: EXISTS }
}
