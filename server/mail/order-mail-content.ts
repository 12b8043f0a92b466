import type { Translator } from '#i18n/translator.ts'
import type { DeliveredOrder } from '#server/delivery/delivery.ts'
import { unitNews } from '#server/delivery/unit-news.ts'
import { formatMoment } from './format-moment.ts'
import { onOneLine } from './mail-message.ts'
import type { MailPicture } from './mail-picture.ts'
import type { MailKind, MailMark, MailRequest, MailView } from './mail-view.ts'
import { clientRows, formatPhone, messageRow, sourceRows, unitRows } from './order-rows.ts'
import { type OrderWords, wordOrder } from './order-words.ts'

/** The pictures of a mail about an order. */
export interface OrderPictures {
  readonly plan: MailPicture | null
  readonly logo: MailPicture | null
}

/** The content of a mail about an order. The partner's mail contains nothing about the developer or other partners. */
export function orderView(
  translator: Translator,
  kind: MailKind,
  delivered: DeliveredOrder,
  pictures: OrderPictures,
): MailView {
  const { t, language } = translator
  const { unit, catalogue, partner } = delivered
  const words = wordOrder(translator, delivered)
  const isSales = kind === 'mail_sales'
  return {
    language,
    subject: subjectOf(translator, kind, delivered, words),
    site: isSales || !partner ? onOneLine(catalogue.name) : onOneLine(partner.company ?? partner.name),
    title: words?.what ?? nameOfKind(translator, delivered),
    intro: words?.where ?? introOf(translator, kind, delivered),
    marks: isSales ? salesMarks(translator, delivered) : partnerMarks(translator, delivered),
    groups: [[...unitRows(translator, kind, delivered), ...sourceRows(translator, delivered)]],
    action: unit && { text: t('mail.open_unit'), href: unit.url },
    request: requestOf(translator, kind, delivered, words, pictures),
  }
}

function requestOf(
  translator: Translator,
  kind: MailKind,
  delivered: DeliveredOrder,
  words: OrderWords | null,
  pictures: OrderPictures,
): MailRequest {
  const { t } = translator
  const { order, catalogue, phone, partner, timeZone } = delivered
  const name = onOneLine(order.name)
  const at = order.consent && formatMoment(translator, new Date(order.consent.given_at), timeZone)
  return {
    preview: [words?.where ?? introOf(translator, kind, delivered), name, formatPhone(phone)].join(' · '),
    kind: kind === 'mail_partner' ? t('mail.through_link') : nameOfKind(translator, delivered),
    ...pictures,
    planText: t('unit.plan_alt', { name: words?.what ?? '' }),
    person: clientRows(translator, delivered),
    call: { text: t('mail.call', { name }), href: `tel:${phone}` },
    message: messageRow(translator, delivered),
    consent: at && t('mail.consent', { date: at }),
    reason:
      kind === 'mail_partner'
        ? { text: t('mail.to_partner'), href: partner?.link ?? null }
        : { text: t('mail.to_sales', { catalogue: onOneLine(catalogue.name) }), href: null },
  }
}

function nameOfKind({ t }: Translator, { order }: DeliveredOrder): string {
  return t(order.kind === 'callback' ? 'mail.callback_subject' : 'mail.enquiry')
}

/**
 * What is asked for and where it is, because mail lists show little more than the subject. Then what else has to be
 * known at once: that it is a callback, and the partner.
 */
function subjectOf(
  translator: Translator,
  kind: MailKind,
  delivered: DeliveredOrder,
  words: OrderWords | null,
): string {
  const { t } = translator
  const { order, catalogue, partner } = delivered
  const isSales = kind === 'mail_sales'
  const isNamed = words === null || order.kind === 'callback'
  return joined(
    words?.what ?? '',
    words?.where ?? '',
    isNamed ? nameOfKind(translator, delivered) : '',
    words ? '' : catalogue.name,
    isSales ? (partner ? t('mail.from_partner', { partner: nameOf(partner) }) : '') : t('mail.through_link'),
  )
}

function introOf({ t }: Translator, kind: MailKind, { order, catalogue }: DeliveredOrder): string {
  if (kind === 'mail_partner') return onOneLine(catalogue.name)
  return t(`mail.${order.kind}_intro`, { catalogue: onOneLine(catalogue.name) })
}

function salesMarks(translator: Translator, delivered: DeliveredOrder): readonly MailMark[] {
  const { t } = translator
  const { partner, earlierPartner } = delivered
  return [
    ...newsMarks(translator, delivered),
    ...(partner ? [{ text: t('mail.from_partner', { partner: nameOf(partner) }), href: partner.link }] : []),
    ...(earlierPartner ? [{ text: t('mail.earlier_partner', { partner: nameOf(earlierPartner) }), href: null }] : []),
  ]
}

/** Whose client it is, and until when. */
function partnerMarks(translator: Translator, delivered: DeliveredOrder): readonly MailMark[] {
  const { t } = translator
  const { earlierPartner, claimUntil, timeZone } = delivered
  const until =
    claimUntil === null || earlierPartner
      ? []
      : [t('mail.claim_until', { date: formatMoment(translator, new Date(claimUntil), timeZone) })]
  const text = [...until, t(earlierPartner ? 'mail.partner_claimed' : 'mail.partner_intro')].join(' ')
  return [...newsMarks(translator, delivered), { text, href: null }]
}

/** Warnings that the unit differed from what the visitor saw. */
function newsMarks(translator: Translator, delivered: DeliveredOrder): readonly MailMark[] {
  return unitNews(translator, delivered).map((text) => ({ text: onOneLine(text), href: null }))
}

/** An agent with his company. An agency has the same name as its company. */
function nameOf({ name, company }: { readonly name: string; readonly company: string | null }): string {
  return onOneLine(company && company !== name ? `${name}, ${company}` : name)
}

// Mail programs show no more of a subject. Some servers cut longer ones in the middle of a character.
const MAX_SUBJECT = 250

function joined(...parts: readonly string[]): string {
  return [...onOneLine(parts.filter(Boolean).join(' · '))].slice(0, MAX_SUBJECT).join('')
}
