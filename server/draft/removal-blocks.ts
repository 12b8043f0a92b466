import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { anyOf } from '#server/db/any-of.ts'
import type { Queries } from '#server/db/database.ts'
import { instances } from '#server/db/tables/building.ts'
import { orders } from '#server/db/tables/order.ts'
import type { DraftNeighbours } from './draft-deps.ts'

/** A unit that can't be removed, and why. */
export interface RemovalBlock {
  readonly id: string
  readonly number: string
  readonly why: 'request' | 'hold'
}

/** Finds units that must not be removed: those with an open request and those that are held. By their own ids. */
export async function findRemovalBlocks(
  queries: Queries,
  { hasHold }: Pick<DraftNeighbours, 'hasHold'>,
  projectId: number,
  ownIds: readonly string[],
): Promise<readonly RemovalBlock[]> {
  if (ownIds.length === 0) return []
  const units = await queries
    .select({ row: instances.id, id: instances.external_id, number: instances.number })
    .from(instances)
    .where(
      and(
        eq(instances.project_id, projectId),
        isNull(instances.archived_at),
        sql`${instances.external_id} in (select jsonb_array_elements_text(${JSON.stringify(ownIds)}::text::jsonb))`,
      ),
    )
  const rows = units.map(({ row }) => row)
  const requested = new Set(await findRequested(queries, rows))
  const held = await hasHold(queries, rows)
  return units.flatMap(({ row, id, number }): RemovalBlock[] => {
    if (requested.has(row)) return [{ id, number, why: 'request' }]
    return held.has(row) ? [{ id, number, why: 'hold' }] : []
  })
}

/** The units with an open request. Orders of robots and requests that are done do not count. */
async function findRequested(queries: Queries, ids: readonly number[]): Promise<readonly number[]> {
  const rows = await queries
    .selectDistinct({ id: orders.instance_id })
    .from(orders)
    .where(and(anyOf(orders.instance_id, ids), eq(orders.is_robot, false), ne(orders.state, 'done')))
  return rows.flatMap(({ id }) => id ?? [])
}
