import * as z from 'zod'
import { withoutPersonalData } from '#server/crm/order-text.ts'
import type { Attempt, PushOrder } from '#server/delivery/delivery.ts'
import type { Outgoing } from '#server/http/outgoing.ts'
import type { Translators } from '#server/language/translators.ts'
import { itemFields, ORIGINATOR, personFields } from './bitrix24-item.ts'
import { type Bitrix24Settings, bitrix24Settings, fieldNames } from './bitrix24-settings.ts'
import { type Bitrix24, type Bitrix24Failure, openBitrix24 } from './call-bitrix24.ts'

const found = z.object({ items: z.array(z.object({ id: z.int() })) })
const added = z.object({ item: z.object({ id: z.int() }) })

const LEAD = 1
const CONTACT = 3

export interface Bitrix24Deps {
  readonly send: Outgoing
  readonly translators: Translators
}

/** Pushes orders to Bitrix24 as leads, or as deals with a contact. */
export function pushBitrix24({ send, translators }: Bitrix24Deps): PushOrder {
  return async (integration, attempt) => {
    const { delivered, now } = attempt
    const bitrix24 = openBitrix24(send, integration, now)
    const settings = bitrix24Settings.parse(integration.settings)
    const fields = itemFields(await translators(delivered.lang), attempt, settings)
    const item = await ensureOrder(bitrix24, attempt, settings, fields)
    if (typeof item === 'number') return { ok: true, leadId: String(item) }
    const { status: _, code: __, isTimeout: ___, error, ...failure } = item
    return { ...failure, error: withoutPersonalData(error, delivered) }
  }
}

async function ensureOrder(
  bitrix24: Bitrix24,
  attempt: Attempt,
  settings: Bitrix24Settings,
  fields: object,
): Promise<number | Bitrix24Failure> {
  const { entity_type_id: entityTypeId } = settings
  const person = personFields(attempt)
  const names = fieldNames(settings)
  if (entityTypeId === LEAD)
    return ensureItem(bitrix24, attempt, { entityTypeId, fields: { ...fields, ...person }, ...names })
  // Deals have no name or phone fields; those go into a contact.
  const contactId = await ensureItem(bitrix24, attempt, { entityTypeId: CONTACT, fields: person })
  if (typeof contactId !== 'number') return contactId
  return ensureItem(bitrix24, attempt, { entityTypeId, fields: { ...fields, contactId }, ...names })
}

/** The id of the item with our key. Retries search for it first, since an earlier attempt may have created it. */
async function ensureItem(
  bitrix24: Bitrix24,
  { key, number }: Attempt,
  item: { readonly entityTypeId: number; readonly fields: object },
): Promise<number | Bitrix24Failure> {
  const { entityTypeId } = item
  if (number > 1) {
    const filter = { originatorId: ORIGINATOR, originId: key }
    const listed = await bitrix24('crm.item.list', { entityTypeId, select: ['id'], filter })
    if (!listed.ok) return listed
    const [known] = found.safeParse(listed.result).data?.items ?? []
    if (known) return known.id
  }
  const answer = await bitrix24('crm.item.add', item)
  if (!answer.ok) return answer
  const { status, result } = answer
  const id = added.safeParse(result).data?.item.id
  return id ?? { ok: false, status, code: null, error: 'crm.item.add returned no item' }
}
