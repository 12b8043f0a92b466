/** What can happen to a row. */
export type Fate = 'created' | 'updated' | 'restored' | 'archived' | 'removed'

/** What an import can change: a project's facts, chess grid or pictures, or the catalogue of a group. */
export type TouchedScope = 'project' | 'chess' | 'pictures' | 'catalogue'

/** Counts the changes of an import. */
export interface Tally {
  /** Records what happens to something that has an id in the file. The first record counts. */
  readonly note: (thing: string, fate: Fate) => void
  readonly touch: (scopes: readonly TouchedScope[]) => void
  readonly counts: () => Readonly<Record<Fate, number>>
  readonly scopes: () => readonly TouchedScope[]
}

/** Starts counting. */
export function createTally(): Tally {
  const fates = new Map<string, Fate>()
  const touched = new Set<TouchedScope>()
  return {
    note: (thing, fate) => {
      // A created unit does not also count as updated when its gallery is stored.
      if (!fates.has(thing)) fates.set(thing, fate)
    },
    touch: (scopes) => {
      for (const scope of scopes) touched.add(scope)
    },
    counts: () => {
      const counts = { created: 0, updated: 0, restored: 0, archived: 0, removed: 0 }
      for (const fate of fates.values()) counts[fate]++
      return counts
    },
    scopes: () => [...touched],
  }
}
