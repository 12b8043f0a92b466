import { and, asc, eq, gt } from 'drizzle-orm'
import type { ToldOutside } from '#contract/personal-data.ts'
import { anyOf } from '#server/db/any-of.ts'
import type { Queries } from '#server/db/database.ts'
import { partners, salesDepartments } from '#server/db/tables/catalogue.ts'
import { deliveries, integrations, orders } from '#server/db/tables/order.ts'

/** Lists the recipients of these orders. An attempt with an unknown result counts, because it may have arrived. */
export async function readRecipients(queries: Queries, orderIds: readonly number[]): Promise<ToldOutside[]> {
  const rows = await queries
    .select({
      delivery: deliveries,
      sales: salesDepartments.email,
      partner: partners.email,
      integration: integrations.name,
    })
    .from(deliveries)
    .innerJoin(orders, eq(orders.id, deliveries.order_id))
    .leftJoin(salesDepartments, eq(salesDepartments.catalogue_id, orders.catalogue_id))
    .leftJoin(partners, eq(partners.id, orders.partner_id))
    .leftJoin(integrations, eq(integrations.id, deliveries.integration_id))
    .where(and(anyOf(deliveries.order_id, orderIds), gt(deliveries.attempts, 0)))
    .orderBy(asc(deliveries.id))
  return rows.map(({ delivery, sales, partner, integration }) => ({
    order_id: delivery.order_id,
    delivery_id: delivery.id,
    kind: delivery.kind,
    to: delivery.kind === 'mail_sales' ? sales : delivery.kind === 'mail_partner' ? partner : integration,
    integration_id: delivery.integration_id,
    lead_id: delivery.lead_id,
    delivered_at: delivery.delivered_at?.toISOString() ?? null,
  }))
}
