import type { DraftHistoryEntry } from '#contract/drafts.ts'
import type { HistoryEntry, HistoryOrigin, HistoryWho } from '#contract/history.ts'
import { EXISTS } from '#domain/draft/entity.ts'
import type { Json } from '#domain/draft/json.ts'

/** One change of a unit, live or in the draft. */
export interface HistoryRow {
  readonly key: string
  readonly at: string
  readonly who: { readonly kind: HistoryWho; readonly name: string | null }
  readonly field: string
  /** Statuses are own ids. */
  readonly old: Json
  readonly new: Json
  readonly isDraft: boolean
  /** What it was part of; null if it was made directly. */
  readonly origin: HistoryOrigin | null
}

/** The changes that are live. */
export function liveRows(entries: readonly HistoryEntry[]): readonly HistoryRow[] {
  return entries.flatMap(({ id, at, who, field, statuses, origin, ...values }) => {
    if (field === null) return []
    const row = { key: `live ${id}`, at, who, isDraft: false, origin: origin ?? null }
    return statuses
      ? [{ ...row, field: 'status', old: statuses.old, new: statuses.new }]
      : [{ ...row, field, old: values.old, new: values.new }]
  })
}

/** When a unit that was made in the draft became live; null if it was made elsewhere, or is not live yet. */
export function bornAt(entries: readonly DraftHistoryEntry[]): string | null {
  return entries.find(({ act, field, new: now }) => act === 'publish' && field === EXISTS && now === true)?.at ?? null
}

/**
 * The changes that wait in the draft, from all changes of a unit in the draft, the newest first. What came before the
 * last publication or revert of a field is history of the live unit, or never was there. How a unit was made in the draft
 * is kept: the live unit has no other beginning.
 */
export function draftRows(
  entries: readonly DraftHistoryEntry[],
  isUnpublished: (field: string) => boolean,
): readonly HistoryRow[] {
  const born = bornAt(entries)
  const settled = new Set<string>()
  return entries.flatMap(({ id, at, by, act, field, ...values }): readonly HistoryRow[] => {
    const row = { key: `draft ${id}`, at, who: by, field, old: values.old, new: values.new, origin: null }
    if (born !== null && at <= born) return act === 'publish' ? [] : [{ ...row, isDraft: false }]
    if (act === 'publish' || act === 'revert') settled.add(field)
    if (settled.has(field) || !isUnpublished(field)) return []
    return [{ ...row, isDraft: true }]
  })
}

/** Rows of both kinds, the newest first. */
export function mergeRows(...lists: readonly (readonly HistoryRow[])[]): readonly HistoryRow[] {
  return lists.flat().toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))
}
