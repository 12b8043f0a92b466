import { and, eq, isNull } from 'drizzle-orm'
import type { OrderBody } from '#contract/orders.ts'
import { anyOf } from '#server/db/any-of.ts'
import type { Queries } from '#server/db/database.ts'
import { instances } from '#server/db/tables/building.ts'
import { readProjects } from '#server/project/visible-projects.ts'
import type { Call } from '#server/public-call/call.ts'

/** How an order names its unit: by database id, by the developer's external id, or by both. */
type NamedByOrder = Pick<OrderBody, 'instance_id' | 'external_id'>

/**
 * Why a unit can't be found: it does not exist, the two ids differ, or several projects of a group have the same
 * external id.
 */
export type UnitFault = 'unknown_unit' | 'different_units' | 'several_units'

/**
 * Finds the id of the unit that an order names; null if the order names none. Does not check whether visitors can see
 * it.
 */
export async function findNamedUnit(
  queries: Queries,
  call: Call,
  { instance_id, external_id }: NamedByOrder,
): Promise<number | null | UnitFault> {
  if (external_id === undefined) return instance_id ?? null
  const { visible } = await readProjects(queries, call)
  const isNamed = and(eq(instances.external_id, external_id), anyOf(instances.project_id, visible.keys()))
  const found = await queries
    .select({ id: instances.id })
    .from(instances)
    .where(and(isNamed, isNull(instances.archived_at)))
  const [unit, other] = found
  if (!unit) return 'unknown_unit'
  if (instance_id !== undefined) return found.some(({ id }) => id === instance_id) ? instance_id : 'different_units'
  return other ? 'several_units' : unit.id
}

/** Explains the error, and names its field. */
export function describeUnitFault(fault: UnitFault, { instance_id, external_id }: NamedByOrder) {
  if (fault === 'different_units') {
    return { field: 'external_id', detail: 'instance_id and external_id name different units: send one of them' }
  }
  if (fault === 'several_units') {
    return {
      field: 'external_id',
      detail: `external_id: several projects of the group have ${external_id}: send instance_id`,
    }
  }
  return external_id === undefined
    ? { field: 'instance_id', detail: `instance_id: there is no ${instance_id} here` }
    : { field: 'external_id', detail: `external_id: there is no ${external_id} here` }
}
