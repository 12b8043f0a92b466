import type { Lead } from '#domain/lead/lead.ts'
import { unitOfLead } from '#domain/lead/lead-units.ts'

/** How a link or unlink of this tab ended in the CRM. */
export interface LeadOutcome {
  readonly id: number
  readonly ended: 'linked' | 'unlinked' | 'failed'
}

/** Watches the links of this tab until the CRM has confirmed or refused them. */
export function createLeadWatch() {
  const listeners = new Set<(outcome: LeadOutcome) => void>()
  // By unit id: true if it was linked, false if it was unlinked.
  const expected = new Map<number, boolean>()
  return {
    subscribe: (listen: (outcome: LeadOutcome) => void) => {
      listeners.add(listen)
      return () => listeners.delete(listen)
    },
    expect: (id: number, isLinked: boolean) => void expected.set(id, isLinked),
    forget: (id: number) => void expected.delete(id),
    compare: (lead: Lead) => {
      for (const [id, isLinked] of [...expected]) {
        const ended = endOf(lead, id, isLinked)
        if (!ended) continue
        expected.delete(id)
        for (const listen of listeners) listen({ id, ended })
      }
    },
  }
}

/** Null while the change is being sent. */
function endOf(lead: Lead, id: number, isLinked: boolean): LeadOutcome['ended'] | null {
  const state = unitOfLead(lead, id)?.push.state
  if (state === 'sending') return null
  if (state === 'failed') return 'failed'
  return isLinked ? 'linked' : 'unlinked'
}
