import type { DraftChanged, DraftConflict } from '#contract/draft-conflict.ts'
import type { ListFault } from '#contract/errors.ts'
import type { Change } from '#domain/draft/entry.ts'
import type { SentChange } from '#domain/draft/sent-change.ts'
import { ManageError } from '#studio/api/manage.ts'

/** A change as the draft has it: a made entity has its fields as further entries. */
export function changesOf({ fields, ...change }: SentChange): readonly Change[] {
  const { kind, id } = change
  return [change, ...Object.entries(fields ?? {}).map(([field, value]) => ({ kind, id, field, value, base: null }))]
}

/** Whether the server does not answer, so that acts wait. */
export function isAway(error: unknown): boolean {
  return error instanceof ManageError && (error.code === 'unavailable' || error.code === 'rate_limited')
}

/** What a refused act says: what somebody else changed, what was done nevertheless, and which changes are wrong. */
interface DraftProblem {
  readonly conflicts: readonly DraftConflict[]
  readonly applied: DraftChanged | null
  readonly faults: readonly ListFault[]
}

/** Reads why an act was refused. */
export function problemOf(error: unknown): DraftProblem {
  const problem = (error instanceof ManageError ? error.problem : {}) as Partial<DraftProblem>
  return { conflicts: problem.conflicts ?? [], applied: problem.applied ?? null, faults: problem.faults ?? [] }
}
