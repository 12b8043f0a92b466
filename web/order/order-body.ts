import type { OrderKind } from '#contract/order-form.ts'
import type { OrderBody } from '#contract/orders.ts'
import type { Calculation } from '#contract/payment.ts'
import { shownPriceOf } from '#domain/chess/availability.ts'
import type { Instance } from '#domain/chess/chess.ts'
import type { LanguageCode } from '#domain/language/language.ts'
import { type ConsentText, consentId, consentVersion } from '#domain/order/consent-text.ts'
import type { OrderFields } from '#domain/order/order-fields.ts'
import type { Programme } from '#domain/payment/payment.ts'
import type { Tracking, Utm } from '#domain/visitor/source.ts'

/** Everything that goes into a request. */
export interface OrderContent {
  readonly kind: OrderKind
  readonly instance: Instance | null
  readonly programmes: readonly Pick<Programme, 'id' | 'kind'>[]
  readonly calculation: Calculation | null
  readonly fields: OrderFields
  /** In international format. */
  readonly phone: string
  /** The hidden field that only bots fill in. */
  readonly website: string
  /** The consent text shown at the checkbox. */
  readonly consent: ConsentText
  /** The host of the site that embeds the page, if known. */
  readonly embedHost: string | null
  readonly page: string
  readonly lang: LanguageCode
  readonly utm: Utm
  readonly tracking: Tracking
}

// The limit of the server.
const MAX_PAGE = 2000

/** The body of `POST public/orders`. */
export function orderBodyOf(parts: OrderContent): OrderBody {
  const { kind, instance, fields, phone, website, consent, embedHost, page, lang, utm, tracking } = parts
  const email = fields.email.trim()
  const comment = fields.comment.trim()
  return {
    kind,
    name: fields.name.trim(),
    phone,
    ...(comment && { comment }),
    ...(kind === 'order' && email && { email }),
    ...(kind === 'order' && paymentOf(parts)),
    ...(instance && { instance_id: instance.id, seen_status_id: instance.status.id, ...seenPriceOf(instance) }),
    consent: true,
    consent_text: { id: consentId(lang), version: consentVersion(consent) },
    ...(embedHost && { embed_host: embedHost }),
    page: page.slice(0, MAX_PAGE),
    lang,
    utm,
    tracking,
    website,
  }
}

/** The payment method, with the calculation only if it was made for that method. */
function paymentOf({ fields: { payment }, calculation, programmes }: OrderContent) {
  if (payment === null) return {}
  const isOfIt = programmes.some(({ id, kind }) => id === calculation?.programme && kind === payment)
  return { payment, ...(calculation && isOfIt && { calculation }) }
}

/** The price shown beside the form, if any. */
function seenPriceOf(instance: Instance) {
  const shown = shownPriceOf(instance)
  return shown.kind === 'price' ? { seen_price: shown.price } : {}
}
