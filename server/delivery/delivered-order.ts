import { and, eq, isNull, sql } from 'drizzle-orm'
import type { DeliveryKind } from '#contract/deliveries.ts'
import { isPricePublic } from '#domain/instance/public-price.ts'
import type { LanguageCode } from '#domain/language/language.ts'
import type { Image } from '#domain/media/image.ts'
import { zoneOf } from '#domain/project/time-zone.ts'
import type { Queries } from '#server/db/database.ts'
import { accounts, media } from '#server/db/tables/account.ts'
import { instances } from '#server/db/tables/building.ts'
import { catalogues, links, partners, salesDepartments } from '#server/db/tables/catalogue.ts'
import { orders } from '#server/db/tables/order.ts'
import { projects } from '#server/db/tables/project.ts'
import { linkUrl } from '#server/http/link-url.ts'
import type { Translators } from '#server/language/translators.ts'
import { type ReadableOrder, readOrders, wordStatus } from '#server/managed-order/managed-order.ts'
import { imageOf } from '#server/media/image-answer.ts'
import { textsIn } from '#server/project/texts.ts'
import { readClaimEnd } from './claim-end.ts'
import type { DeliveredOrder } from './delivery.ts'
import { type Recipient, readOrderUnit } from './order-unit.ts'

/** An order as shown to a recipient, and the recipient's mail address. */
interface Addressed {
  readonly delivered: DeliveredOrder
  readonly to: string
}

/**
 * Reads an order in the language of its recipient; null if the recipient no longer exists. Links lead the developer's
 * staff to the developer's pages and a partner to the partner's pages, which never show the developer's contacts.
 */
export async function readDeliveredOrder(
  queries: Queries,
  translators: Translators,
  orderId: number,
  kind: DeliveryKind,
  leadWindowDays: number,
): Promise<Addressed | null> {
  const [[order], found] = [await readOrders(queries, eq(orders.id, orderId), 1), await readPlace(queries, orderId)]
  if (!order || order.erased_at !== null || !found) return null
  const { place, sales } = found
  const partner = await readPartner(queries, orderId)
  if (kind === 'mail_partner' && !partner) return null
  const reader = kind === 'mail_partner' && partner ? partner : sales
  const recipient = recipientOf(place, reader.lang, kind === 'mail_partner' && partner ? partner.token : null)
  const isGone = order.instance?.is_gone ?? true
  const unit = place.unit && (await readOrderUnit(queries, translators, { ...place.unit, isGone }, recipient))
  return {
    to: reader.email,
    delivered: {
      order: orderFor(order, place, reader.lang, kind),
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
      logo: reader.logo_id === null ? null : await readLogo(queries, reader.logo_id),
      claimUntil: await readClaimEnd(queries, orderId, leadWindowDays),
      lang: reader.lang,
      timeZone: zoneOf(found.zones.project, found.zones.account),
    },
  }
}

type OrderPlace = NonNullable<Awaited<ReturnType<typeof readPlace>>>['place']

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
        unit: orders.unit,
        unit_status: orders.unit_status,
        seen_status: orders.seen_status,
        chess: catalogues.chess,
      },
      sales: { email: salesDepartments.email, lang: salesDepartments.lang, logo_id: catalogues.contact_logo_id },
      zones: { project: projects.time_zone, account: accounts.time_zone },
    })
    .from(orders)
    .innerJoin(catalogues, eq(catalogues.id, orders.catalogue_id))
    .innerJoin(links, and(eq(links.catalogue_id, catalogues.id), isNull(links.partner_id)))
    .innerJoin(salesDepartments, eq(salesDepartments.catalogue_id, catalogues.id))
    .innerJoin(accounts, eq(accounts.id, catalogues.account_id))
    // The project of the unit, also in the catalogue of a group.
    .leftJoin(instances, eq(instances.id, orders.instance_id))
    .leftJoin(projects, eq(projects.id, sql`coalesce(${instances.project_id}, ${catalogues.project_id})`))
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

async function readLogo(queries: Queries, id: number): Promise<Image | null> {
  const [logo] = await queries.select().from(media).where(eq(media.id, id))
  return logo ? imageOf(logo) : null
}

/** The order in the language of its recipient. A partner sees no price that visitors do not see. */
function orderFor(
  order: ReadableOrder,
  { unit_status, seen_status, chess, ...place }: OrderPlace,
  lang: LanguageCode,
  kind: DeliveryKind,
) {
  const words = {
    unit_status: wordStatus(unit_status, lang, place.default_lang),
    seen_status: wordStatus(seen_status, lang, place.default_lang),
  }
  const isTold = kind !== 'mail_partner' || !unit_status || isPricePublic(unit_status.type, chess.taken_prices)
  return { ...order, ...words, ...(!isTold && { unit_price: null, seen_price: null }) }
}

function recipientOf(place: OrderPlace, lang: LanguageCode, partnerToken: string | null): Recipient {
  return {
    lang,
    texts: textsIn(lang, place.default_lang),
    addressLang: place.languages.includes(lang) ? lang : null,
    origin: place.origin,
    catalogue: place,
    partnerToken,
  }
}
