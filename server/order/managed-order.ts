import { desc, eq, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { ManagedOrder } from '#contract/managed-orders.ts'
import { pickText } from '#domain/language/choose-language.ts'
import type { LanguageCode } from '#domain/language/language.ts'
import { toMajor } from '#domain/price/money.ts'
import type { Queries } from '#server/db/database.ts'
import { estates, instances, sections, storeys } from '#server/db/tables/building.ts'
import { catalogues, partners } from '#server/db/tables/catalogue.ts'
import { orders, type StatusOfOrder } from '#server/db/tables/order.ts'

/** An order without its deliveries. */
export type ReadableOrder = Omit<ManagedOrder, 'deliveries'>

const earlierPartners = alias(partners, 'earlier_partners')

/** Reads orders, the newest first; names are in the language of the catalogue. */
export async function readOrders(queries: Queries, where: SQL | undefined, limit: number): Promise<ReadableOrder[]> {
  const rows = await queries
    .select({
      order: orders,
      lang: catalogues.default_lang,
      instance: { id: instances.id, number: instances.number, project_id: instances.project_id },
      estate: estates.name,
      partner: { id: partners.id, name: partners.name, company: partners.company },
      earlier: { id: earlierPartners.id, name: earlierPartners.name, company: earlierPartners.company },
    })
    .from(orders)
    .innerJoin(catalogues, eq(catalogues.id, orders.catalogue_id))
    .leftJoin(instances, eq(instances.id, orders.instance_id))
    .leftJoin(storeys, eq(storeys.id, instances.storey_id))
    .leftJoin(sections, eq(sections.id, storeys.section_id))
    .leftJoin(estates, eq(estates.id, sections.estate_id))
    .leftJoin(partners, eq(partners.id, orders.partner_id))
    .leftJoin(earlierPartners, eq(earlierPartners.id, orders.earlier_partner_id))
    .where(where)
    .orderBy(desc(orders.id))
    .limit(limit)
  return rows.map(({ order, lang, instance, estate, partner, earlier }) => ({
    ...wordsOf(order, lang),
    instance: instance && { ...instance, estate: pickText(estate ?? {}, lang, lang) },
    partner,
    earlier_partner: earlier,
    claimed_by: earlier ?? partner,
  }))
}

/** A status in a language. */
export function wordStatus(status: StatusOfOrder | null, lang: LanguageCode, otherwise: LanguageCode) {
  return status && { type: status.type, name: pickText(status.name, lang, otherwise) }
}

function wordsOf(order: typeof orders.$inferSelect, lang: LanguageCode) {
  return {
    id: order.id,
    created_at: order.created_at.toISOString(),
    kind: order.kind,
    catalogue_id: order.catalogue_id,
    unit_status: wordStatus(order.unit_status, lang, lang),
    unit_price: order.unit_price === null ? null : toMajor(order.unit_price),
    seen_status: wordStatus(order.seen_status, lang, lang),
    seen_price: order.seen_price === null ? null : toMajor(order.seen_price),
    name: order.name,
    phone: order.phone,
    email: order.email,
    comment: order.comment,
    payment: order.payment,
    calculation: order.calculation,
    page: order.page,
    lang: order.lang,
    utm: order.utm,
    tracking: order.tracking,
  }
}
