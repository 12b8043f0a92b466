import { and, eq, isNull, lte } from 'drizzle-orm'
import type { HoldEnd } from '#contract/holds.ts'
import type { Actor } from '#server/account/actor.ts'
import { wholeAccount } from '#server/account/reach.ts'
import { anyOf } from '#server/db/any-of.ts'
import type { Queries } from '#server/db/database.ts'
import { instances } from '#server/db/tables/building.ts'
import { holds } from '#server/db/tables/hold.ts'
import { projects } from '#server/db/tables/project.ts'
import { lockInstances, lockProjects, readMarks } from '#server/instance/instance-store.ts'
import { publicChange } from '#server/instance/public-change.ts'
import { type Changed, changeData, type DataDeps } from '#server/live/change-data.ts'
import type { FoundHold } from './hold-store.ts'
import { recordHolds } from './record-hold.ts'

// More would hold up visitors in one transaction.
const BATCH = 200

/**
 * Ends holds of one project, and returns how many. Their units have their stored status again, in open pages too. A
 * hold that has ended or was extended meanwhile stays as it is.
 */
export async function endHolds(
  tx: Queries,
  by: Actor,
  found: readonly FoundHold[],
  reason: HoldEnd,
  now: Date,
): Promise<Changed<number>> {
  const unitIds = [...new Set(found.map(({ hold }) => hold.instance_id))]
  const reach = wholeAccount(by.accountId)
  const projectIds = await lockProjects(tx, reach, unitIds)
  // Archived units are left out: visitors do not see them.
  const locked = await lockInstances(tx, reach, unitIds)
  const ids = found.map(({ hold }) => hold.id)
  const ended = await tx
    .update(holds)
    .set({ ended_at: now, end_reason: reason, remind_at: null })
    .where(and(anyOf(holds.id, ids), isNull(holds.ended_at), reason === 'expired' ? lte(holds.until, now) : undefined))
    .returning()
  const projectOf = new Map(found.map(({ hold, projectId }) => [hold.id, projectId]))
  const acts = ended.flatMap((hold) => {
    const projectId = projectOf.get(hold.id)
    return projectId === undefined ? [] : [{ act: 'ended' as const, projectId, hold, old: hold.until, new: null }]
  })
  await recordHolds(tx, by, acts, now)
  const marks = await readMarks(tx, projectIds)
  const freed = new Set(ended.map(({ instance_id }) => instance_id))
  const changed = locked.filter(({ id, is_public }) => is_public && freed.has(id))
  return {
    result: ended.length,
    subjects: [...new Set(acts.map(({ projectId }) => projectId))].map((id) => ({ scope: 'chess', id })),
    instances: changed.flatMap(
      (unit) =>
        publicChange(unit, marks, { values: unit.values, isHeld: true }, { values: unit.values, isHeld: false }) ?? [],
    ),
  }
}

/** Ends the holds whose time is over, and returns how many. */
export async function endDueHolds(deps: DataDeps, now: Date): Promise<number> {
  let count = 0
  for (;;) {
    const due = await readDue(deps.database.queries, now)
    // One project at a time: open pages must not receive units of another project.
    for (const [, ofProject] of Map.groupBy(due, ({ projectId }) => projectId)) {
      const [{ accountId }] = ofProject as [DueHold, ...DueHold[]]
      const server = { accountId, kind: 'system', id: null } as const
      count += await changeData(deps, (tx) => endHolds(tx, server, ofProject, 'expired', now))
    }
    if (due.length < BATCH) return count
  }
}

interface DueHold extends FoundHold {
  readonly accountId: number
}

async function readDue(queries: Queries, now: Date): Promise<readonly DueHold[]> {
  return queries
    .select({ hold: holds, projectId: instances.project_id, accountId: projects.account_id })
    .from(holds)
    .innerJoin(instances, eq(instances.id, holds.instance_id))
    .innerJoin(projects, eq(projects.id, instances.project_id))
    .where(and(isNull(holds.ended_at), lte(holds.until, now)))
    .orderBy(holds.until)
    .limit(BATCH)
}
