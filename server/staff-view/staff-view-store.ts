import { and, asc, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { MAX_STAFF_VIEWS } from '#contract/staff-view-limits.ts'
import type { StaffView, StaffViewBody, StaffViewPatch } from '#contract/staff-views.ts'
import { hasDuty } from '#domain/account/role.ts'
import type { PersonCaller } from '#server/account/caller.ts'
import { hasProject } from '#server/account/find-project.ts'
import type { Queries } from '#server/db/database.ts'
import { canBeStored } from '#server/db/stored-id.ts'
import { staffViews } from '#server/db/tables/staff-view.ts'
import { isRefusal, type Refusal, unknownId } from '#server/http/refusal.ts'
import { announceStaff } from '#server/staff-event/announce-staff.ts'

type Row = typeof staffViews.$inferSelect

/** The shared views of a project and those of the caller, by id. */
export async function listStaffViews(
  queries: Queries,
  caller: PersonCaller,
  projectId: number,
): Promise<readonly StaffView[] | Refusal> {
  if (!(await hasProject(queries, caller, projectId))) return unknownId('id', projectId)
  const rows = await queries
    .select()
    .from(staffViews)
    .where(and(eq(staffViews.project_id, projectId), isVisible(caller)))
    .orderBy(asc(staffViews.id))
  return rows.map(shownView)
}

/** Saves a view. */
export async function createStaffView(
  tx: Queries,
  caller: PersonCaller,
  projectId: number,
  { name, shared, content }: StaffViewBody,
  now: Date,
): Promise<StaffView | Refusal> {
  if (!(await hasProject(tx, caller, projectId))) return unknownId('id', projectId)
  const refusal = (shared && refuseSharing(caller)) || (await refuseTooMany(tx, caller, projectId, shared, null))
  if (refusal) return refusal
  const [row] = await tx
    .insert(staffViews)
    .values({
      account_id: caller.accountId,
      project_id: projectId,
      name,
      content,
      created_at: now,
      person_id: shared ? null : caller.who.personId,
    })
    .returning()
  if (!row) throw new Error('the view was not stored')
  if (shared) await announceViews(tx, row)
  return shownView(row)
}

/** Changes a view. A shared view that somebody keeps for themselves becomes their own. */
export async function changeStaffView(
  tx: Queries,
  caller: PersonCaller,
  projectId: number,
  id: number,
  { name, shared, content }: StaffViewPatch,
): Promise<StaffView | Refusal> {
  const before = await findChangeable(tx, caller, projectId, id)
  if (isRefusal(before)) return before
  const wasShared = before.person_id === null
  const isShared = shared ?? wasShared
  const refusal =
    (isShared && refuseSharing(caller)) ||
    (isShared !== wasShared && (await refuseTooMany(tx, caller, projectId, isShared, id)))
  if (refusal) return refusal
  const changes = {
    ...(name !== undefined && { name }),
    ...(content !== undefined && { content }),
    ...(isShared !== wasShared && { person_id: isShared ? null : caller.who.personId }),
  }
  if (Object.keys(changes).length === 0) return shownView(before)
  const [row] = await tx.update(staffViews).set(changes).where(eq(staffViews.id, id)).returning()
  if (!row) throw new Error(`view ${id} is gone`)
  if (wasShared || isShared) await announceViews(tx, row)
  return shownView(row)
}

/** Deletes a view. Returns null on success. */
export async function deleteStaffView(
  tx: Queries,
  caller: PersonCaller,
  projectId: number,
  id: number,
): Promise<Refusal | null> {
  const found = await findChangeable(tx, caller, projectId, id)
  if (isRefusal(found)) return found
  await tx.delete(staffViews).where(eq(staffViews.id, id))
  if (found.person_id === null) await announceViews(tx, found)
  return null
}

/** The view, locked; refused if the caller does not see it or may not change it. */
async function findChangeable(
  tx: Queries,
  caller: PersonCaller,
  projectId: number,
  id: number,
): Promise<Row | Refusal> {
  if (!(await hasProject(tx, caller, projectId))) return unknownId('id', projectId)
  if (!canBeStored(id)) return unknownId('view', id)
  const [row] = await tx
    .select()
    .from(staffViews)
    .where(and(eq(staffViews.id, id), eq(staffViews.project_id, projectId), isVisible(caller)))
    .for('update')
  if (!row) return unknownId('view', id)
  return (row.person_id === null && refuseSharing(caller)) || row
}

function isVisible({ accountId, who }: PersonCaller): SQL | undefined {
  return and(
    eq(staffViews.account_id, accountId),
    or(isNull(staffViews.person_id), eq(staffViews.person_id, who.personId)),
  )
}

function refuseSharing({ role }: PersonCaller): Refusal | null {
  if (hasDuty(role, 'describe')) return null
  return { refused: 'forbidden', reason: `Shared views are for owners and editors; the role of the person is ${role}` }
}

/** Refuses one more view than a person or a project may have. `except` is the view that changes its kind. */
async function refuseTooMany(
  tx: Queries,
  { who }: PersonCaller,
  projectId: number,
  shared: boolean,
  except: number | null,
): Promise<Refusal | null> {
  // Views of one project are added one after another, so that two calls can't both be the last one.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('staff_views', ${projectId}))`)
  const count = await tx.$count(
    staffViews,
    and(
      eq(staffViews.project_id, projectId),
      shared ? isNull(staffViews.person_id) : eq(staffViews.person_id, who.personId),
      except === null ? undefined : ne(staffViews.id, except),
    ),
  )
  if (count < MAX_STAFF_VIEWS) return null
  const kind = shared ? 'shared views of this project' : 'own views of yours in this project'
  return { refused: 'conflict', reason: `There are already ${MAX_STAFF_VIEWS} ${kind}: delete one first` }
}

function announceViews(tx: Queries, { account_id: accountId, project_id }: Row): Promise<void> {
  return announceStaff(tx, { kind: 'view', accountId, projects: [project_id], data: { project_id } })
}

function shownView({ id, name, person_id, content }: Row): StaffView {
  return { id, name, shared: person_id === null, content }
}
