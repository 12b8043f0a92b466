import { isoCurrency } from '#domain/price/currency.ts'
import type { Translator } from '#i18n/translator.ts'
import { namePartner, orderNote, orderTitle } from '#server/crm/order-text.ts'
import type { Attempt } from '#server/delivery/delivery.ts'
import { type Bitrix24Settings, unitFields } from './bitrix24-settings.ts'

/** The `originatorId` of our items: tells Bitrix24 which system their `originId` is from. */
export const ORIGINATOR = 'vitrine'

/** An order as fields of `crm.item.add`, without the person who sent it. */
export function itemFields(translator: Translator, { key, delivered }: Attempt, settings: Bitrix24Settings): object {
  const { order, project, unit, partner } = delivered
  const { stage_id, assigned_by_id, category_id, source_id } = settings
  return {
    ...originOf(key),
    title: plain(orderTitle(translator, delivered)),
    comments: plain(orderNote(translator, delivered)),
    sourceId: source_id ?? (order.kind === 'callback' ? 'CALLBACK' : 'WEBFORM'),
    ...(partner && { sourceDescription: plain(`${namePartner(partner)}, ${partner.link}`) }),
    ...(stage_id !== undefined && { stageId: stage_id }),
    ...(assigned_by_id !== undefined && { assignedById: assigned_by_id }),
    ...(category_id !== undefined && { categoryId: category_id }),
    // Manual: otherwise Bitrix24 sums up the item's products, and it has none.
    ...(order.unit_price !== null && { opportunity: order.unit_price, isManualOpportunity: 'Y' }),
    ...(order.unit_price !== null && project && { currencyId: isoCurrency(project.currency) }),
    ...utmFields(order.utm),
    ...(unit && unitFields(settings, [{ id: unit.id, external_id: order.instance?.external_id ?? null }])),
  }
}

/** The person who sent an order, as fields of a lead or a contact. */
export function personFields({ key, delivered: { order, phone } }: Attempt): object {
  const { name, email } = order
  return {
    ...originOf(key),
    name: plain(name),
    fm: [
      { typeId: 'PHONE', valueType: 'WORK', value: phone },
      ...(email ? [{ typeId: 'EMAIL', valueType: 'WORK', value: email }] : []),
    ],
  }
}

/** Replaces markup characters in visitors' texts: Bitrix24 would turn them into links and pictures. */
export function plain(text: string): string {
  return text.replaceAll('[', '［').replaceAll(']', '］').replaceAll('<', '＜').replaceAll('>', '＞')
}

function originOf(key: string) {
  return { originatorId: ORIGINATOR, originId: key }
}

function utmFields(utm: Attempt['delivered']['order']['utm']): object {
  const { utm_source, utm_medium, utm_campaign, utm_content, utm_term } = utm
  const fields = {
    utmSource: utm_source,
    utmMedium: utm_medium,
    utmCampaign: utm_campaign,
    utmContent: utm_content,
    utmTerm: utm_term,
  }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}
