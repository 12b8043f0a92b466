import { otherPrice } from '#domain/order/unit-news.ts'
import { formatMoney } from '#i18n/format-money.ts'
import { languageName } from '#i18n/language-name.ts'
import type { Translator } from '#i18n/translator.ts'
import type { DeliveredOrder } from '#server/delivery/delivery.ts'
import { unitNews } from '#server/delivery/unit-news.ts'

/** An order in one line, for the name of a lead. */
export function orderTitle({ t }: Translator, { order, unit, catalogue }: DeliveredOrder): string {
  const about = unit?.title ?? catalogue.name
  return order.kind === 'callback'
    ? `${t('mail.callback_subject')}: ${about}`
    : t('mail.order_subject', { unit: about })
}

/** The data of an order that has no field of its own in a CRM, one item per line. */
export function orderNote(translator: Translator, delivered: DeliveredOrder): string {
  const { t } = translator
  const { order, unit, partner, earlierPartner } = delivered
  const { comment, payment, unit_status } = order
  const sources = Object.entries({ ...order.utm, ...order.tracking })
    .map(([name, value]) => `${name}=${value}`)
    .join(', ')
  const lines = [
    ...unitNews(translator, delivered),
    comment && `${t('order.comment')}: ${comment}`,
    unit && `${t('mail.unit')}: ${unit.title}, ${unit.url}`,
    order.instance && `${t('mail.unit_id')}: ${order.instance.external_id}`,
    unit_status && `${t('mail.status')}: ${unit_status.name}`,
    payment && `${t('order.payment')}: ${t(`order.payment_${payment}`)}`,
    ...moneyLines(translator, delivered),
    `${t('mail.page')}: ${pageUrl(delivered)}`,
    `${t('mail.language')}: ${languageName(translator, order.lang)}`,
    partner && t('mail.from_partner', { partner: `${namePartner(partner)}, ${partner.link}` }),
    sources && `${t('mail.source')}: ${sources}`,
    earlierPartner && t('mail.earlier_partner', { partner: namePartner(earlierPartner) }),
  ]
  return lines.filter((line) => line !== null && line !== '').join('\n')
}

/** The name of a partner with the company. */
export function namePartner({ name, company }: { readonly name: string; readonly company: string | null }): string {
  return company ? `${name} (${company})` : name
}

/** The page that the order was sent from, or the catalogue if the page is not on our site, as robots send. */
export function pageUrl({ order, catalogue }: DeliveredOrder): string {
  const url = URL.parse(order.page, catalogue.url)
  return url && url.origin === new URL(catalogue.url).origin ? url.href : catalogue.url
}

/** Removes what the visitor typed into the form from a text, since error messages must contain no personal data. */
export function withoutPersonalData(text: string, { order, phone }: DeliveredOrder): string {
  const typed = [order.comment, order.email, order.name, order.phone, phone]
  return typed.reduce<string>((rest, value) => (value ? rest.replaceAll(value, '…') : rest), text)
}

function moneyLines(translator: Translator, { order, project }: DeliveredOrder): readonly string[] {
  const { unit_price, calculation } = order
  const seen = otherPrice(order)
  if (!project) return []
  const { t } = translator
  const money = (amount: number) => formatMoney(translator, amount, project.currency)
  return [
    ...(unit_price === null ? [] : [`${t('mail.price')}: ${money(unit_price)}`]),
    ...(seen === null ? [] : [`${t('mail.seen_price')}: ${money(seen)}`]),
    ...(calculation
      ? [
          `${t('calculator.first')}: ${money(calculation.first)}`,
          `${t('calculator.monthly')}: ${money(calculation.monthly)} × ${calculation.term}`,
        ]
      : []),
  ]
}
