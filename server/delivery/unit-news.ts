import { isTakenMeanwhile, otherPrice, otherStatus } from '#domain/order/unit-news.ts'
import { formatMoney } from '#i18n/format-money.ts'
import type { Translator } from '#i18n/translator.ts'
import type { DeliveredOrder } from './delivery.ts'

/** Warnings, one per line, that the status or price of the unit differs from what the visitor saw. */
export function unitNews(translator: Translator, delivered: DeliveredOrder): readonly string[] {
  return [...statusNews(translator, delivered), ...priceNews(translator, delivered)]
}

function statusNews({ t }: Translator, { order }: DeliveredOrder): readonly string[] {
  const { unit_status } = order
  const seen = otherStatus(order)
  if (!unit_status) return []
  if (seen) return [t('mail.status_differs', { status: unit_status.name, seen: seen.name })]
  return isTakenMeanwhile(order) ? [t('mail.not_free', { status: unit_status.name })] : []
}

function priceNews(translator: Translator, { order, project }: DeliveredOrder): readonly string[] {
  const { t } = translator
  const seen = otherPrice(order)
  if (seen === null || !order.unit_status || !project) return []
  const money = (amount: number | null) =>
    amount === null ? t('price.on_request') : formatMoney(translator, amount, project.currency)
  return [t('mail.price_differs', { price: money(order.unit_price), seen: money(seen) })]
}
