import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Lead, LeadUnit, PushState } from '#domain/lead/lead.ts'
import { type ApiClient, ApiError, createClient } from '#web/api/client.ts'
import { createLeadStore } from './lead-store.ts'
import type { LeadOutcome } from './lead-watch.ts'

const AT = '2026-03-01T12:00:00.000Z'

function unit(instance_id: number, state: PushState = 'sent', linked = true): LeadUnit {
  const push = { state, at: AT, error: null }
  return { instance_id, title: `Apartment ${instance_id}`, requested: false, linked, in_crm: state === 'sent', push }
}

/** Waits for a condition, on a slow machine too. */
const until = (check: () => void) => vi.waitFor(check, { timeout: 60_000 })

const leadOf = (...units: LeadUnit[]): Lead => ({ id: '2041', name: 'Maria Keller', field: 'list', units })

/** A client whose calls the test answers by hand. */
function heldClient() {
  const answers: PromiseWithResolvers<Lead>[] = []
  const calls: string[] = []
  const leaveCrm = vi.fn()
  vi.stubGlobal('fetch', (url: string, { method = 'GET' }: RequestInit) => {
    const answer = Promise.withResolvers<Lead>()
    calls.push(`${method} ${/public\/(.*)\?/.exec(url)?.[1]}`)
    answers.push(answer)
    return answer.promise.then(
      (data) => Response.json({ data }),
      ({ code, message }: ApiError) => Response.json({ code, title: message }, { status: 403 }),
    )
  })
  const tokens = { firstToken: 'harbour', secondToken: null }
  const client: ApiClient = {
    ...createClient({ tokens, headers: {}, crm: 'context', preloaded: new Map(), answers: {} }),
    leaveCrm,
  }
  return { client, answers, calls, leaveCrm }
}

async function openStore(...units: LeadUnit[]) {
  const held = heldClient()
  const store = createLeadStore(held.client, 'context')
  await until(() => expect(held.calls).toHaveLength(1))
  held.answers[0]?.resolve(leadOf(...units))
  await until(() => expect(store.state().kind).toBe('open'))
  const outcomes: LeadOutcome[] = []
  store.onOutcome((outcome) => outcomes.push(outcome))
  const shown = () => {
    const state = store.state()
    const states = ({ linked, push }: LeadUnit) => (linked ? push.state : `un${push.state}`)
    return state.kind === 'open' ? state.lead.units.map((each) => [each.instance_id, states(each)]) : null
  }
  const answer = async (number: number, ...next: LeadUnit[]) => {
    await until(() => expect(held.calls).toHaveLength(number + 1))
    held.answers[number]?.resolve(leadOf(...next))
  }
  return { ...held, store, shown, outcomes, answer }
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 200 })
  vi.stubGlobal('sessionStorage', { setItem: vi.fn() })
  vi.stubGlobal('document', { addEventListener: vi.fn(), removeEventListener: vi.fn(), hidden: false })
})

// Polling in one test must not continue in the next.
afterEach(() => vi.useRealTimers())

describe('the units of a lead', () => {
  it('are requested at once', async () => {
    const { calls, shown } = await openStore(unit(5))
    expect(calls).toEqual(['GET crm/lead'])
    expect(shown()).toEqual([[5, 'sent']])
  })

  it('are shown as linked at once, and reported as linked when the CRM confirms', async () => {
    const { store, calls, shown, outcomes, answer } = await openStore(unit(5))
    const stored = store.link(7, true)
    expect(shown()).toEqual([
      [5, 'sent'],
      [7, 'sending'],
    ])
    await answer(1, unit(5), unit(7, 'sending'))
    expect(await stored).toBe(true)
    expect(outcomes).toEqual([])
    // The store polls while a unit is being sent.
    await answer(2, unit(5), unit(7, 'sending'))
    await answer(3, unit(5), unit(7))
    await until(() => expect(outcomes).toEqual([{ id: 7, ended: 'linked' }]))
    expect(shown()).toContainEqual([7, 'sent'])
    expect(calls.slice(1)).toEqual(['PUT crm/lead/instances/7', 'GET crm/lead', 'GET crm/lead'])
  })

  it('stay linked when the CRM fails, and are sent again on request', async () => {
    const { store, calls, shown, outcomes, answer } = await openStore()
    void store.link(7, true)
    await answer(1, unit(7, 'failed'))
    await until(() => expect(outcomes).toEqual([{ id: 7, ended: 'failed' }]))
    expect(shown()).toEqual([[7, 'failed']])
    void store.sendAgain()
    await answer(2, unit(7))
    await until(() => expect(shown()).toEqual([[7, 'sent']]))
    expect(calls[2]).toBe('POST crm/lead/retry')
  })

  it('show an unlink until the CRM has confirmed it', async () => {
    const { store, shown, outcomes, answer } = await openStore(unit(5), unit(7))
    void store.link(5, false)
    expect(shown()).toEqual([
      [5, 'unsending'],
      [7, 'sent'],
    ])
    await answer(1, unit(7))
    await until(() => expect(outcomes).toEqual([{ id: 5, ended: 'unlinked' }]))
    expect(shown()).toEqual([[7, 'sent']])
  })

  it('go back to their former state if our server did not store the change, without touching other units', async () => {
    const { store, answers, calls, shown, answer } = await openStore(unit(5))
    const failed = store.link(5, false)
    const second = store.link(7, true)
    await until(() => expect(calls).toHaveLength(2))
    answers[1]?.reject(new ApiError('internal', ''))
    expect(await failed).toBe(false)
    expect(shown()).toEqual([
      [5, 'sent'],
      [7, 'sending'],
    ])
    await answer(2, unit(5), unit(7, 'sending'))
    expect(await second).toBe(true)
  })
})

describe('a rejected context', () => {
  it.each(['expired', 'invalid'] as const)('ends the mode when it is %s', async (why) => {
    const { client, answers, leaveCrm } = heldClient()
    const store = createLeadStore(client, 'context')
    await until(() => expect(answers).toHaveLength(1))
    answers[0]?.reject(new ApiError(`crm_context_${why}`, ''))
    await until(() => expect(store.state()).toEqual({ kind: 'refused', why }))
    expect(leaveCrm).toHaveBeenCalledOnce()
    // The message appears again after a reload, until it is closed.
    expect(sessionStorage.setItem).not.toHaveBeenCalled()
    store.leave()
    expect(store.state()).toEqual({ kind: 'left' })
    expect(sessionStorage.setItem).toHaveBeenCalledWith('vitrine-crm', '')
  })

  it('is absent in a catalogue that the CRM does not cover, and kept for its own', async () => {
    const { client, answers, leaveCrm } = heldClient()
    const store = createLeadStore(client, 'context')
    await until(() => expect(answers).toHaveLength(1))
    answers[0]?.reject(new ApiError('crm_context_elsewhere', ''))
    await until(() => expect(store.state()).toEqual({ kind: 'absent' }))
    expect(leaveCrm).toHaveBeenCalledOnce()
    expect(sessionStorage.setItem).not.toHaveBeenCalled()
  })

  it('is not assumed when the server is unavailable', async () => {
    const { client, answers, leaveCrm } = heldClient()
    const store = createLeadStore(client, 'context')
    await until(() => expect(answers).toHaveLength(1))
    answers[0]?.reject(new ApiError('unavailable', ''))
    await until(() => expect(store.state()).toEqual({ kind: 'failed' }))
    expect(leaveCrm).not.toHaveBeenCalled()
  })
})
