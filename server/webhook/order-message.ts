import { isoCurrency } from '#domain/price/currency.ts'
import type { DeliveredOrder } from '#server/delivery/delivery.ts'
import type { WebhookMessage } from './send-webhook.ts'

// Standard Webhooks recommends less than 20 kB.
const MAX_BYTES = 20_000

// Limits for fields that the browser fills and not the visitor: a page of 2,000 emoji would be 8 kB.
const SHORT_PAGE = 500
const SHORT_SOURCE = 100

/** The webhook message for an order. */
export function orderMessage(delivered: DeliveredOrder): WebhookMessage {
  const { order } = delivered
  const message: WebhookMessage = {
    type: order.kind === 'callback' ? 'callback.requested' : 'lead.created',
    timestamp: order.created_at,
    data: orderData(delivered),
  }
  return Buffer.byteLength(JSON.stringify(message)) < MAX_BYTES
    ? message
    : { ...message, data: orderData({ ...delivered, order: shorten(order) }) }
}

function orderData({ order, phone, catalogue, project, unit, partner, earlierPartner }: DeliveredOrder): object {
  const { id, kind, created_at, name, email, comment, payment, calculation, page, lang, utm, tracking } = order
  const { unit_status, unit_price, seen_status, seen_price } = order
  return {
    id,
    kind,
    created_at,
    catalogue,
    project: project && { id: project.id, name: project.name },
    unit: unit && { id: unit.id, title: unit.title, url: unit.url, ...namesOf(order.instance) },
    status: unit_status,
    price: unit_price,
    seen_status,
    seen_price,
    currency: project && isoCurrency(project.currency),
    name,
    phone,
    email,
    comment,
    payment,
    calculation,
    page,
    lang,
    utm,
    tracking,
    partner,
    earlier_partner: earlierPartner,
    claimed_by: earlierPartner ?? (partner && { name: partner.name, company: partner.company }),
  }
}

/** The other names of the unit at the time of the order, next to `id`, `title` and `url`. */
function namesOf(unit: DeliveredOrder['order']['instance']): object {
  if (!unit) return { number: null }
  const { external_id, number, kind, estate, section, storey } = unit
  return { external_id, number, kind, estate, section, storey }
}

function shorten(order: DeliveredOrder['order']): DeliveredOrder['order'] {
  const { page, utm, tracking } = order
  return { ...order, page: page.slice(0, SHORT_PAGE), utm: shortenValues(utm), tracking: shortenValues(tracking) }
}

function shortenValues<Values extends Readonly<Record<string, string | undefined>>>(values: Values): Values {
  const entries = Object.entries(values).map(([key, value]) => [key, value?.slice(0, SHORT_SOURCE)])
  return Object.fromEntries(entries)
}
