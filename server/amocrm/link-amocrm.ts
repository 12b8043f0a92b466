import { noteOfChanges } from '#server/crm/change-note.ts'
import { failureOf, type PushLead } from '#server/crm/lead-push.ts'
import { idsOf, valueOfUnit } from '#server/crm/unit-value.ts'
import { amocrmSettings } from './amocrm-settings.ts'
import { type Amocrm, openAmocrm } from './call-amocrm.ts'
import type { AmocrmDeps } from './push-amocrm.ts'

/** Writes the units of a lead into its field and the changes into a note. Without units the field is emptied. */
export function linkAmocrm({ send, translators }: AmocrmDeps): PushLead {
  return async (integration, { leadId, units, names, changes, now }) => {
    if (!/^\d{1,15}$/.test(leadId)) {
      return { done: 0, failure: failureOf({ status: 404, error: 'The lead id is not an amoCRM id' }) }
    }
    const amocrm = openAmocrm(send, integration, now)
    const { unit_field_id, unit_field_value } = amocrmSettings.parse(integration.settings)
    const values = idsOf(units, names).map((unit) => valueOfUnit(unit_field_value, unit))
    const note = await noteOfChanges(translators, changes)
    // The field first: a retry may set it again, while a note would be added twice.
    const failed = (await setField(amocrm, leadId, unit_field_id, values)) ?? (await addNote(amocrm, leadId, note))
    return failed ? { done: 0, failure: failureOf(failed) } : { done: changes.length, failure: null }
  }
}

async function setField(amocrm: Amocrm, leadId: string, field_id: number | undefined, units: readonly string[]) {
  if (field_id === undefined) return null
  // Null empties a field; amoCRM rejects an empty text.
  const values = units.length > 0 ? [{ value: units.join(', ') }] : null
  const answer = await amocrm('PATCH', `leads/${leadId}`, { custom_fields_values: [{ field_id, values }] })
  return answer.ok ? null : answer
}

async function addNote(amocrm: Amocrm, leadId: string, text: string) {
  if (text === '') return null
  const answer = await amocrm('POST', `leads/${leadId}/notes`, [{ note_type: 'common', params: { text } }])
  return answer.ok ? null : answer
}
