import { createHash } from 'node:crypto'
import { TRACKING_FIELDS, UTM_FIELDS } from '#domain/visitor/source.ts'
import type { Translator } from '#i18n/translator.ts'
import { namePartner, orderTitle, pageUrl } from '#server/crm/order-text.ts'
import { valueOfUnit } from '#server/crm/unit-value.ts'
import type { Attempt } from '#server/delivery/delivery.ts'
import type { AmocrmSettings } from './amocrm-settings.ts'

const FORM_ID = 'vitrine'

// amoCRM's limit on the length of names.
const MAX_NAME = 255

/** A short mark that lets us find our own lead: amoCRM does not reject a request it has already seen. */
export function markOf(key: string): string {
  return `V-${createHash('sha256').update(key).digest('hex').slice(0, 12)}`
}

/** The `leads/complex` body of an order. `hasSources` adds the source fields, which an account may have deleted. */
export function leadBody(
  translator: Translator,
  { key, delivered }: Attempt,
  settings: AmocrmSettings,
  hasSources: boolean,
): object {
  const { order, phone, unit, partner } = delivered
  const { pipeline_id, status_id, responsible_user_id, unit_field_id, unit_field_value, origin_field_id } = settings
  const ids = (id: number) => ({ id, external_id: order.instance?.external_id ?? null })
  const mark = markOf(key)
  const title = orderTitle(translator, delivered)
  const fields = [
    ...(unit && unit_field_id ? [idField(unit_field_id, valueOfUnit(unit_field_value, ids(unit.id)))] : []),
    ...(origin_field_id ? [idField(origin_field_id, mark)] : []),
    ...(hasSources ? sourceFields(order) : []),
  ]
  return {
    name: origin_field_id ? title.slice(0, MAX_NAME) : `${title.slice(0, MAX_NAME - mark.length - 1)} ${mark}`,
    request_id: key,
    ...(order.unit_price !== null && { price: Math.round(order.unit_price) }),
    ...(pipeline_id && { pipeline_id }),
    ...(status_id && { status_id }),
    ...(responsible_user_id && { responsible_user_id }),
    ...(fields.length > 0 && { custom_fields_values: fields }),
    _embedded: {
      ...(partner && { tags: [{ name: namePartner(partner).slice(0, MAX_NAME) }] }),
      contacts: [
        {
          first_name: order.name,
          custom_fields_values: [
            codeField('PHONE', phone, 'WORK'),
            ...(order.email ? [codeField('EMAIL', order.email, 'WORK')] : []),
          ],
        },
      ],
      // Metadata makes the lead an unsorted one, and unsorted leads can't have a status.
      ...(!status_id && { metadata: formOf(title, { key, delivered }) }),
    },
  }
}

function formOf(title: string, { key, delivered }: Pick<Attempt, 'key' | 'delivered'>): object {
  const { order } = delivered
  return {
    category: 'forms',
    form_id: FORM_ID,
    form_name: title,
    // The list of unsorted leads contains only this form, so the mark is repeated here.
    form_page: `${pageUrl(delivered)}#${markOf(key)}`,
    form_sent_at: Math.floor(Date.parse(order.created_at) / 1000),
    ...(order.tracking.referrer && { referer: order.tracking.referrer }),
  }
}

/** Fields of type `tracking_data`, which every new account has. */
function sourceFields({ utm, tracking }: Attempt['delivered']['order']): readonly object[] {
  return [
    ...UTM_FIELDS.flatMap((name) => (utm[name] ? [codeField(name.toUpperCase(), utm[name])] : [])),
    ...TRACKING_FIELDS.flatMap((name) => (tracking[name] ? [codeField(name.toUpperCase(), tracking[name])] : [])),
  ]
}

function idField(field_id: number, value: string): object {
  return { field_id, values: [{ value }] }
}

function codeField(field_code: string, value: string, enum_code?: string): object {
  return { field_code, values: [{ value, ...(enum_code && { enum_code }) }] }
}
