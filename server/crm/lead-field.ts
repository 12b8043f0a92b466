import type { LeadField } from '#domain/lead/lead.ts'
import type { OpenIntegration } from '#server/integration/open-integration.ts'

/** Whether the CRM's field holds one unit or a list; all CRMs share the name of this setting. */
export function fieldOfLeads({ settings }: Pick<OpenIntegration, 'settings'>): LeadField {
  return settings.unit_field_single === true ? 'one' : 'list'
}
