import { use, useSyncExternalStore } from 'react'
import { LeadContext } from './lead-context.ts'
import type { LeadState, LeadStore } from './lead-store.ts'

/** The lead and its store. Works only inside a CRM and below a Suspense. */
export function useLead(): { readonly store: LeadStore; readonly state: LeadState } {
  const opened = use(LeadContext)
  if (!opened) throw new Error('not inside a CRM')
  const store = use(opened)
  return { store, state: useSyncExternalStore(store.subscribe, store.state) }
}

/** The display name of a lead. */
export function nameOfLead({ id, name }: { readonly id: string; readonly name: string | null }): string {
  return name || id
}
