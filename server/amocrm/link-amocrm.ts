import type { PushLink } from '#server/crm/link-push.ts'
import { writeUnits } from '#server/crm/write-units.ts'
import { amocrmSettings } from './amocrm-settings.ts'
import { type AmocrmAnswer, type AmocrmFailure, openAmocrm } from './call-amocrm.ts'
import type { AmocrmParts } from './push-amocrm.ts'

/** Writes the units of a lead into its field and the change into its notes; without units the field is empty. */
export function linkAmocrm({ send, translators }: AmocrmParts): PushLink {
  return async (integration, { event, leadId, unit, readUnits, user, lang, now }) => {
    if (!/^\d{1,15}$/.test(leadId)) return { ok: false, error: 'The lead is not one of amoCRM', isFinal: true }
    const amocrm = openAmocrm(send, integration, now)
    const { unit_field_id: field_id } = amocrmSettings.parse(integration.settings)

    async function setField(units: readonly number[]): Promise<AmocrmFailure | null> {
      // Nothing at all empties a field; an empty text is refused.
      const values = units.length > 0 ? [{ value: units.join(', ') }] : null
      return failureOf(await amocrm('PATCH', `leads/${leadId}`, { custom_fields_values: [{ field_id, values }] }))
    }

    async function addNote(): Promise<AmocrmFailure | null> {
      const { t } = await translators(lang)
      const text = t(`crm.note_${event}`, { unit: unit.title }) + (user ? ` (${user})` : '')
      return failureOf(await amocrm('POST', `leads/${leadId}/notes`, [{ note_type: 'common', params: { text } }]))
    }

    // The field first: it may be set twice, a note would stand there twice.
    const failed = (field_id ? await writeUnits(readUnits, setField) : null) ?? (await addNote())
    if (!failed) return { ok: true }
    const { status, invalid: _, ...failure } = failed
    // The lead is not there any more: no attempt will find it.
    return { ...failure, ...(status === 404 && { isFinal: true }) }
  }
}

function failureOf(answer: AmocrmAnswer): AmocrmFailure | null {
  return answer.ok ? null : answer
}
