import type { LeadField } from '#domain/lead/lead.ts'
import type { OpenIntegration } from '#server/integration/open-integration.ts'

/** What the field of an integration's CRM can hold; every CRM has the same name for the setting. */
export function fieldOfLeads({ settings }: Pick<OpenIntegration, 'settings'>): LeadField {
  return settings.unit_field_single === true ? 'one' : 'list'
}
