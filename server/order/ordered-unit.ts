import { and, eq, isNull, sql } from 'drizzle-orm'
import { effectiveStatus } from '#domain/hold/effective-status.ts'
import { toMajor, toMinor } from '#domain/price/money.ts'
import { promotedPrice } from '#domain/price/promoted-price.ts'
import { anyOf } from '#server/db/any-of.ts'
import type { Queries } from '#server/db/database.ts'
import { canBeStored } from '#server/db/stored-id.ts'
import { instances, layouts, storeys } from '#server/db/tables/building.ts'
import { estates, sections } from '#server/db/tables/estate.ts'
import { holds } from '#server/db/tables/hold.ts'
import type { orders, StatusOfOrder } from '#server/db/tables/order.ts'
import { promoactions, statuses } from '#server/db/tables/project.ts'
import { OPEN_HOLD, readReserved } from '#server/instance/held-units.ts'
import { SECTION_COUNT } from '#server/instance/section-count.ts'
import { readCurrentPromoactions } from '#server/project/current-promoactions.ts'
import { readProjects } from '#server/project/visible-projects.ts'
import type { Call } from '#server/public-call/call.ts'

/** What an order stores about its unit, with the price in minor units. */
export type KeptUnit = Pick<typeof orders.$inferSelect, 'unit' | 'unit_status' | 'unit_price' | 'seen_status'>

/**
 * Reads a unit with its current status and price, and the status that the visitor saw; null if the visitor can't see
 * the unit.
 */
export async function readOrderedUnit(
  queries: Queries,
  call: Call,
  id: number,
  seenStatusId: number | undefined,
): Promise<KeptUnit | null> {
  const unit = canBeStored(id) ? await readUnit(queries, id) : null
  if (!unit || !(call.isPreview || (unit.published && unit.ofEstate))) return null
  const project = (await readProjects(queries, call)).visible.get(unit.kept.project_id)
  if (!project) return null
  const sales = await readSales(queries, unit.promoactions)
  const { price } = promotedPrice(unit.price === null ? null : toMajor(unit.price), sales, project.price_rounding)
  return {
    unit: { ...unit.kept, section: unit.section, area_unit: project.area_unit, currency: project.currency },
    unit_status: await shownStatus(queries, project.id, unit),
    unit_price: price === null ? null : toMinor(price),
    seen_status: seenStatusId === undefined ? null : await readStatus(queries, project.id, seenStatusId),
  }
}

async function readUnit(queries: Queries, id: number) {
  const [unit] = await queries
    .select({
      kept: {
        id: instances.id,
        external_id: instances.external_id,
        project_id: instances.project_id,
        number: instances.number,
        kind: layouts.type,
        estate: estates.name,
        section_count: SECTION_COUNT,
        storey: storeys.number,
        area: sql<number>`coalesce(${instances.area_total}, ${layouts.area_total})`,
      },
      section: { number: sections.number, name: sections.name },
      published: instances.published,
      ofEstate: estates.published,
      price: instances.price,
      promoactions: instances.promoactions,
      status: { type: statuses.type, name: statuses.name },
      hold: holds.id,
    })
    .from(instances)
    .innerJoin(layouts, eq(layouts.id, instances.layout_id))
    .innerJoin(statuses, eq(statuses.id, instances.status_id))
    .leftJoin(holds, OPEN_HOLD)
    .innerJoin(storeys, eq(storeys.id, instances.storey_id))
    .innerJoin(sections, eq(sections.id, storeys.section_id))
    .innerJoin(estates, eq(estates.id, sections.estate_id))
    .where(and(eq(instances.id, id), isNull(instances.archived_at)))
  return unit ?? null
}

/** The effective status: a held unit is reserved. */
async function shownStatus(
  queries: Queries,
  projectId: number,
  { status, hold }: { readonly status: StatusOfOrder; readonly hold: number | null },
): Promise<StatusOfOrder> {
  if (hold === null) return status
  const reserved = (await readReserved(queries, [projectId])).get(projectId) ?? null
  const { type, name } = effectiveStatus<StatusOfOrder>(status, true, reserved)
  return { type, name }
}

/** Only the promotions that count now, as in the public responses. */
function readSales(queries: Queries, ids: readonly number[]): Promise<readonly { readonly sale: number }[]> {
  return readCurrentPromoactions(queries, anyOf(promoactions.id, ids))
}

/** Ignores a status that the project does not have. */
async function readStatus(queries: Queries, projectId: number, id: number): Promise<StatusOfOrder | null> {
  if (!canBeStored(id)) return null
  const [status] = await queries
    .select({ type: statuses.type, name: statuses.name })
    .from(statuses)
    .where(and(eq(statuses.id, id), eq(statuses.project_id, projectId)))
  return status ?? null
}
