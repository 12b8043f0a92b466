import { and, desc, eq, isNotNull, isNull, lt, type SQL } from 'drizzle-orm'
import type { Hold, HoldsAnswer, HoldsQuery } from '#contract/holds.ts'
import { projectInReach, type Reach } from '#server/account/reach.ts'
import { readMembers } from '#server/account/staff-members.ts'
import type { Queries } from '#server/db/database.ts'
import { canBeStored } from '#server/db/stored-id.ts'
import { instances } from '#server/db/tables/building.ts'
import { holds } from '#server/db/tables/hold.ts'
import { projects } from '#server/db/tables/project.ts'
import { unitHoldOf } from '#server/instance/held-units.ts'
import { nameInstances } from '#server/instance/named-instances.ts'

/** A hold as it is stored. */
export type HoldRow = typeof holds.$inferSelect

const PAGE_SIZE = 100

/** A page of the holds in reach, the newest first; by default only open ones. */
export async function listHolds(queries: Queries, reach: Reach, query: HoldsQuery): Promise<HoldsAnswer> {
  const { before, limit = PAGE_SIZE, project_id, instance_id, ended = 'without' } = query
  if (![before, project_id, instance_id].every((id) => id === undefined || canBeStored(id)))
    return { data: [], next: null }
  const rows = await holdsInReach(
    queries,
    reach,
    and(
      before === undefined ? undefined : lt(holds.id, before),
      project_id === undefined ? undefined : eq(instances.project_id, project_id),
      instance_id === undefined ? undefined : eq(holds.instance_id, instance_id),
      ended === 'without' ? isNull(holds.ended_at) : undefined,
      ended === 'only' ? isNotNull(holds.ended_at) : undefined,
    ),
  ).limit(limit + 1)
  const page = rows.slice(0, limit).map(({ hold }) => hold)
  const next = rows.length > limit ? (page.at(-1)?.id ?? null) : null
  return { data: await managedHolds(queries, page), next }
}

/** Finds a hold in reach; null if there is none. */
export async function findHold(queries: Queries, reach: Reach, id: number): Promise<FoundHold | null> {
  if (!canBeStored(id)) return null
  const [row] = await holdsInReach(queries, reach, eq(holds.id, id))
  return row ?? null
}

/** A hold and the project of its unit. */
export interface FoundHold {
  readonly hold: HoldRow
  readonly projectId: number
}

function holdsInReach(queries: Queries, reach: Reach, where: SQL | undefined) {
  return queries
    .select({ hold: holds, projectId: instances.project_id })
    .from(holds)
    .innerJoin(instances, eq(instances.id, holds.instance_id))
    .innerJoin(projects, eq(projects.id, instances.project_id))
    .where(and(eq(projects.account_id, reach.accountId), projectInReach(projects.id, reach), where))
    .orderBy(desc(holds.id))
    .$dynamic()
}

/** Holds in the form of the management API. */
export async function managedHolds(queries: Queries, rows: readonly HoldRow[]): Promise<Hold[]> {
  const names = await nameInstances(
    queries,
    rows.map(({ instance_id }) => instance_id),
  )
  const findMember = await readMembers(
    queries,
    rows.map(({ by_kind, by_id }) => ({ kind: by_kind, id: by_id })),
  )
  return rows.map((row) => {
    const unit = names.get(row.instance_id)
    if (!unit) throw new Error(`no unit of hold ${row.id}`)
    const { for_whom, note, order_id, end_reason } = row
    const ended_at = row.ended_at?.toISOString() ?? null
    return { ...unitHoldOf(row, findMember), unit, for_whom, note, order_id, ended_at, end_reason }
  })
}

/** A hold in the form of the management API. */
export async function managedHold(queries: Queries, row: HoldRow): Promise<Hold> {
  const [managed] = await managedHolds(queries, [row])
  if (!managed) throw new Error(`no hold ${row.id}`)
  return managed
}
