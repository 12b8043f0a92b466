import { and, asc, eq, isNull } from 'drizzle-orm'
import type { UnitHold } from '#contract/holds.ts'
import { STATUS_TYPES } from '#domain/status/status.ts'
import { type FindMember, staffMemberOf } from '#server/account/staff-members.ts'
import { anyOf } from '#server/db/any-of.ts'
import type { Queries } from '#server/db/database.ts'
import { instances } from '#server/db/tables/building.ts'
import { holds } from '#server/db/tables/hold.ts'
import { statuses } from '#server/db/tables/project.ts'

/** Joins the open hold of a unit, of which there is at most one. */
export const OPEN_HOLD = and(eq(holds.instance_id, instances.id), isNull(holds.ended_at))

/** Which of some units are held. */
export async function readHeld(queries: Queries, instanceIds: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await queries
    .select({ id: holds.instance_id })
    .from(holds)
    .where(and(anyOf(holds.instance_id, instanceIds), isNull(holds.ended_at)))
  return new Set(rows.map(({ id }) => id))
}

/** The first reserved status of each project that has one: the status of held units. */
export async function readReserved(queries: Queries, projectIds: Iterable<number>) {
  const rows = await queries
    .select()
    .from(statuses)
    .where(
      and(
        anyOf(statuses.project_id, projectIds),
        eq(statuses.type, STATUS_TYPES.reserved),
        isNull(statuses.archived_at),
      ),
    )
    .orderBy(asc(statuses.position), asc(statuses.id))
  const byProject = new Map<number, typeof statuses.$inferSelect>()
  for (const row of rows) if (!byProject.has(row.project_id)) byProject.set(row.project_id, row)
  return byProject
}

/** A hold without personal data, in the form of the management API. */
export function unitHoldOf(row: typeof holds.$inferSelect, findMember: FindMember): UnitHold {
  return {
    id: row.id,
    until: row.until.toISOString(),
    by: staffMemberOf(findMember, { kind: row.by_kind, id: row.by_id }),
    created_at: row.created_at.toISOString(),
  }
}
