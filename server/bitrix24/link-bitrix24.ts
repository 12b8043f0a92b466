import type { PushError } from '#domain/lead/lead.ts'
import { noteOfChanges } from '#server/crm/change-note.ts'
import { failureOf, type PushLead } from '#server/crm/lead-push.ts'
import { idsOf, type UnitIds } from '#server/crm/unit-value.ts'
import { plain } from './bitrix24-item.ts'
import { type Bitrix24Settings, bitrix24Settings, fieldNames, unitFields } from './bitrix24-settings.ts'
import { type Bitrix24, type Bitrix24Failure, openBitrix24, REST_SECONDS, RIGHTS } from './call-bitrix24.ts'
import type { Bitrix24Deps } from './push-bitrix24.ts'

const ENTITY_TYPES: Readonly<Record<Bitrix24Settings['entity_type_id'], string>> = { 1: 'lead', 2: 'deal' }

const GONE = ['NOT_FOUND', 'OWNER_NOT_FOUND']

/** Writes the units of a lead into its field and the changes into its timeline. Without units the field is emptied. */
export function linkBitrix24({ send, translators }: Bitrix24Deps): PushLead {
  return async (integration, { leadId, units, names, changes, now }) => {
    const id = Number(leadId)
    if (!Number.isSafeInteger(id)) {
      return { done: 0, failure: failureOf({ status: 404, error: 'The lead id is not a Bitrix24 id' }) }
    }
    const bitrix24 = openBitrix24(send, integration, now)
    const settings = bitrix24Settings.parse(integration.settings)
    const note = plain(await noteOfChanges(translators, changes))
    // The field first: a retry may set it again, while a note would be added twice.
    const failed =
      (await setField(bitrix24, settings, id, idsOf(units, names))) ?? (await addNote(bitrix24, settings, id, note))
    return failed ? { done: 0, failure: failureOf(failed, whyOf(failed)) } : { done: changes.length, failure: null }
  }
}

async function setField(bitrix24: Bitrix24, settings: Bitrix24Settings, id: number, units: readonly UnitIds[]) {
  if (!settings.unit_field) return null
  const { entity_type_id: entityTypeId } = settings
  const fields = unitFields(settings, units)
  const answer = await bitrix24('crm.item.update', { entityTypeId, id, fields, ...fieldNames(settings) })
  return answer.ok ? null : answer
}

async function addNote(bitrix24: Bitrix24, { entity_type_id }: Bitrix24Settings, id: number, note: string) {
  if (note === '') return null
  const fields = { ENTITY_ID: id, ENTITY_TYPE: ENTITY_TYPES[entity_type_id], COMMENT: note }
  const answer = await bitrix24('crm.timeline.comment.add', { fields })
  return answer.ok ? null : answer
}

/** Bitrix24 uses its own error codes where other systems use the HTTP status. */
function whyOf({ code }: Bitrix24Failure): PushError | null {
  if (code === null) return null
  if (GONE.includes(code)) return 'lead_gone'
  if (RIGHTS.includes(code)) return 'no_rights'
  return code in REST_SECONDS ? 'busy' : null
}
