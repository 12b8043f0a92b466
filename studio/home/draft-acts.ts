import type { ManagedDraftEntry } from '#contract/drafts.ts'
import { isAmountField } from '#domain/field/amount-fields.ts'
import type { StudioKey } from '#i18n/messages.ts'
import type { Act } from '#studio/history/word-change.ts'

/** What people did to a draft and have not published yet, the newest first. Entries of one batch are one act. */
export function draftActsOf(entries: readonly ManagedDraftEntry[], projectId: number | null): readonly Act[] {
  const acts = new Map<string, Act>()
  for (const entry of entries) {
    const { at, by, batch } = entry
    const word = wordOf(entry)
    const key = `${batch} ${word}`
    const known = acts.get(key)
    acts.set(
      key,
      known
        ? { ...known, count: known.count + 1 }
        : // Below zero, so that it differs from the ids of the history.
          {
            id: -entry.entry,
            at,
            who: by,
            subject: 'project',
            projectId,
            word,
            count: 1,
            value: null,
            units: [],
            agent: null,
          },
    )
  }
  return [...acts.values()].toSorted((a, b) => b.at.localeCompare(a.at))
}

function wordOf({ kind, field }: ManagedDraftEntry): StudioKey {
  if (kind !== 'instance') return 'history.content'
  return isAmountField(field) ? 'history.prices' : 'history.units'
}
