import type { DraftAnswer, ManagedDraftEntry } from '#contract/drafts.ts'
import { fieldKey } from '#domain/draft/entity.ts'

/** The entries of a draft as far as they are loaded, by field, in the order in which they are shown. */
export interface DraftList {
  readonly entries: ReadonlyMap<string, ManagedDraftEntry>
  /** How many changes the draft has. */
  readonly total: number
  readonly isComplete: boolean
}

/** The list before anything is loaded. */
export const NO_ENTRIES: DraftList = { entries: new Map(), total: 0, isComplete: false }

/** Adds a page. Entries that are shown keep their places, and new ones follow in the order of their ids. */
export function addPage({ entries }: DraftList, { data, next, counts }: DraftAnswer): DraftList {
  const merged = new Map(entries)
  for (const entry of data.toSorted(byId)) merged.set(fieldKey(entry), entry)
  return { entries: merged, total: counts.changes, isComplete: next === null }
}

/** A list that was read anew, with everything that was shown before in its old place. */
export function inOldOrder(fresh: DraftList, old: DraftList): DraftList {
  const kept = [...old.entries.keys()].filter((key) => fresh.entries.has(key))
  const known = new Set(kept)
  const added = [...fresh.entries.keys()].filter((key) => !known.has(key))
  const entries = new Map<string, ManagedDraftEntry>()
  for (const key of [...kept, ...added]) {
    const entry = fresh.entries.get(key)
    if (entry) entries.set(key, entry)
  }
  return { ...fresh, entries }
}

/** The newest change in a list: pages from it on hold nothing new. */
export function newestOf({ entries }: DraftList): number {
  let newest = 0
  for (const { entry } of entries.values()) newest = Math.max(newest, entry)
  return newest
}

/** The list that is shown, if a fresh one has the same entries: then nothing has to be checked again. */
export function oldIfSame(fresh: DraftList, old: DraftList): DraftList {
  const isSame = ([key, entry]: readonly [string, ManagedDraftEntry]) => {
    const before = old.entries.get(key)
    return before === entry || JSON.stringify(before) === JSON.stringify(entry)
  }
  const isSameList =
    fresh.isComplete && old.isComplete && fresh.total === old.total && fresh.entries.size === old.entries.size
  return isSameList && [...fresh.entries].every(isSame) ? old : fresh
}

// Numbers inside ids count as numbers: a-2 comes before a-10.
const NATURAL = new Intl.Collator('en', { numeric: true })

function byId(one: ManagedDraftEntry, other: ManagedDraftEntry): number {
  return NATURAL.compare(one.id, other.id) || NATURAL.compare(one.field, other.field)
}
