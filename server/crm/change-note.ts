import type { Translators } from '#server/language/translators.ts'
import type { LeadChange } from './lead-push.ts'

/** Changes of a lead's units as a note for the CRM, one per line; empty if the CRM needs no note. */
export async function noteOfChanges(translators: Translators, changes: readonly LeadChange[]): Promise<string> {
  const lines = changes.map(async ({ event, title, changed_by, lang }) => {
    // The request already has a note.
    if (event === 'requested') return []
    const { t } = await translators(lang)
    return t(`crm.note_${event}`, { unit: title }) + (changed_by ? ` (${changed_by})` : '')
  })
  return (await Promise.all(lines)).flat().join('\n')
}
