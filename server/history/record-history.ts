import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { HistorySubject } from '#contract/history.ts'
import type { Actor } from '#server/account/actor.ts'
import type { Queries } from '#server/db/database.ts'

/** One change. Never put names, phones, mails, notes or secrets into it. */
export interface Change {
  readonly subject: HistorySubject
  readonly id: number | null
  readonly projectId?: number | null
  readonly field?: string
  readonly old?: unknown
  readonly new?: unknown
}

/** The time of an operation and the id that its rows share; both have defaults. */
export interface Act {
  readonly at?: Date
  readonly batch?: string
}

/** Records the changes of one operation in the same transaction. Several rows share a batch. */
export async function recordHistory(
  tx: Queries,
  by: Actor,
  changes: readonly Change[],
  { at, batch = changes.length > 1 ? randomUUID() : undefined }: Act = {},
): Promise<void> {
  if (changes.length === 0) return
  const rows = changes.map(({ subject, id, projectId = null, field = null, old = null, new: value = null }) => ({
    project_id: projectId,
    subject_kind: subject,
    subject_id: id,
    field,
    old_value: old,
    new_value: value,
  }))
  // One parameter for all rows, since an import may change twenty thousand prices.
  await tx.execute(sql`
    insert into history
      (at, account_id, who_kind, who_id, agent, batch, project_id, subject_kind, subject_id, field, old_value,
        new_value)
    select coalesce(${at?.toISOString() ?? null}::timestamptz, now()), ${by.accountId}::int, ${by.kind}::text,
      ${by.id}::int, nullif(${by.agent ?? null}::text, ''), ${batch ?? null}::text, r.project_id, r.subject_kind, r.subject_id, r.field,
      nullif(r.old_value, 'null'::jsonb), nullif(r.new_value, 'null'::jsonb)
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as r (
      project_id int, subject_kind text, subject_id int, field text, old_value jsonb, new_value jsonb
    )`)
}
