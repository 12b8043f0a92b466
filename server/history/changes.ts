import { isDeepStrictEqual } from 'node:util'
import type { HistorySubject } from '#contract/history.ts'
import type { Change } from './record-history.ts'

/** A subject that changed. */
interface ChangedSubject {
  readonly subject: HistorySubject
  readonly id: number
  readonly projectId?: number | null
}

type Values = Readonly<Record<string, unknown>>

/** A change for each field that differs. Texts are omitted, since they include names, contacts and secrets. */
export function settingChanges(subject: ChangedSubject, before: Values, after: Values): readonly Change[] {
  return Object.keys(after)
    .filter((field) => !isDeepStrictEqual(before[field], after[field]))
    .map((field) => ({ ...subject, field, old: plainOf(before[field]), new: plainOf(after[field]) }))
}

/** A change of the whole subject. */
export function wholeChange(
  subject: ChangedSubject,
  what: 'created' | 'replaced' | 'deleted' | 'revoked',
): readonly Change[] {
  return [{ ...subject, new: what }]
}

function plainOf(value: unknown): boolean | number | null {
  return typeof value === 'boolean' || typeof value === 'number' ? value : null
}
