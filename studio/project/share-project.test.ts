import { expect, it, vi } from 'vitest'
import { DraftServer } from './draft-server.fixture.ts'
import { TabbedBrowser } from './offline-queue.fixture.ts'
import { ProjectStore } from './project-store.ts'
import { shareProject } from './share-project.ts'

function shared() {
  const server = new DraftServer([{ kind: 'instance', id: '1', fields: { price: 100 } }])
  const calls = server.callsOf({ kind: 'person', id: 1 })
  const reload = vi.fn(async () => server.state())
  const load = vi.fn(async (id: number) => {
    const queue = new TabbedBrowser().openTab()
    const parts = { calls, queue, reload, me: { kind: 'person', id: 1 } as const, onFailure: () => {} }
    return { id, calls, store: new ProjectStore(parts, server.state()) }
  })
  const onOpen = vi.fn()
  const openNow = () => onOpen.mock.lastCall?.[0].map(({ id }: { id: number }) => id)
  return { stores: shareProject(load, onOpen), load, reload, server, openNow }
}

it('loads a project once for all screens, and another one in its place', async () => {
  const { stores, load } = shared()
  const [first, second] = await Promise.all([stores.open(7), stores.open(7)])
  expect(first).toBe(second)
  expect(stores.loaded(7)).toBe(first)
  expect(await stores.open(8)).not.toBe(first)
  expect(stores.loaded(7)).toBeNull()
  expect(load.mock.calls).toEqual([[7], [8]])
})

it('reads a loaded project again unless a screen follows it', async () => {
  const { stores, reload } = shared()
  await stores.open(7)
  expect(reload).not.toHaveBeenCalled()
  await stores.open(7)
  expect(reload).toHaveBeenCalledTimes(1)
  const stop = stores.follow()
  await stores.open(7)
  expect(reload).toHaveBeenCalledTimes(1)
  stop()
  await stores.open(7)
  expect(reload).toHaveBeenCalledTimes(2)
})

it('tries again after a failure', async () => {
  const { stores, load } = shared()
  load.mockRejectedValueOnce(new Error('no answer'))
  await expect(stores.open(7)).rejects.toThrow('no answer')
  expect((await stores.open(7)).id).toBe(7)
})

it('goes on with what waits of a project that was left, until the server has it', async () => {
  const { stores, load, server, openNow } = shared()
  const { store } = await stores.open(7)
  server.isAway = true
  store.change([{ kind: 'instance', id: '1', field: 'price', value: 120, base: 100 }])
  await stores.open(8)
  expect(openNow()).toEqual([8, 7])
  server.isAway = false
  await vi.waitFor(async () => {
    await store.send()
    expect(openNow()).toEqual([8])
  })
  expect(server.draft.get('instance price 1')).toMatchObject({ value: 120 })
  await stores.open(7)
  expect(load.mock.calls).toEqual([[7], [8], [7]])
})

it('opens a project that was left with what waits as it was', async () => {
  const { stores, load, server, openNow } = shared()
  const first = await stores.open(7)
  server.isAway = true
  first.store.change([{ kind: 'instance', id: '1', field: 'price', value: 120, base: 100 }])
  await stores.open(8)
  expect(await stores.open(7)).toBe(first)
  expect(openNow()).toEqual([7])
  expect(load.mock.calls).toEqual([[7], [8]])
})
