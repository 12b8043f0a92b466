import type { Lead } from '#domain/lead/lead.ts'
import { countPushes, type LinkStep, withLink } from '#domain/lead/lead-units.ts'
import { type ApiClient, ApiError } from '#web/api/client.ts'
import { leaveCrmContext } from '#web/api/crm-context.ts'
import { send } from '#web/api/send.ts'
import { createLeadWatch, type LeadOutcome } from './lead-watch.ts'
import { openTabsWithLead } from './open-with-lead.ts'
import { pollWhile } from './poll-while.ts'

/** The state of the lead. `absent`: its CRM does not cover this catalogue. `left`: the visitor has closed the message. */
export type LeadState =
  | { readonly kind: 'loading' | 'failed' | 'absent' | 'left' }
  | { readonly kind: 'refused'; readonly why: 'expired' | 'invalid' }
  | { readonly kind: 'open'; readonly lead: Lead; readonly isOnlyLinked: boolean }

/** Holds the lead of the CRM. */
export interface LeadStore {
  readonly state: () => LeadState
  readonly subscribe: (onChange: () => void) => () => void
  /** Subscribes to the CRM's results for links made in this tab. */
  readonly onOutcome: (listen: (outcome: LeadOutcome) => void) => () => void
  /** Loads the lead again. */
  readonly load: () => Promise<void>
  /** Links or unlinks a unit. Shows it at once and reverts it if our server does not store it. Resolves to whether it did. */
  readonly link: (id: number, isLinked: boolean) => Promise<boolean>
  /** Sends unconfirmed units to the CRM again. Resolves to whether our server accepted the request. */
  readonly sendAgain: () => Promise<boolean>
  readonly showOnlyLinked: (isOnlyLinked: boolean) => void
  /** Closes the message about a rejected context. */
  readonly leave: () => void
}

/** Creates the store for a CRM context and loads its lead. */
export function createLeadStore(client: ApiClient, context: string): LeadStore {
  const listeners = new Set<() => void>()
  const watch = createLeadWatch()
  const stopTabs = openTabsWithLead(context)
  let state: LeadState = { kind: 'loading' }
  // The last answer of the server, and the changes made here since.
  let known: Lead | null = null
  let steps: readonly LinkStep[] = []
  // Calls run one at a time: answers out of order would show an old state.
  let last: Promise<unknown> = Promise.resolve()

  function set(next: LeadState): void {
    state = next
    for (const listen of listeners) listen()
  }

  function show(change: { readonly isOnlyLinked?: boolean } = {}): void {
    if (!known) return
    const isOnlyLinked = state.kind === 'open' && state.isOnlyLinked
    set({ kind: 'open', isOnlyLinked, ...change, lead: steps.reduce(withLink, known) })
  }

  function receive(lead: Lead): void {
    known = lead
    show()
    if (steps.length === 0) watch.compare(lead)
  }

  function onError(error: unknown): void {
    const code = error instanceof ApiError ? error.code : 'unavailable'
    const why = refusalOf(code)
    if (why) stopTabs()
    if (code === 'crm_context_elsewhere') leaveFor({ kind: 'absent' })
    else if (why) leaveFor({ kind: 'refused', why })
    else if (!known) set({ kind: 'failed' })
  }

  /** Removes the context from all further calls. */
  function leaveFor(next: LeadState): void {
    known = null
    client.leaveCrm()
    set(next)
  }

  function call(work: () => Promise<Lead>, onDone = () => {}): Promise<boolean> {
    const done = last.then(async () => {
      try {
        const lead = await work()
        onDone()
        receive(lead)
        return true
      } catch (error) {
        onDone()
        show()
        onError(error)
        return false
      }
    })
    last = done
    return done
  }

  const refresh = () => call(() => client.get<Lead>('crm/lead'))

  async function load(): Promise<void> {
    if (!known) set({ kind: 'loading' })
    await refresh()
  }

  pollWhile({
    isWaiting: () => state.kind === 'open' && countPushes(state.lead, 'sending') > 0,
    isOpen: () => state.kind === 'open',
    refresh,
    onChange: (listen) => void listeners.add(listen),
  })
  void load()
  return {
    state: () => state,
    subscribe: (onChange) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    onOutcome: watch.subscribe,
    load,
    link: async (id, isLinked) => {
      const step = { id, isLinked, at: new Date().toISOString() }
      steps = [...steps, step]
      show()
      const method = isLinked ? 'PUT' : 'DELETE'
      watch.expect(id, isLinked)
      const isStored = await call(
        () => send<Lead>(client, method, `crm/lead/instances/${id}`),
        () => {
          steps = steps.filter((each) => each !== step)
        },
      )
      if (!isStored) watch.forget(id)
      return isStored
    },
    sendAgain: () => call(() => send<Lead>(client, 'POST', 'crm/lead/retry')),
    showOnlyLinked: (isOnlyLinked) => show({ isOnlyLinked }),
    leave: () => {
      leaveCrmContext()
      set({ kind: 'left' })
    },
  }
}

/** Why the server rejected the context; null for any other error. */
function refusalOf(code: ApiError['code']): 'expired' | 'invalid' | null {
  if (code === 'crm_context_expired') return 'expired'
  return code === 'crm_context_invalid' || code === 'forbidden' ? 'invalid' : null
}
