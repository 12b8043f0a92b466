import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { type Entity, fieldKey } from '#domain/draft/entity.ts'
import type { Author } from '#domain/draft/entry.ts'
import type { Json } from '#domain/draft/json.ts'
import { DraftServer } from './draft-server.fixture.ts'
import { TabbedBrowser } from './offline-queue.fixture.ts'
import type { OfflineQueue } from './offline-queue.ts'
import type { ProjectState } from './project-state.ts'
import { ProjectStore } from './project-store.ts'
import { canUndo, unkeptFields } from './store-state.ts'

const ANNA: Author = { kind: 'person', id: 1 }
const BEN: Author = { kind: 'person', id: 2 }

const UNITS: readonly Entity[] = [
  { kind: 'status', id: 'free', fields: { type: 'free' } },
  { kind: 'status', id: 'sold', fields: { type: 'sold' } },
  ...['1', '2', '3'].map((id) => ({
    kind: 'instance' as const,
    id,
    fields: { number: id, price: 100, status: 'free' },
  })),
]

/** The store of a person in a new tab, which takes over what tabs that are gone have left. */
async function storeOf(
  server: DraftServer,
  me: Author,
  browser = new TabbedBrowser(),
  own: Partial<OfflineQueue> = {},
) {
  const onFailure = vi.fn()
  const calls = server.callsOf(me)
  const reload = async () => {
    await calls.readDraft()
    return server.state()
  }
  const tab = browser.openTab()
  const parts = { calls, queue: { ...tab, ...own }, me, reload, onFailure }
  const store = new ProjectStore(parts, server.state(), await tab.adopt(), browser.clashes())
  return { store, onFailure, browser, tab }
}

function price(store: ProjectStore, id: string): Json {
  return store.state().project.shown.get(`instance ${id}`)?.fields.price ?? null
}

const priceOf = (id: string, value: Json, base: Json) =>
  ({ kind: 'instance', id, field: 'price', value, base }) as const
const OFTEN = { interval: 1, timeout: 10_000 }
const sent = (store: ProjectStore) => vi.waitFor(() => expect(store.state().waiting).toEqual([]))

