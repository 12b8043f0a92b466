import { expect, it, vi } from 'vitest'
import type { ProjectFigures } from '#contract/project-figures.ts'
import { createFiguresStore } from './figures-store.ts'

const figures = (units: number) => ({ units }) as ProjectFigures
const unitsOf = (store: ReturnType<typeof createFiguresStore>) =>
  Object.fromEntries([...store.known()].map(([id, each]) => [id, each?.units ?? null]))

it('reads each project once for all who follow it', async () => {
  const read = vi.fn(async (id: number) => figures(id * 10))
  const store = createFiguresStore(read)
  const heard = vi.fn()
  store.subscribe(heard)
  store.follow([1, 2])
  store.follow([2])
  await vi.waitFor(() => expect(unitsOf(store)).toEqual({ 1: 10, 2: 20 }))
  expect(read.mock.calls).toEqual([[1], [2]])
  expect(heard).toHaveBeenCalledTimes(2)
})

it('reads four projects at a time', async () => {
  const waiting: (() => void)[] = []
  const store = createFiguresStore((id) => new Promise((resolve) => waiting.push(() => resolve(figures(id)))))
  store.follow([1, 2, 3, 4, 5, 6])
  expect(waiting).toHaveLength(4)
  waiting[0]?.()
  await vi.waitFor(() => expect(waiting).toHaveLength(5))
})

it('does not go on to projects that nobody follows any more, and reads them when somebody does', async () => {
  const waiting = new Map<number, () => void>()
  const store = createFiguresStore((id) => new Promise((resolve) => waiting.set(id, () => resolve(figures(id)))))
  const leave = store.follow([1, 2, 3, 4, 5, 6])
  store.follow([6])
  leave()
  for (const answer of waiting.values()) answer()
  await vi.waitFor(() => expect(waiting.has(6)).toBe(true))
  waiting.get(6)?.()
  await vi.waitFor(() => expect(store.known().has(6)).toBe(true))
  expect([...waiting.keys()]).toEqual([1, 2, 3, 4, 6])
  store.follow([5])
  expect([...waiting.keys()]).toEqual([1, 2, 3, 4, 6, 5])
})

it('reads again what changed, at once only for those who follow it', async () => {
  let units = 1
  const read = vi.fn(async () => figures(units))
  const store = createFiguresStore(read)
  const leave = store.follow([1])
  store.follow([2])
  await vi.waitFor(() => expect(store.known().size).toBe(2))
  leave()
  units = 5
  store.refresh(null)
  await vi.waitFor(() => expect(unitsOf(store)).toEqual({ 1: 1, 2: 5 }))
  store.refresh(1)
  store.follow([1])
  await vi.waitFor(() => expect(unitsOf(store)).toEqual({ 1: 5, 2: 5 }))
  expect(read).toHaveBeenCalledTimes(4)
})

it('keeps what it knows of a project that cannot be read, and does not hold others back', async () => {
  let isAway = false
  const read = async (id: number) => {
    if (isAway || id === 1) throw new Error('away')
    return figures(id)
  }
  const store = createFiguresStore(read)
  store.follow([1, 2])
  await vi.waitFor(() => expect(unitsOf(store)).toEqual({ 1: null, 2: 2 }))
  isAway = true
  const heard = vi.fn()
  store.subscribe(heard)
  store.refresh(2)
  await vi.waitFor(() => expect(heard).toHaveBeenCalled())
  expect(unitsOf(store)).toEqual({ 1: null, 2: 2 })
})
