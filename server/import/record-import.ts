import type { Actor } from '#server/account/actor.ts'
import type { Queries } from '#server/db/database.ts'
import { type Change, recordHistory } from '#server/history/record-history.ts'
import { sqlOf } from './host-queries.ts'
import type { ImportPlan, PlanStep } from './import-plan.ts'
import { quoted } from './json-rows.ts'
import { joinedSource, newValue, sameRow } from './step-source.ts'

/** Formats amounts as in the API: in major units, without trailing zeros. */
const asAmount = (value: string) => `to_jsonb(trim_scale((${value}) / 100.0))`

/** The fields of a unit whose changes stay in the history for ever, in the form that the history shows. */
const FIGURES: Readonly<Record<string, (value: string) => string>> = {
  price: asAmount,
  extra_price: asAmount,
  status_id: (value) => `to_jsonb(${value})`,
}

/**
 * Adds an import to the history as one batch: the import itself, and each price and status of an existing unit that it
 * changes. Has to run before the units change. Runs inside the database: reading and writing twenty thousand prices
 * here would block visitors. Returns whether anything changes.
 */
export async function recordImport(tx: Queries, by: Actor, plan: ImportPlan, batch: string): Promise<boolean> {
  const { projectId, catalogueId, counts, steps } = plan
  if (Object.values(counts).every((count) => count === 0)) return false
  const subject: Change =
    projectId === null ? { subject: 'catalogue', id: catalogueId } : { subject: 'project', id: projectId, projectId }
  await recordHistory(tx, by, [{ ...subject, field: 'import', new: counts }], { batch })
  for (const step of steps) {
    if (step.act === 'update' && step.table === 'instances') await recordFigures(tx, by, step, batch)
  }
  return true
}

async function recordFigures(tx: Queries, by: Actor, step: PlanStep, batch: string): Promise<void> {
  const { text, params } = joinedSource(step)
  const values = Object.entries(FIGURES).map(
    ([field, shown]) => `('${field}', ${shown(`t.${quoted(field)}`)}, ${shown(newValue(field, step))})`,
  )
  const ours = [by.accountId, by.kind, by.id, by.agent || null, batch]
  const [account, kind, id, agent, act] = ours.map((_, index) => `$${params.length + index + 1}`)
  await tx.execute(
    sqlOf({
      text: `
        insert into history
          (at, account_id, who_kind, who_id, agent, batch, project_id, subject_kind, subject_id, field, old_value,
            new_value)
        select now(), ${account}::int, ${kind}::text, ${id}::int, ${agent}::text, ${act}::text, t.project_id, 'instance', t.id,
          f.field, f.old_value, f.new_value
        from instances t, ${text}, lateral (values ${values.join(', ')}) f (field, old_value, new_value)
        where ${sameRow('t', step.by)} and f.old_value is distinct from f.new_value`,
      params: [...params, ...ours],
    }),
  )
}
