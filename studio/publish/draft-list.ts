import type { DraftAnswer, ManagedDraftEntry } from '#contract/drafts.ts'
import type { ChangeRow } from '#domain/draft/change-groups.ts'
import { type EntityName, fieldKey } from '#domain/draft/entity.ts'

/** A change of a draft, with all that is known of its entries. */
export type DraftRow = ChangeRow<ManagedDraftEntry>

/** The entries of a draft as far as they are loaded, by field. */
export interface DraftList {
  readonly entries: ReadonlyMap<string, ManagedDraftEntry>
  /** How many changes the draft has. */
  readonly total: number
  readonly isComplete: boolean
}

/** The list before anything is loaded. */
export const NO_ENTRIES: DraftList = { entries: new Map(), total: 0, isComplete: false }

/** Adds a page. Older entries keep their places. */
export function addPage({ entries }: DraftList, { data, next, counts }: DraftAnswer): DraftList {
  const merged = new Map(entries)
  for (const entry of data) merged.set(fieldKey(entry), entry)
  return { entries: merged, total: counts.changes, isComplete: next === null }
}

/**
 * A list that was read anew, with everything that was shown before in its old place. New entries follow in the order of the
 * things they change, those of one thing in the order of their fields.
 */
export function inOldOrder(
  fresh: DraftList,
  old: DraftList,
  compare: (one: EntityName, other: EntityName) => number,
): DraftList {
  const kept = [...old.entries.keys()].filter((key) => fresh.entries.has(key))
  const known = new Set(kept)
  const added = [...fresh.entries].filter(([key]) => !known.has(key))
  added.sort(([, one], [, other]) => compare(one, other) || (one.field < other.field ? -1 : 1))
  const entries = new Map<string, ManagedDraftEntry>()
  for (const key of kept) {
    const entry = fresh.entries.get(key)
    if (entry) entries.set(key, entry)
  }
  for (const [key, entry] of added) entries.set(key, entry)
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
