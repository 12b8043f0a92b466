import { and, eq, isNull } from 'drizzle-orm'
import type { Hold, HoldPatch } from '#contract/holds.ts'
import type { Queries } from '#server/db/database.ts'
import { holds } from '#server/db/tables/hold.ts'
import { isRefusal, type Refusal, unknownId } from '#server/http/refusal.ts'
import { findHold, managedHold } from './hold-store.ts'
import { type Holder, readHoldTimes, refuseUnknownOrder } from './holder.ts'
import { recordHolds } from './record-hold.ts'

const ENDED: Refusal = { refused: 'conflict', reason: 'The hold has ended: make a new one, with POST manage/holds' }

/** Changes the end or the words of an open hold. Visitors see no difference. */
export async function changeHold(
  tx: Queries,
  by: Holder,
  id: number,
  patch: HoldPatch,
  now: Date,
): Promise<Hold | Refusal> {
  const found = await findHold(tx, by, id)
  if (!found) return unknownId('id', id)
  const [before] = await tx
    .select()
    .from(holds)
    .where(and(eq(holds.id, id), isNull(holds.ended_at)))
    .for('update')
  if (!before || before.until <= now) return ENDED
  const times = patch.until === undefined ? {} : await readHoldTimes(tx, by, patch.until, now)
  if (isRefusal(times)) return times
  const refusal = await refuseUnknownOrder(tx, by, patch.order_id ?? null)
  if (refusal) return refusal
  const { until: _, ...words } = patch
  const changes = { ...words, ...times }
  if (Object.keys(changes).length === 0) return managedHold(tx, before)
  const [hold] = await tx.update(holds).set(emptyToNull(changes)).where(eq(holds.id, id)).returning()
  if (!hold) throw new Error(`hold ${id} is gone`)
  const act = { act: 'changed', projectId: found.projectId, hold, old: before.until, new: hold.until } as const
  await recordHolds(tx, by, [act], now)
  return managedHold(tx, hold)
}

function emptyToNull<Values extends object>(values: Values): Values {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, value === '' ? null : value])) as Values
}