describe('the store of a project', () => {
  it('shows a change at once and sends it', async () => {
    const server = new DraftServer(UNITS)
    const { store } = await storeOf(server, ANNA)
    store.change([priceOf('1', 120, 100)])
    expect(price(store, '1')).toBe(120)
    await sent(store)
    expect(server.draft.get('instance price 1')).toMatchObject({ value: 120, base: 100, by: ANNA })
    expect(store.state().savedAt).not.toBeNull()
  })

  it('says of each act when this browser keeps it, before the server has it', async () => {
    const written = Promise.withResolvers<boolean>()
    const server = new DraftServer(UNITS)
    const keep = vi.fn(() => written.promise)
    const { store } = await storeOf(server, ANNA, new TabbedBrowser(), { keep })
    let isKept = false
    store.change([priceOf('1', 120, 100)])
    store.setStatuses([{ id: '2', from: 'free', to: 'sold' }])
    const kept = store.whenKept().then(() => {
      isKept = true
    })
    await new Promise((resolve) => setImmediate(resolve))
    expect(isKept).toBe(false)
    expect([...unkeptFields(store.state())]).toEqual(['instance price 1', 'instance status 2'])
    written.resolve(true)
    await kept
    expect(unkeptFields(store.state()).size).toBe(0)
    expect(keep).toHaveBeenCalledWith(expect.objectContaining({ kind: 'draft' }))
  })

  it('says so in a browser that keeps nothing, and sends all the same', async () => {
    const browser = new TabbedBrowser()
    browser.isForgetful = true
    const server = new DraftServer(UNITS)
    const { store } = await storeOf(server, ANNA, browser)
    server.isAway = true
    store.change([priceOf('1', 120, 100)])
    await vi.waitFor(() => expect(store.state().isAway).toBe(true))
    expect(store.state().keepsNothing).toBe(true)
    expect([...unkeptFields(store.state())]).toEqual(['instance price 1'])
    server.isAway = false
    await vi.waitFor(async () => {
      await store.send()
      expect(server.draft.get('instance price 1')).toMatchObject({ value: 120 })
    })
    expect(unkeptFields(store.state()).size).toBe(0)
  })

  it('undoes and redoes an act', async () => {
    const server = new DraftServer(UNITS)
    const { store } = await storeOf(server, ANNA)
    store.change([priceOf('1', 120, 100), priceOf('2', 130, 100)])
    await sent(store)
    expect(await store.undo()).toEqual([])
    expect([price(store, '1'), price(store, '2'), server.draft.size]).toEqual([100, 100, 0])
    await store.redo()
    expect([price(store, '1'), price(store, '2'), server.draft.size]).toEqual([120, 130, 2])
  })

  it('undoes one act by its key, whatever was done after it', async () => {
    const server = new DraftServer(UNITS)
    const { store } = await storeOf(server, ANNA)
    const key = store.change([priceOf('1', 120, 100)])
    store.change([priceOf('2', 130, 100)])
    await store.undoAct(key)
    expect([price(store, '1'), price(store, '2'), server.draft.size]).toEqual([100, 130, 1])
    expect(await store.undoAct(key)).toEqual([])
    expect(price(store, '2')).toBe(130)
  })

  it('takes acts back that wait, also one that was sent without an answer', async () => {
    const server = new DraftServer(UNITS)
    const { store, browser } = await storeOf(server, ANNA)
    store.change([priceOf('2', 110, 100)])
    await sent(store)
    server.isAway = true
    store.change([priceOf('2', 120, 110)])
    await vi.waitFor(() => expect(store.state().isAway).toBe(true))
    const key = store.setStatuses([{ id: '1', from: 'free', to: 'sold' }])
    store.change([priceOf('3', 130, 100)])
    await store.undo()
    expect(price(store, '3')).toBe(100)
    await store.undoAct(key)
    expect(store.state().project.shown.get('instance 1')?.fields.status).toBe('free')
    expect(browser.acts()).toHaveLength(1)
    await store.undo()
    expect(price(store, '2')).toBe(110)
    // The server has the first price: taking that back needs the server.
    expect(canUndo(store.state())).toBe(false)
    await expect(store.undo()).rejects.toMatchObject({ code: 'unavailable' })
    server.isAway = false
    await vi.waitFor(async () => {
      await store.send()
      expect(store.state().waiting).toEqual([])
    })
    expect(server.draft.get('instance price 2')).toMatchObject({ value: 110 })
    expect(await store.undo()).toEqual([])
    expect([price(store, '2'), server.draft.size]).toEqual([100, 0])
  })

  it('does not show an answer that was read before an act was finished', async () => {
    const server = new DraftServer(UNITS)
    const old = server.state()
    const answers = [Promise.withResolvers<ProjectState>(), Promise.withResolvers<ProjectState>()]
    let asked = 0
    const reload = () => answers[asked++]?.promise ?? Promise.resolve(server.state())
    const calls = server.callsOf(ANNA)
    const store = new ProjectStore(
      { calls, queue: new TabbedBrowser().openTab(), me: ANNA, reload, onFailure: vi.fn() },
      server.state(),
    )
    store.reload()
    store.change([priceOf('1', 120, 100)])
    await sent(store)
    answers[0]?.resolve(old)
    await vi.waitFor(() => expect(asked).toBe(2))
    expect(price(store, '1')).toBe(120)
    answers[1]?.resolve(server.state())
    await vi.waitFor(() => expect(price(store, '1')).toBe(120))
  })

  it('undoes the last act also before the server has it', async () => {
    const server = new DraftServer(UNITS)
    const { store } = await storeOf(server, ANNA)
    store.change([priceOf('1', 120, 100)])
    await sent(store)
    store.change([priceOf('2', 130, 100)])
    await store.undo()
    expect([price(store, '1'), price(store, '2'), server.draft.size]).toEqual([120, 100, 1])
  })

  it('keeps what somebody changed since when it undoes', async () => {
    const server = new DraftServer(UNITS)
    const { store } = await storeOf(server, ANNA)
    store.change([priceOf('1', 120, 100), priceOf('2', 130, 100)])
    await sent(store)
    await server.callsOf(BEN).change([priceOf('1', 125, 120)])
    const kept = await store.undo()
    expect(kept).toEqual([{ kind: 'instance', id: '1', field: 'price' }])
    expect(price(store, '2')).toBe(100)
    expect(server.draft.get('instance price 1')).toMatchObject({ value: 125 })
  })

  it('makes a clash of a field that somebody else changed, and lets the person settle it', async () => {
    const server = new DraftServer(UNITS)
    const { store } = await storeOf(server, ANNA)
    await server.callsOf(BEN).change([priceOf('1', 125, 100)])
    store.change([priceOf('1', 120, 100), priceOf('2', 130, 100)])
    await vi.waitFor(() => expect(price(store, '1')).toBe(125))
    const name = { kind: 'instance', id: '1', field: 'price' } as const
    expect(store.state().project.clashes.get(fieldKey(name))).toMatchObject({ mine: 120, value: 125 })
    expect(price(store, '2')).toBe(130)
    store.settle([name], 'mine')
    await sent(store)
    expect(store.state().project.clashes.size).toBe(0)
    expect(server.draft.get('instance price 1')).toMatchObject({ value: 120, by: ANNA })
  })

  describe('with clashes', () => {
    const clashesOf = (store: ProjectStore) =>
      [...store.state().project.clashes.values()].map(({ id, mine, value }) => ({ id, mine, value }))
    const name = (id: string) => ({ kind: 'instance', id, field: 'price' }) as const

    /** Anna's prices of some units were refused, because Ben had changed them. */
    async function withClashes(...ids: readonly string[]) {
      const server = new DraftServer(UNITS)
      const { store, browser } = await storeOf(server, ANNA)
      await server.callsOf(BEN).change(ids.map((id) => priceOf(id, 125, 100)))
      store.change(ids.map((id) => priceOf(id, 120, 100)))
      await vi.waitFor(() => expect(clashesOf(store)).toHaveLength(ids.length))
      await vi.waitFor(() => expect(browser.acts()).toEqual([]))
      await vi.waitFor(() => expect(price(store, ids[0] ?? '')).toBe(125))
      return { server, store, browser }
    }

    it('keeps them for the next visit, until each is settled', async () => {
      const { server, browser } = await withClashes('1', '2')
      const { store } = await storeOf(server, ANNA, browser)
      expect(clashesOf(store)).toEqual(['1', '2'].map((id) => ({ id, mine: 120, value: 125 })))
      store.settle([name('1')], 'mine')
      await store.whenKept()
      expect(browser.clashes()).toMatchObject([name('2')])
      store.settle([name('2')], 'theirs')
      await store.whenKept()
      expect(clashesOf((await storeOf(server, ANNA, browser)).store)).toEqual([])
      await sent(store)
      expect([price(store, '1'), price(store, '2')]).toEqual([120, 125])
    })

    it('keeps them before the refused act is forgotten', async () => {
      const browser = new TabbedBrowser()
      const server = new DraftServer(UNITS)
      await server.callsOf(BEN).change([priceOf('1', 125, 100)])
      const written = Promise.withResolvers<void>()
      const { store } = await storeOf(server, ANNA, browser, { changeClashes: () => written.promise })
      store.change([priceOf('1', 120, 100)])
      await vi.waitFor(() => expect(clashesOf(store)).toHaveLength(1))
      await new Promise((resolve) => setImmediate(resolve))
      expect(browser.acts()).toHaveLength(1)
      written.resolve()
      await vi.waitFor(() => expect(browser.acts()).toEqual([]))
    })

    it('offers them with the newest value of others', async () => {
      const { server, browser } = await withClashes('1')
      await server.callsOf(BEN).change([priceOf('1', 130, 125)])
      const { store } = await storeOf(server, ANNA, browser)
      expect(clashesOf(store)).toEqual([{ id: '1', mine: 120, value: 130 }])
      store.settle([name('1')], 'mine')
      await sent(store)
      expect(server.draft.get('instance price 1')).toMatchObject({ value: 120, by: ANNA })
    })

    it('forgets them if somebody else took the value, or removed the unit', async () => {
      const { server, store, browser } = await withClashes('1', '2', '3')
      await server.callsOf(BEN).change([priceOf('1', 120, 125)])
      await server.callsOf(BEN).change([{ kind: 'instance', id: '2', field: 'exists', value: false, base: true }])
      store.reload()
      await vi.waitFor(() => expect(clashesOf(store)).toMatchObject([{ id: '3' }]))
      await store.whenKept()
      expect(browser.clashes()).toMatchObject([name('3')])
    })

    it('forgets one whose field this person changes again', async () => {
      const { server, store, browser } = await withClashes('1', '2')
      store.change([priceOf('1', 140, 125)])
      await sent(store)
      expect(clashesOf(store)).toMatchObject([{ id: '2' }])
      expect(browser.clashes()).toMatchObject([name('2')])
      expect(server.draft.get('instance price 1')).toMatchObject({ value: 140, by: ANNA })
    })
  })

  it('keeps acts while the server does not answer, also for the next visit', async () => {
    const server = new DraftServer(UNITS)
    const { store, browser, tab } = await storeOf(server, ANNA)
    server.isAway = true
    store.change([priceOf('1', 120, 100)])
    store.setStatuses([{ id: '2', from: 'free', to: 'sold' }])
    await vi.waitFor(() => expect(store.state().isAway).toBe(true))
    expect(browser.acts()).toHaveLength(2)
    expect(server.draft.size).toBe(0)
    tab.crash()
    const next = await storeOf(server, ANNA, browser)
    expect(price(next.store, '1')).toBe(120)
    server.isAway = false
    await vi.waitFor(async () => {
      await next.store.send()
      expect(next.store.state().waiting).toEqual([])
    })
    expect(server.draft.get('instance price 1')).toMatchObject({ value: 120 })
    expect(server.live.get('instance 2')?.fields.status).toBe('sold')
    await vi.waitFor(() => expect(browser.acts()).toEqual([]))
  })

  it('stops saying that the server is away when it was only read again', async () => {
    const server = new DraftServer(UNITS)
    const { store } = await storeOf(server, ANNA)
    server.isAway = true
    store.reload()
    await vi.waitFor(() => expect(store.state().isAway).toBe(true))
    server.isAway = false
    store.retry()
    await vi.waitFor(() => expect(store.state().isAway).toBe(false))
  })

  it('sends the acts of each of two tabs once, whichever closes first', async () => {
    const server = new DraftServer(UNITS)
    const browser = new TabbedBrowser()
    const [one, other] = [await storeOf(server, ANNA, browser), await storeOf(server, ANNA, browser)]
    server.isAway = true
    one.store.change([priceOf('1', 120, 100)])
    other.store.change([priceOf('2', 130, 100)])
    await vi.waitFor(() => expect(browser.acts()).toHaveLength(2))
    one.tab.crash()
    // The other tab shows it now, and sends it.
    await vi.waitFor(() => expect(price(other.store, '1')).toBe(120))
    server.isAway = false
    await vi.waitFor(async () => {
      await other.store.send()
      expect(server.draft.size).toBe(2)
    })
    await vi.waitFor(() => expect(browser.acts()).toEqual([]))
  })

  it('never overwrites a newer value with an older one of another tab', async () => {
    const server = new DraftServer(UNITS)
    const browser = new TabbedBrowser()
    const [gone, other] = [await storeOf(server, ANNA, browser), await storeOf(server, ANNA, browser)]
    server.isAway = true
    gone.store.change([priceOf('1', 120, 100), priceOf('2', 130, 100)])
    gone.store.setStatuses([{ id: '3', from: 'free', to: 'sold' }])
    await vi.waitFor(() => expect(browser.acts()).toHaveLength(2))
    // The other open tab takes over the acts, so the next one knows nothing of them.
    gone.tab.crash()
    await vi.waitFor(() => expect(price(other.store, '1')).toBe(120))
    const next = await storeOf(server, ANNA, browser)
    next.store.change([priceOf('1', 140, 100)])
    await vi.waitFor(() => expect(browser.acts()).toHaveLength(3))
    server.isAway = false
    await Promise.all([next.store.send(), other.store.send()])
    await Promise.all([sent(next.store), sent(other.store)])
    expect(server.draft.get('instance price 1')).toMatchObject({ value: 140 })
    expect(server.draft.get('instance price 2')).toMatchObject({ value: 130 })
    expect(server.live.get('instance 3')?.fields.status).toBe('sold')
    await vi.waitFor(() => expect(browser.acts()).toEqual([]))
  })

  it('shows and sends its own newer value after one that another tab has left', async () => {
    const server = new DraftServer(UNITS)
    const browser = new TabbedBrowser()
    const [gone, other] = [await storeOf(server, ANNA, browser), await storeOf(server, ANNA, browser)]
    server.isAway = true
    gone.store.change([priceOf('1', 120, 100)])
    await vi.waitFor(() => expect(browser.acts()).toHaveLength(1))
    other.store.change([priceOf('1', 140, 100)])
    await vi.waitFor(() => expect(browser.acts()).toHaveLength(2))
    gone.tab.crash()
    await vi.waitFor(() => expect(other.store.state().waiting).toHaveLength(2))
    expect(price(other.store, '1')).toBe(140)
    server.isAway = false
    await other.store.send()
    await sent(other.store)
    expect(server.draft.get('instance price 1')).toMatchObject({ value: 140 })
    // What came first is undone first only if the person asks twice.
    await other.store.undo()
    expect(price(other.store, '1')).toBe(120)
  })

  it('changes statuses live, and undoes only those that are still the same', async () => {
    const server = new DraftServer(UNITS)
    const { store } = await storeOf(server, ANNA)
    store.setStatuses(['1', '2'].map((id) => ({ id, from: 'free', to: 'sold' })))
    await sent(store)
    expect(server.live.get('instance 1')?.fields.status).toBe('sold')
    await server.callsOf(BEN).setStatuses([{ id: '2', from: 'sold', to: 'free' }])
    store.reload()
    await vi.waitFor(() => expect(store.state().project.live.get('instance 2')?.fields.status).toBe('free'))
    await store.undo()
    expect(server.live.get('instance 1')?.fields.status).toBe('free')
    expect(server.live.get('instance 2')?.fields.status).toBe('free')
  })

  it('leaves a status alone that somebody changed while an act waited, and sends the others', async () => {
    const server = new DraftServer(UNITS)
    const { store } = await storeOf(server, ANNA)
    server.isAway = true
    store.setStatuses(['1', '2'].map((id) => ({ id, from: 'free', to: 'held' })))
    await vi.waitFor(() => expect(store.state().isAway).toBe(true))
    server.isAway = false
    await server.callsOf(BEN).setStatuses([{ id: '2', from: 'free', to: 'sold' }])
    await vi.waitFor(async () => {
      await store.send()
      expect(store.state().waiting).toEqual([])
    })
    expect([server.live.get('instance 1')?.fields.status, server.live.get('instance 2')?.fields.status]).toEqual([
      'held',
      'sold',
    ])
    expect(store.state().refused).toMatchObject([{ name: { id: '2', field: 'status' } }])
    await vi.waitFor(() => expect(store.state().project.live.get('instance 2')?.fields.status).toBe('sold'))
  })

  it('of two people ends with what the server has, however their edits, pauses and undos interleave', async () => {
    const acts = fc.array(
      fc.record({
        who: fc.nat({ max: 1 }),
        act: fc.constantFrom('edit', 'edit', 'edit', 'undo', 'redo', 'away', 'back', 'settle', 'wait'),
        unit: fc.constantFrom('1', '2', '3'),
        value: fc.nat({ max: 5 }),
      }),
      { maxLength: 30 },
    )
    await fc.assert(
      fc.asyncProperty(acts, async (list) => {
        const server = new DraftServer(UNITS)
        const people = [(await storeOf(server, ANNA)).store, (await storeOf(server, BEN)).store]
        for (const { who, act, unit, value } of list) {
          const store = people[who] as ProjectStore
          if (act === 'edit') store.change([priceOf(unit, value, price(store, unit))])
          if (act === 'undo' && !server.isAway) await store.undo()
          if (act === 'redo' && !server.isAway) await store.redo()
          if (act === 'away') server.isAway = true
          if (act === 'back') server.isAway = false
          if (act === 'settle') store.settle([...store.state().project.clashes.values()], 'mine')
          if (act === 'wait') await new Promise((resolve) => setImmediate(resolve))
        }
        server.isAway = false
        for (const store of people) {
          await vi.waitFor(async () => {
            await store.send()
            expect(store.state().waiting).toEqual([])
          }, OFTEN)
          store.settle([...store.state().project.clashes.values()], 'theirs')
        }
        for (const store of people) store.reload()
        await vi.waitFor(() => {
          for (const store of people) expect(store.state().project).toEqual(server.state())
        }, OFTEN)
      }),
      { numRuns: 150 },
    )
  })
})

it('leaves out an answer that a later one has overtaken', async () => {
  const server = new DraftServer(UNITS)
  const answers: ((state: ReturnType<DraftServer['state']>) => void)[] = []
  const reload = () => new Promise<ReturnType<DraftServer['state']>>((resolve) => answers.push(resolve))
  const queue = new TabbedBrowser().openTab()
  const parts = { calls: server.callsOf(ANNA), queue, me: ANNA, reload, onFailure: vi.fn() }
  const store = new ProjectStore(parts, server.state())
  const before = server.state()
  store.reload()
  await server.callsOf(ANNA).setStatuses([{ id: '1', from: 'free', to: 'sold' }])
  store.reload()
  answers[1]?.(server.state())
  answers[0]?.(before)
  // Both answers have been handled after a turn of the event loop.
  await new Promise((resolve) => setTimeout(resolve))
  expect(store.state().project.live.get('instance 1')?.fields.status).toBe('sold')
})
