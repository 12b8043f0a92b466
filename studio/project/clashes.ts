import type { DraftConflict } from '#contract/draft-conflict.ts'
import { EXISTS, entityKey, fieldKey, type Snapshot, valueIn } from '#domain/draft/entity.ts'
import { type Author, type Change, type Draft, isSameAuthor } from '#domain/draft/entry.ts'
import { type Json, sameJson } from '#domain/draft/json.ts'

/** What somebody else did to a field that this person changed too. */
export interface Clash extends DraftConflict {
  /** The value of this person, which was not taken. */
  readonly mine: Json
}

/** Clashes by `fieldKey`. */
export type Clashes = ReadonlyMap<string, Clash>

/** The clashes of a refused act: its own values beside those of somebody else. */
export function clashesOf(changes: readonly Change[], conflicts: readonly DraftConflict[]): readonly Clash[] {
  const mine = new Map(changes.map((change) => [fieldKey(change), change.value]))
  return conflicts.map((one) => ({ ...one, mine: mine.get(fieldKey(one)) ?? null }))
}

/**
 * The clashes that still need a choice, with what their fields have now. The others are settled: the field has this
 * person's value, this person changed it again, or the entity is gone.
 */
export function openClashes(
  { shown, draft }: { readonly shown: Snapshot; readonly draft: Draft },
  clashes: Iterable<Clash>,
  me: Author,
): Clashes {
  const open = [...clashes].flatMap((clash) => {
    if (clash.field === EXISTS) return [clash]
    const entry = draft.get(fieldKey(clash))
    const value = valueIn(shown, clash)
    const isSettled = sameJson(value, clash.mine) || (entry !== undefined && isSameAuthor(entry.by, me))
    if (isSettled || !shown.has(entityKey(clash))) return []
    if (sameJson(value, clash.value)) return [clash]
    const by = entry ? ({ name: null, ...entry.by } as DraftConflict['by']) : null
    return [{ ...clash, value, by, at: entry?.at ?? null } as Clash]
  })
  return new Map(open.map((clash) => [fieldKey(clash), clash]))
}
