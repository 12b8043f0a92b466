import { createContext } from 'react'
import type { ApiClient } from '#web/api/client.ts'
import type { LeadStore } from './lead-store.ts'

/** The lead for which the catalogue was opened; null outside a CRM. Its code loads only inside a CRM. */
export const LeadContext = createContext<Promise<LeadStore> | null>(null)

/** Opens the lead of a CRM context; null without one. */
export function openLead(client: ApiClient, context: string | null): Promise<LeadStore> | null {
  return context ? import('./lead-store.ts').then(({ createLeadStore }) => createLeadStore(client, context)) : null
}
