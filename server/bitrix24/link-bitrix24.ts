import type { PushLink } from '#server/crm/link-push.ts'
import { writeUnits } from '#server/crm/write-units.ts'
import { plain } from './bitrix24-item.ts'
import { type Bitrix24Settings, bitrix24Settings, fieldNames, unitFields } from './bitrix24-settings.ts'
import { type Bitrix24Answer, type Bitrix24Failure, openBitrix24 } from './call-bitrix24.ts'
import type { Bitrix24Parts } from './push-bitrix24.ts'

const ENTITY_TYPES: Readonly<Record<Bitrix24Settings['entity_type_id'], string>> = { 1: 'lead', 2: 'deal' }

// The lead is not there any more: no attempt will find it.
const GONE = ['NOT_FOUND', 'OWNER_NOT_FOUND']

/** Writes the units of a lead into its field and the change into its timeline; without units the field is empty. */
export function linkBitrix24({ send, translators }: Bitrix24Parts): PushLink {
  return async (integration, { event, leadId, unit, readUnits, user, lang, now }) => {
    const id = Number(leadId)
    if (!Number.isSafeInteger(id)) return { ok: false, error: 'The lead is not one of Bitrix24', isFinal: true }
    const bitrix24 = openBitrix24(send, integration, now)
    const settings = bitrix24Settings.parse(integration.settings)
    const { entity_type_id: entityTypeId, unit_field } = settings

    async function setField(units: readonly number[]): Promise<Bitrix24Failure | null> {
      const fields = unitFields(settings, units)
      return failureOf(await bitrix24('crm.item.update', { entityTypeId, id, fields, ...fieldNames(settings) }))
    }

    async function addNote(): Promise<Bitrix24Failure | null> {
      const { t } = await translators(lang)
      const words = plain(t(`crm.note_${event}`, { unit: unit.title }) + (user ? ` (${user})` : ''))
      const fields = { ENTITY_ID: id, ENTITY_TYPE: ENTITY_TYPES[entityTypeId], COMMENT: words }
      return failureOf(await bitrix24('crm.timeline.comment.add', { fields }))
    }

    // The field first: it may be set twice, a note would stand there twice.
    const failed = (unit_field ? await writeUnits(readUnits, setField) : null) ?? (await addNote())
    if (!failed) return { ok: true }
    const { status: _, code, ...failure } = failed
    return { ...failure, ...(code !== null && GONE.includes(code) && { isFinal: true }) }
  }
}

function failureOf(answer: Bitrix24Answer): Bitrix24Failure | null {
  return answer.ok ? null : answer
}
