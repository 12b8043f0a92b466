import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { FieldOwner } from '#contract/field-owners.ts'
import type { FieldOwnerEvent } from '#contract/staff-events.ts'
import { type OwnedField, ownedFieldOf } from '#domain/field/unit.ts'
import type { Actor } from '#server/account/actor.ts'
import type { ReachingActor } from '#server/account/caller.ts'
import { hasProject } from '#server/account/find-project.ts'
import type { Reach } from '#server/account/reach.ts'
import { readMembers, staffMemberOf } from '#server/account/staff-members.ts'
import { anyOf } from '#server/db/any-of.ts'
import type { Queries } from '#server/db/database.ts'
import { apiKeys } from '#server/db/tables/account.ts'
import { fieldOwners } from '#server/db/tables/hold.ts'
import { recordHistory } from '#server/history/record-history.ts'
import { type Refusal, unknownId } from '#server/http/refusal.ts'
import { announceStaff } from '#server/staff-event/announce-staff.ts'

/** Whether a feed owns a field of a project's units. People have to take it over before they change it in a draft. */
export async function isFieldOwned(queries: Queries, projectId: number, field: string): Promise<boolean> {
  const rows = await queries
    .select({ field: fieldOwners.field })
    .from(fieldOwners)
    .where(
      and(
        eq(fieldOwners.project_id, projectId),
        sql`${fieldOwners.field} = ${ownedFieldOf(field) ?? field}`,
        isNull(fieldOwners.taken_at),
      ),
    )
  return rows.length > 0
}

/** Lists the fields of a project that a feed writes or has written. */
export async function listFieldOwners(
  queries: Queries,
  reach: Reach,
  projectId: number,
): Promise<FieldOwner[] | Refusal> {
  if (!(await hasProject(queries, reach, projectId))) return unknownId('id', projectId)
  const rows = await queries
    .select({ row: fieldOwners, key: { id: apiKeys.id, name: apiKeys.name } })
    .from(fieldOwners)
    .leftJoin(apiKeys, eq(apiKeys.id, fieldOwners.key_id))
    .where(eq(fieldOwners.project_id, projectId))
    .orderBy(asc(fieldOwners.field))
  const takerOf = ({ taken_by_kind, taken_by_id }: OwnerRow) => ({ kind: taken_by_kind ?? 'system', id: taken_by_id })
  const findMember = await readMembers(
    queries,
    rows.map(({ row }) => takerOf(row)),
  )
  return rows.map(({ row, key }) => ({
    field: row.field,
    key,
    since: row.since.toISOString(),
    taken: row.taken_at && { by: staffMemberOf(findMember, takerOf(row)), at: row.taken_at.toISOString() },
  }))
}

type OwnerRow = typeof fieldOwners.$inferSelect

/** The fields that somebody took over from a feed, as `project/field`. */
export async function readTaken(queries: Queries, projectIds: readonly number[]): Promise<ReadonlySet<string>> {
  const rows = await queries
    .select({ project: fieldOwners.project_id, field: fieldOwners.field })
    .from(fieldOwners)
    .where(and(anyOf(fieldOwners.project_id, projectIds), isNotNull(fieldOwners.taken_at)))
  return new Set(rows.map(({ project, field }) => `${project}/${field}`))
}

/** Makes a feed the owner of the fields that it writes. */
export async function ownFields(
  tx: Queries,
  by: Actor,
  projectId: number,
  fields: ReadonlySet<OwnedField>,
): Promise<void> {
  if (fields.size === 0) return
  const owned = await tx
    .insert(fieldOwners)
    .values([...fields].toSorted().map((field) => ({ project_id: projectId, field, key_id: by.id, since: sql`now()` })))
    .onConflictDoUpdate({
      target: [fieldOwners.project_id, fieldOwners.field],
      set: { key_id: by.id, since: sql`now()` },
      setWhere: sql`${fieldOwners.taken_at} is null and ${fieldOwners.key_id} is distinct from ${by.id}`,
    })
    .returning({ field: fieldOwners.field })
  for (const { field } of owned) await announce(tx, by, 'owned', projectId, field)
}

/** Takes a field over from its feed. Does nothing if it is taken already. */
export async function takeField(
  tx: Queries,
  by: ReachingActor,
  projectId: number,
  field: OwnedField,
  now: Date,
): Promise<FieldOwner | Refusal> {
  const before = await findOwner(tx, by, projectId, field)
  if ('refused' in before) return before
  if (before.taken) return before
  await tx
    .update(fieldOwners)
    .set({ taken_by_kind: by.kind, taken_by_id: by.id, taken_at: now })
    .where(and(eq(fieldOwners.project_id, projectId), eq(fieldOwners.field, field)))
  await record(tx, by, projectId, { field, taken: true }, now)
  await announce(tx, by, 'taken', projectId, field)
  return findOwner(tx, by, projectId, field)
}

/** Gives a field back: the next feed that writes it owns it. Returns null on success. */
export async function releaseField(
  tx: Queries,
  by: ReachingActor,
  projectId: number,
  field: OwnedField,
  now: Date,
): Promise<Refusal | null> {
  const before = await findOwner(tx, by, projectId, field)
  if ('refused' in before) return before
  await tx.delete(fieldOwners).where(and(eq(fieldOwners.project_id, projectId), eq(fieldOwners.field, field)))
  await record(tx, by, projectId, { field, taken: false }, now)
  await announce(tx, by, 'released', projectId, field)
  return null
}

async function findOwner(
  tx: Queries,
  reach: Reach,
  projectId: number,
  field: OwnedField,
): Promise<FieldOwner | Refusal> {
  const owners = await listFieldOwners(tx, reach, projectId)
  if ('refused' in owners) return owners
  return (
    owners.find((owner) => owner.field === field) ?? {
      refused: 'not_found',
      reason: `field: no feed writes ${field} of this project`,
    }
  )
}

async function record(tx: Queries, by: Actor, projectId: number, value: object, at: Date): Promise<void> {
  const change = { subject: 'project', id: projectId, projectId, field: 'field_owner', new: value } as const
  await recordHistory(tx, by, [change], { at })
}

async function announce(
  tx: Queries,
  { accountId }: Actor,
  act: FieldOwnerEvent['act'],
  projectId: number,
  field: OwnedField,
): Promise<void> {
  const data = { act, project_id: projectId, field }
  await announceStaff(tx, { kind: 'field_owner', accountId, projects: [projectId], data })
}
