/** What can happen to a row. */
export type Fate = 'created' | 'updated' | 'restored' | 'archived' | 'removed'

/** What an import can touch: of a project its facts, its chess and its pictures, or the catalogue of a group. */
export type TouchedScope = 'project' | 'chess' | 'pictures' | 'catalogue'

/** Counts what an import does. */
export interface Tally {
  /** Notes the fate of something with an id of the sender's; the first one told counts. */
  readonly note: (thing: string, fate: Fate) => void
  readonly touch: (scopes: readonly TouchedScope[]) => void
  readonly counts: () => Readonly<Record<Fate, number>>
  readonly scopes: () => readonly TouchedScope[]
}

/** Begins to count. */
export function createTally(): Tally {
  const fates = new Map<string, Fate>()
  const touched = new Set<TouchedScope>()
  return {
    note: (thing, fate) => {
      // A unit that is created is not updated too when its gallery comes.
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
