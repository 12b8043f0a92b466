import { and, desc, eq, isNull, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { ManagedOrder, OrderConsent } from '#contract/managed-orders.ts'
import { pickText } from '#domain/language/choose-language.ts'
import type { LanguageCode } from '#domain/language/language.ts'
import { consentId } from '#domain/order/consent-text.ts'
import { toMajor } from '#domain/price/money.ts'
import type { Queries } from '#server/db/database.ts'
import { instances } from '#server/db/tables/building.ts'
import { catalogues, partners } from '#server/db/tables/catalogue.ts'
import { consents, consentTexts } from '#server/db/tables/consent.ts'
import { orders, type StatusOfOrder, type UnitOfOrder } from '#server/db/tables/order.ts'

/** An order without its deliveries. */
export type ReadableOrder = Omit<ManagedOrder, 'deliveries'>

const earlierPartners = alias(partners, 'earlier_partners')

/**
 * Reads orders, newest first. Names are in the language of the catalogue; the unit is as it was when the order was
 * sent.
 */
export async function readOrders(queries: Queries, where: SQL | undefined, limit?: number): Promise<ReadableOrder[]> {
  const found = queries
    .select({
      order: orders,
      lang: catalogues.default_lang,
      instanceId: instances.id,
      consent: consents,
      text: consentTexts,
      partner: { id: partners.id, name: partners.name, company: partners.company },
      earlier: { id: earlierPartners.id, name: earlierPartners.name, company: earlierPartners.company },
    })
    .from(orders)
    .innerJoin(catalogues, eq(catalogues.id, orders.catalogue_id))
    .leftJoin(instances, and(eq(instances.id, orders.instance_id), isNull(instances.archived_at)))
    .leftJoin(consents, eq(consents.order_id, orders.id))
    .leftJoin(
      consentTexts,
      and(
        eq(consentTexts.catalogue_id, consents.catalogue_id),
        eq(consentTexts.lang, consents.lang),
        eq(consentTexts.version, consents.version),
      ),
    )
    .leftJoin(partners, eq(partners.id, orders.partner_id))
    .leftJoin(earlierPartners, eq(earlierPartners.id, orders.earlier_partner_id))
    .where(where)
    .orderBy(desc(orders.id))
  const rows = await (limit === undefined ? found : found.limit(limit))
  return rows.map(({ order, lang, instanceId, consent, text, partner, earlier }) => ({
    ...wordsOf(order, lang),
    instance: order.unit && { ...unitOf(order.unit, lang), is_gone: instanceId === null },
    consent: consent && text && consentOf(consent, text),
    partner,
    earlier_partner: earlier,
    claimed_by: earlier ?? partner,
  }))
}

/** Returns a status in one language. */
export function wordStatus(status: StatusOfOrder | null, lang: LanguageCode, otherwise: LanguageCode) {
  return status && { type: status.type, name: pickText(status.name, lang, otherwise) }
}

function unitOf({ estate, section, section_count: _, ...unit }: UnitOfOrder, lang: LanguageCode) {
  const { number, name } = section
  return {
    ...unit,
    estate: pickText(estate, lang, lang),
    section: { number, name: name && (pickText(name, lang, lang) || null) },
  }
}

function consentOf(
  consent: typeof consents.$inferSelect,
  { texts, policy_url }: typeof consentTexts.$inferSelect,
): OrderConsent {
  const { lang, version, given_at, host, embed_host, claimed_id, claimed_version } = consent
  return {
    id: consentId(lang),
    version,
    lang,
    texts,
    policy_url,
    given_at: given_at.toISOString(),
    host,
    embed_host,
    claimed: claimed_version === null ? null : { id: claimed_id ?? '', version: claimed_version },
  }
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
    is_robot: order.is_robot,
    state: order.state,
    assignee: order.assignee_id,
    erased_at: order.erased_at?.toISOString() ?? null,
  }
}
