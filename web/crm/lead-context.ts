import { createContext } from 'react'
import type { ApiClient } from '#web/api/client.ts'
import type { LeadStore } from './lead-store.ts'

/** The lead that the catalogue was opened for, and its units; null outside a CRM. Its code comes only inside one. */
export const LeadContext = createContext<Promise<LeadStore> | null>(null)

/** Opens the lead of a CRM context; null without one. */
export function openLead(client: ApiClient, context: string | null): Promise<LeadStore> | null {
  return context ? import('./lead-store.ts').then(({ createLeadStore }) => createLeadStore(client, context)) : null
}
