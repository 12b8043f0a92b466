import { parsePhoneNumberFromString } from 'libphonenumber-js'
import { isRandomId } from '#domain/instance/own-id.ts'
import { otherPrice, otherStatus } from '#domain/order/unit-news.ts'
import type { Currency } from '#domain/price/currency.ts'
import { formatMoney } from '#i18n/format-money.ts'
import { formatNumber } from '#i18n/format-number.ts'
import { languageName } from '#i18n/language-name.ts'
import type { Translator } from '#i18n/translator.ts'
import type { DeliveredOrder } from '#server/delivery/delivery.ts'
import { formatMoment } from './format-moment.ts'
import { isPlainAddress, onOneLine } from './mail-message.ts'
import type { MailKind, MailRow } from './mail-view.ts'

/** The visitor and the contact details. */
export function clientRows({ t }: Translator, { order, phone }: DeliveredOrder): readonly MailRow[] {
  const { name, email } = order
  return [
    rowOf(t('mail.client'), name, { direction: 'auto', isMain: true }),
    rowOf(t('order.phone'), formatPhone(phone), { href: `tel:${phone}`, direction: 'ltr', isMain: true }),
    rowOf(t('order.email'), email, {
      href: email !== null && isPlainAddress(email) ? `mailto:${encodeURIComponent(email)}` : null,
      direction: 'ltr',
    }),
  ].flat()
}

/** What the visitor wrote; null if there is nothing. */
export function messageRow({ t }: Translator, { order }: DeliveredOrder): MailRow | null {
  const [row] = rowOf(t('order.comment'), order.comment, { direction: 'auto', isText: true })
  return row ?? null
}

/** The name of the project, unless the unit's building has the same name. */
export function projectBeside({ unit, project }: DeliveredOrder): string | null {
  return project && project.name !== unit?.titled.estate ? project.name : null
}

/**
 * The unit's status and price at the time of the order and as the visitor saw them if they differ, and the payment.
 * The unit's id in the developer's systems is not for partners.
 */
export function unitRows(translator: Translator, kind: MailKind, delivered: DeliveredOrder): readonly MailRow[] {
  const { t } = translator
  const { order, project } = delivered
  const { unit_status, unit_price, payment, calculation } = order
  const money = (amount: number | null | undefined) => amount && moneyOf(translator, amount, project?.currency)
  return [
    rowOf(t('mail.unit_id'), kind === 'mail_sales' ? ownIdOf(order) : null, { direction: 'ltr' }),
    rowOf(t('mail.status'), unit_status?.name),
    rowOf(t('mail.seen_status'), otherStatus(order)?.name),
    rowOf(t('mail.price'), money(unit_price)),
    rowOf(t('mail.seen_price'), money(otherPrice(order))),
    rowOf(t('order.payment'), payment && t(`order.payment_${payment}`)),
    rowOf(t('calculator.first'), money(calculation?.first)),
    rowOf(t('calculator.term'), calculation && t('term.months', { count: calculation.term })),
    rowOf(t('calculator.monthly'), money(calculation?.monthly)),
  ].flat()
}

/** The id that the developer gave the unit. One that the Studio made is in no other system. */
function ownIdOf({ instance }: DeliveredOrder['order']): string | null {
  return instance && !isRandomId(instance.external_id) ? instance.external_id : null
}

/** Where the visitor came from, and when. */
export function sourceRows(translator: Translator, { order, catalogue, timeZone }: DeliveredOrder): readonly MailRow[] {
  const { t } = translator
  const { utm, tracking, page, lang, created_at } = order
  const marks = Object.entries({ ...utm, ...tracking }).map(([name, value]) => `${name}: ${onOneLine(value)}`)
  return [
    rowOf(t('mail.received'), formatMoment(translator, new Date(created_at), timeZone)),
    rowOf(t('mail.language'), languageName(translator, lang)),
    rowOf(t('mail.page'), page, { href: pageUrl(catalogue.url, page), direction: 'ltr' }),
    rowOf(t('mail.source'), marks.join('\n'), { direction: 'ltr', isText: true }),
  ].flat()
}

type RowOptions = Partial<Pick<MailRow, 'href' | 'direction' | 'isMain'>> & {
  /** May have several lines. */
  readonly isText?: boolean
}

/** The row of a value; empty if there is no value. */
function rowOf(
  label: string,
  value: string | number | null | undefined,
  { href = null, direction = null, isMain = false, isText = false }: RowOptions = {},
): readonly MailRow[] {
  if (!value) return []
  // Removes control characters, except line breaks and tabs.
  const text = isText ? String(value).replaceAll(/[^\P{Cc}\r\n\t]/gu, '') : onOneLine(String(value))
  return [{ label, value: text, href, direction, isMain }]
}

/** Formats a phone number for reading, whatever the visitor typed. */
export function formatPhone(phone: string): string {
  return parsePhoneNumberFromString(phone)?.formatInternational() ?? phone
}

/** An amount, with its currency if it is known. */
export function moneyOf(translator: Translator, amount: number, currency: Currency | undefined): string {
  return currency ? formatMoney(translator, amount, currency) : formatNumber(translator, amount)
}

/** The URL of a page of the site; null if the visitor's path would lead to another site. */
function pageUrl(catalogueUrl: string, page: string): string | null {
  const { origin } = new URL(catalogueUrl)
  const url = page.startsWith('/') && URL.parse(origin + page)
  return url && url.origin === origin ? url.href : null
}
