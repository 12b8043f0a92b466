import { and, eq, sql } from 'drizzle-orm'
import type { Queries } from '#server/db/database.ts'
import { deliveries, integrations, orders } from '#server/db/tables/order.ts'
import type { DeliveryRow } from './managed-delivery.ts'

/** An attempt in progress, already counted in `attempts`. */
export interface BegunAttempt extends DeliveryRow {
  /** When the order was placed. */
  readonly since: Date
}

/** The outcome of an attempt. */
export type Outcome = Pick<DeliveryRow, 'state' | 'last_error' | 'next_attempt_at' | 'delivered_at'> &
  Partial<Pick<DeliveryRow, 'lead_id'>>

/**
 * Counts an attempt before it is made, so that after a crash we know that it may have arrived. Null if there is nothing
 * left to deliver.
 */
export async function beginAttempt(queries: Queries, id: number): Promise<BegunAttempt | null> {
  const [row] = await queries
    .update(deliveries)
    .set({ attempts: sql`${deliveries.attempts} + 1` })
    .where(and(eq(deliveries.id, id), eq(deliveries.state, 'pending')))
    .returning()
  if (!row) return null
  const [order] = await queries.select({ since: orders.created_at }).from(orders).where(eq(orders.id, row.order_id))
  return order ? { ...row, ...order } : null
}

/** Records the outcome of an attempt unless another one has begun since; returns whether it was recorded. */
export async function endAttempt(tx: Queries, { id, attempts }: BegunAttempt, outcome: Outcome): Promise<boolean> {
  const rows = await tx
    .update(deliveries)
    .set(outcome)
    .where(and(eq(deliveries.id, id), eq(deliveries.attempts, attempts), eq(deliveries.state, 'pending')))
    .returning({ id: deliveries.id })
  return rows.length > 0
}

/** Whether an integration is enabled. */
export async function isEnabled(queries: Queries, integrationId: number): Promise<boolean> {
  const [row] = await queries
    .select({ enabled: integrations.enabled })
    .from(integrations)
    .where(eq(integrations.id, integrationId))
  return row?.enabled ?? false
}
