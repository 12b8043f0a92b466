import type { Lead } from '#contract/crm.ts'
import { type ApiClient, ApiError } from '#web/api/client.ts'
import { forgetCrmContext } from '#web/api/crm-context.ts'
import { send } from '#web/api/send.ts'
import { withLink } from './with-link.ts'

/** How it stands with the lead. After `refused` and `left` the catalogue is an ordinary one. */
export type LeadState =
  | { readonly kind: 'loading' | 'failed' | 'left' }
  | { readonly kind: 'refused'; readonly why: 'expired' | 'invalid' }
  | { readonly kind: 'open'; readonly lead: Lead }

/** The lead of the CRM, as React follows it. */
export interface LeadStore {
  readonly state: () => LeadState
  readonly subscribe: (onChange: () => void) => () => void
  /** Asks for the lead again. */
  readonly load: () => Promise<void>
  /** Links a unit or unlinks it: shown at once, taken back if it does not work out. Tells whether it did. */
  readonly link: (id: number, isLinked: boolean) => Promise<boolean>
  /** Puts away what was said of a refused context. */
  readonly leave: () => void
}

/** Keeps the lead of a CRM context, from the first call on. */
export function createLeadStore(client: ApiClient): LeadStore {
  const listeners = new Set<() => void>()
  let state: LeadState = { kind: 'loading' }
  // One after the other: answers that overtake one another would show what was before.
  let last: Promise<unknown> = Promise.resolve()

  function set(next: LeadState): void {
    state = next
    for (const listen of listeners) listen()
  }

  function setLink(id: number, isLinked: boolean): void {
    if (state.kind !== 'open') return
    const { lead } = state
    set({ kind: 'open', lead: { ...lead, instances: [...withLink(lead.instances, id, isLinked)] } })
  }

  function onError(error: unknown): void {
    const why = refusalOf(error)
    if (!why) return
    client.leaveCrm()
    forgetCrmContext()
    set({ kind: 'refused', why })
  }

  async function load(): Promise<void> {
    set({ kind: 'loading' })
    try {
      set({ kind: 'open', lead: await client.get<Lead>('crm/lead') })
    } catch (error) {
      set({ kind: 'failed' })
      onError(error)
    }
  }

  async function tell(id: number, isLinked: boolean): Promise<boolean> {
    try {
      const method = isLinked ? 'PUT' : 'DELETE'
      const { instances } = await send<Lead>(client, method, `crm/lead/instances/${id}`)
      setLink(id, instances.includes(id))
      return true
    } catch (error) {
      setLink(id, !isLinked)
      onError(error)
      return false
    }
  }

  void load()
  return {
    state: () => state,
    subscribe: (onChange) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    load,
    link: (id, isLinked) => {
      setLink(id, isLinked)
      const done = last.then(() => tell(id, isLinked))
      last = done
      return done
    },
    leave: () => set({ kind: 'left' }),
  }
}

/** Why the server does not take the context; null where the fault is another. */
function refusalOf(error: unknown): 'expired' | 'invalid' | null {
  if (!(error instanceof ApiError)) return null
  if (error.code === 'crm_context_expired') return 'expired'
  return error.code === 'crm_context_invalid' || error.code === 'forbidden' ? 'invalid' : null
}
