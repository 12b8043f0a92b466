import { and, eq, isNull } from 'drizzle-orm'
import type { DeliveryKind } from '#contract/deliveries.ts'
import type { LanguageCode } from '#domain/language/language.ts'
import type { Queries } from '#server/db/database.ts'
import { catalogues, links, partners, salesDepartments } from '#server/db/tables/catalogue.ts'
import { orders } from '#server/db/tables/order.ts'
import type { Translators } from '#server/language/translators.ts'
import { linkUrl } from '#server/manage/link-url.ts'
import { readOrders } from '#server/order/managed-order.ts'
import { textsIn } from '#server/project/texts.ts'
import type { DeliveredOrder } from './delivery.ts'
import { type Recipient, readOrderUnit } from './order-unit.ts'

/** An order as a recipient is told of it, and where his mails go. */
export interface Addressed {
  readonly delivered: DeliveredOrder
  readonly to: string
}

/** Reads all that is told of an order, in the language of who is told (design 7); null where the recipient is gone. */
export async function readDeliveredOrder(
  queries: Queries,
  translators: Translators,
  orderId: number,
  kind: DeliveryKind,
): Promise<Addressed | null> {
  const [[order], found] = [await readOrders(queries, eq(orders.id, orderId), 1), await readPlace(queries, orderId)]
  if (!order || !found) return null
  const { place, sales } = found
  const partner = await readPartner(queries, orderId)
  if (kind === 'mail_partner' && !partner) return null
  const reader = kind === 'mail_partner' && partner ? partner : sales
  const recipient = recipientOf(place, reader.lang, tokenFor(kind, partner))
  const unit = order.instance && (await readOrderUnit(queries, translators, order.instance.id, recipient))
  return {
    to: reader.email,
    delivered: {
      order,
      phone: place.phone,
      catalogue: {
        id: order.catalogue_id,
        name: recipient.texts.text(place.name),
        url: linkUrl(place.origin, place.token, recipient.partnerToken),
      },
      project: unit?.project ?? null,
      unit: unit?.unit ?? null,
      partner: partner && {
        name: partner.name,
        company: partner.company,
        email: partner.email,
        link: linkUrl(place.origin, place.token, partner.token),
      },
      earlierPartner: order.earlier_partner && {
        name: order.earlier_partner.name,
        company: order.earlier_partner.company,
      },
      lang: reader.lang,
    },
  }
}

type Place = NonNullable<Awaited<ReturnType<typeof readPlace>>>['place']
type Partner = NonNullable<Awaited<ReturnType<typeof readPartner>>>

async function readPlace(queries: Queries, orderId: number) {
  const [row] = await queries
    .select({
      place: {
        id: catalogues.id,
        name: catalogues.name,
        default_lang: catalogues.default_lang,
        languages: catalogues.languages,
        token: links.token,
        origin: orders.origin,
        phone: orders.phone_normalised,
      },
      sales: { email: salesDepartments.email, lang: salesDepartments.lang },
    })
    .from(orders)
    .innerJoin(catalogues, eq(catalogues.id, orders.catalogue_id))
    .innerJoin(links, and(eq(links.catalogue_id, catalogues.id), isNull(links.partner_id)))
    .innerJoin(salesDepartments, eq(salesDepartments.catalogue_id, catalogues.id))
    .where(eq(orders.id, orderId))
  return row ?? null
}

async function readPartner(queries: Queries, orderId: number) {
  const [row] = await queries
    .select({ partner: partners, token: links.token })
    .from(orders)
    .innerJoin(partners, eq(partners.id, orders.partner_id))
    .innerJoin(links, eq(links.partner_id, partners.id))
    .where(eq(orders.id, orderId))
  return row ? { ...row.partner, token: row.token } : null
}

/** The developer's people need links that open; a partner never gets one that shows the developer's contacts. */
function tokenFor(kind: DeliveryKind, partner: Partner | null): string | null {
  return partner && (kind === 'mail_partner' || partner.revoked_at === null) ? partner.token : null
}

function recipientOf(place: Place, lang: LanguageCode, partnerToken: string | null): Recipient {
  return {
    lang,
    texts: textsIn(lang, place.default_lang),
    addressLang: place.languages.includes(lang) ? lang : null,
    origin: place.origin,
    catalogue: place,
    partnerToken,
  }
}
