import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Lead } from '#contract/crm.ts'
import { type ApiClient, ApiError, createClient } from '#web/api/client.ts'
import { createLeadStore } from './lead-store.ts'
import { withLink } from './with-link.ts'

const lead: Lead = { id: '2041', name: 'Maria Keller', instances: [5] }

/** The client of a page whose calls are answered by hand. */
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
  const client: ApiClient = { ...createClient({ tokens, headers: {}, crm: 'context', preloaded: new Map() }), leaveCrm }
  return { client, answers, calls, leaveCrm }
}

async function openStore() {
  const held = heldClient()
  const store = createLeadStore(held.client)
  held.answers[0]?.resolve(lead)
  await vi.waitFor(() => expect(store.state().kind).toBe('open'))
  const linked = () => {
    const state = store.state()
    return state.kind === 'open' ? state.lead.instances : null
  }
  return { ...held, store, linked }
}

beforeEach(() => {
  vi.stubGlobal('sessionStorage', { removeItem: vi.fn() })
})

describe('the units of a lead', () => {
  it('are asked for at once', async () => {
    const { calls, linked } = await openStore()
    expect(calls).toEqual(['GET crm/lead'])
    expect(linked()).toEqual([5])
  })

  it('are linked at sight and confirmed later', async () => {
    const { store, answers, calls, linked } = await openStore()
    const done = store.link(7, true)
    expect(linked()).toEqual([5, 7])
    await vi.waitFor(() => expect(calls).toHaveLength(2))
    answers[1]?.resolve({ ...lead, instances: [5, 7] })
    expect(await done).toBe(true)
    expect(calls[1]).toBe('PUT crm/lead/instances/7')
    expect(linked()).toEqual([5, 7])
  })

  it('are as before where it did not work out, and only those', async () => {
    const { store, answers, calls, linked } = await openStore()
    const failed = store.link(5, false)
    const second = store.link(7, true)
    expect(linked()).toEqual([7])
    await vi.waitFor(() => expect(calls).toHaveLength(2))
    answers[1]?.reject(new ApiError('internal', ''))
    expect(await failed).toBe(false)
    await vi.waitFor(() => expect(calls).toHaveLength(3))
    answers[2]?.resolve({ ...lead, instances: [5, 7] })
    expect(await second).toBe(true)
    expect(linked()?.toSorted()).toEqual([5, 7])
  })
})

describe('a context that is refused', () => {
  it.each(['expired', 'invalid'] as const)('ends the mode when it is %s', async (why) => {
    const { client, answers, leaveCrm } = heldClient()
    const store = createLeadStore(client)
    answers[0]?.reject(new ApiError(`crm_context_${why}`, ''))
    await vi.waitFor(() => expect(store.state()).toEqual({ kind: 'refused', why }))
    expect(leaveCrm).toHaveBeenCalledOnce()
    expect(sessionStorage.removeItem).toHaveBeenCalledOnce()
    store.leave()
    expect(store.state()).toEqual({ kind: 'left' })
  })

  it('is not one that the server could not look at', async () => {
    const { client, answers, leaveCrm } = heldClient()
    const store = createLeadStore(client)
    answers[0]?.reject(new ApiError('unavailable', ''))
    await vi.waitFor(() => expect(store.state()).toEqual({ kind: 'failed' }))
    expect(leaveCrm).not.toHaveBeenCalled()
  })
})

it('links nothing twice', () => {
  expect(withLink([1, 2], 2, true)).toEqual([1, 2])
  expect(withLink([1, 2], 1, false)).toEqual([2])
  expect(withLink([1], 3, true)).toEqual([1, 3])
})
