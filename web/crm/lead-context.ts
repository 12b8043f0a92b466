import { createContext } from 'react'
import type { ApiClient } from '#web/api/client.ts'
import type { LeadStore } from './lead-store.ts'

/** The lead that the catalogue was opened for, and its units; null outside a CRM. Its code comes only inside one. */
export const LeadContext = createContext<Promise<LeadStore> | null>(null)

/** Opens the lead of a CRM context. */
export async function openLead(client: ApiClient): Promise<LeadStore> {
  return (await import('./lead-store.ts')).createLeadStore(client)
}
