import type { Translator } from '#i18n/translator.ts'
import type { DeliveredOrder } from '#server/delivery/delivery.ts'
import { unitNews } from '#server/delivery/unit-news.ts'
import { onOneLine } from './mail-message.ts'
import type { MailKind, MailMark, MailView } from './mail-view.ts'
import { clientRows, projectBeside, sourceRows, unitRows } from './order-rows.ts'

/** The content of a mail about an order. The partner's mail contains nothing about the developer or other partners. */
export function orderView(translator: Translator, kind: MailKind, delivered: DeliveredOrder): MailView {
  const { t, language } = translator
  const { order, unit, catalogue } = delivered
  const marks = kind === 'mail_sales' ? salesMarks(translator, delivered) : partnerMarks(translator, delivered)
  return {
    language,
    subject: subjectOf(translator, kind, delivered),
    site: onOneLine(catalogue.name),
    title: order.kind === 'callback' ? t('mail.callback_subject') : onOneLine(unit?.title ?? catalogue.name),
    intro: introOf(translator, kind, delivered),
    marks,
    groups: [
      clientRows(translator, delivered),
      unitRows(translator, kind, delivered),
      sourceRows(translator, delivered),
    ].filter(({ length }) => length > 0),
    action: unit && { text: t('mail.open_unit'), href: unit.url },
  }
}

/** The unit and the project. For the sales department also the partner, because mail lists show only the subject. */
function subjectOf({ t }: Translator, kind: MailKind, delivered: DeliveredOrder): string {
  const { order, unit, project, catalogue, partner } = delivered
  const place = [unit?.title, project ? projectBeside(delivered) : catalogue.name].filter(Boolean).join(', ')
  const isSales = kind === 'mail_sales'
  const mark = isSales && partner ? t('mail.from_partner', { partner: nameOf(partner) }) : ''
  if (order.kind === 'order') {
    const subject = t(isSales ? 'mail.order_subject' : 'mail.partner_subject', { unit: place })
    return joined(subject, mark)
  }
  return joined(t(isSales ? 'mail.callback_subject' : 'mail.partner_callback_subject'), place, mark)
}

function introOf({ t }: Translator, kind: MailKind, { order, catalogue, earlierPartner }: DeliveredOrder): string {
  if (kind === 'mail_partner') return t(earlierPartner ? 'mail.partner_claimed' : 'mail.partner_intro')
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

function partnerMarks(translator: Translator, delivered: DeliveredOrder): readonly MailMark[] {
  const { partner } = delivered
  const link = partner ? [{ text: translator.t('partner.link'), href: partner.link }] : []
  return [...newsMarks(translator, delivered), ...link]
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
