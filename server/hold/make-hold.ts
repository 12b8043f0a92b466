import { and, eq, isNull } from 'drizzle-orm'
import type { Hold, HoldBody } from '#contract/holds.ts'
import { canBeHeld } from '#domain/hold/effective-status.ts'
import { STATUS_TYPES } from '#domain/status/status.ts'
import { readMembers } from '#server/account/staff-members.ts'
import type { Queries } from '#server/db/database.ts'
import { holds } from '#server/db/tables/hold.ts'
import { isRefusal, type Refusal } from '#server/http/refusal.ts'
import { type LockedInstance, type ProjectMarks, readMarks } from '#server/instance/instance-store.ts'
import { lockPatchedInstances } from '#server/instance/lock-patched-instances.ts'
import { publicChange } from '#server/instance/public-change.ts'
import type { Changed } from '#server/live/change-data.ts'
import { type HoldRow, managedHold } from './hold-store.ts'
import { type Holder, readHoldTimes, refuseUnknownOrder } from './holder.ts'
import { recordHolds } from './record-hold.ts'

/** Holds a unit for a buyer. Everybody sees it as reserved from now on. */
export async function makeHold(
  tx: Queries,
  by: Holder,
  { until, for_whom, note, order_id, ...name }: HoldBody,
  now: Date,
): Promise<Changed<Hold> | Refusal> {
  const units = await lockPatchedInstances(tx, by, [name])
  const unit = units.of(name)
  if ('reason' in unit) {
    return { refused: unit.isUnknown ? 'not_found' : 'validation_failed', reason: `${unit.field}: ${unit.reason}` }
  }
  const marks = await readMarks(tx, units.projectIds)
  const times = await readHoldTimes(tx, by, until, now)
  if (isRefusal(times)) return times
  const open = await readOpenHold(tx, unit.id)
  const refusal =
    refuseStatus(unit, marks) ??
    (await refuseSecond(tx, open, now)) ??
    (await refuseUnknownOrder(tx, by, order_id ?? null))
  if (refusal) return refusal
  if (open) await endOverdue(tx, by, unit, open, now)
  const words = { for_whom: for_whom || null, note: note || null, order_id: order_id ?? null }
  const who = { by_kind: by.kind, by_id: by.id }
  const [hold] = await tx
    .insert(holds)
    .values({ instance_id: unit.id, ...times, ...words, ...who, created_at: now })
    .returning()
  if (!hold) throw new Error('no hold was made')
  await recordHolds(tx, by, [{ act: 'made', projectId: unit.project_id, hold, old: null, new: hold.until }], now)
  const before = { values: unit.values, isHeld: open !== null }
  const change = publicChange(unit, marks, before, { values: unit.values, isHeld: true })
  return {
    result: await managedHold(tx, hold),
    subjects: [{ scope: 'chess', id: unit.project_id }],
    instances: change && unit.is_public ? [change] : [],
  }
}

/** Reads the open hold of a locked unit. */
async function readOpenHold(tx: Queries, instanceId: number): Promise<HoldRow | null> {
  const [row] = await tx
    .select()
    .from(holds)
    .where(and(eq(holds.instance_id, instanceId), isNull(holds.ended_at)))
  return row ?? null
}

function refuseStatus({ project_id, values }: LockedInstance, marks: ProjectMarks): Refusal | null {
  const type = marks.typeOf(values.status_id)
  if (!canBeHeld({ type })) {
    const word = type === STATUS_TYPES.sold ? 'sold' : 'not for sale'
    return { refused: 'conflict', reason: `The unit is ${word}: change its status first, with PATCH manage/instances` }
  }
  if (marks.reservedOf(project_id)) return null
  return {
    refused: 'conflict',
    reason:
      'The project has no reserved status, which a held unit would have: add a status of the type "reserved" to its import file and import it with POST manage/imports',
  }
}

async function refuseSecond(tx: Queries, open: HoldRow | null, now: Date): Promise<Refusal | null> {
  if (!open || open.until <= now) return null
  const holder = { kind: open.by_kind, id: open.by_id }
  const name = (await readMembers(tx, [holder]))(holder)?.name ?? 'somebody who has left'
  return { refused: 'conflict', reason: `The unit is held by ${name} until ${open.until.toISOString()}` }
}

/** Ends a hold whose time was over, but which nothing has ended yet. */
async function endOverdue(tx: Queries, by: Holder, unit: LockedInstance, open: HoldRow, now: Date): Promise<void> {
  await tx.update(holds).set({ ended_at: now, end_reason: 'expired', remind_at: null }).where(eq(holds.id, open.id))
  const server = { accountId: by.accountId, kind: 'system', id: null } as const
  const act = { act: 'ended', projectId: unit.project_id, hold: open, old: open.until, new: null } as const
  await recordHolds(tx, server, [act], now)
}
