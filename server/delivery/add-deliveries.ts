import { randomUUID } from 'node:crypto'
import { and, asc, eq } from 'drizzle-orm'
import type { Queries } from '#server/db/database.ts'
import { deliveries, integrations } from '#server/db/tables/order.ts'
import { type Jobs, QUEUES } from '#server/jobs/jobs.ts'

/** An order that has just been stored. */
interface StoredOrder {
  readonly orderId: number
  readonly catalogueId: number
  /** Whether it was placed through a partner's link. */
  readonly hasPartner: boolean
  readonly now: Date
}

/** Creates the deliveries of an order and their jobs in the transaction that stores the order, so that none is lost. */
export async function addDeliveries(
  tx: Queries,
  jobs: Jobs,
  { orderId, catalogueId, hasPartner, now }: StoredOrder,
): Promise<void> {
  const targets = await tx
    .select({ kind: integrations.kind, integration_id: integrations.id })
    .from(integrations)
    .where(and(eq(integrations.catalogue_id, catalogueId), eq(integrations.enabled, true)))
    .orderBy(asc(integrations.id))
  const recipients = [
    { kind: 'mail_sales' as const },
    ...(hasPartner ? [{ kind: 'mail_partner' as const }] : []),
    ...targets,
  ]
  const rows = await tx
    .insert(deliveries)
    .values(recipients.map((recipient) => ({ ...recipient, order_id: orderId, key: randomUUID(), ...fresh(now) })))
    .returning({ id: deliveries.id })
  for (const { id } of rows) await enqueueDelivery(tx, jobs, id)
}

/** Queues a delivery; replaces a job that is already waiting for it. */
export function enqueueDelivery(tx: Queries, jobs: Jobs, id: number, startAfter?: Date): Promise<void> {
  return jobs.enqueue(tx, QUEUES.deliver, { delivery: id }, startAfter, String(id))
}

function fresh(now: Date) {
  return { state: 'pending' as const, attempts: 0, next_attempt_at: now }
}
