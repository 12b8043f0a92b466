import { eq, or, sql } from 'drizzle-orm'
import type { OrderEvent } from '#contract/staff-events.ts'
import type { Queries } from '#server/db/database.ts'
import { catalogueMembers, catalogues } from '#server/db/tables/catalogue.ts'
import { announceStaff } from '#server/staff-event/announce-staff.ts'

/** Announces an order to the staff who may see the orders of its catalogue. */
export async function announceOrder(tx: Queries, accountId: number, data: OrderEvent): Promise<void> {
  const projects = await projectsOf(tx, data.catalogue_id)
  await announceStaff(tx, { kind: 'order', accountId, projects, data })
}

/** The project of a catalogue, or those of the members of a group. */
async function projectsOf(tx: Queries, catalogueId: number): Promise<readonly number[]> {
  const isMember = sql`${catalogues.id} in (
    select ${catalogueMembers.member_id} from ${catalogueMembers} where ${catalogueMembers.group_id} = ${catalogueId}
  )`
  const rows = await tx
    .selectDistinct({ id: catalogues.project_id })
    .from(catalogues)
    .where(or(eq(catalogues.id, catalogueId), isMember))
  return rows.flatMap(({ id }) => id ?? [])
}
