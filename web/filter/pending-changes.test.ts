import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Filter } from '#domain/filter/filter.ts'
import { createChanges } from './pending-changes.ts'

const FRAME_MS = 16

beforeEach(() => {
  vi.useFakeTimers()
  // Node paints nothing.
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => setTimeout(act, FRAME_MS))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function start() {
  const shown: Partial<Filter>[] = []
  const applied: Partial<Filter>[] = []
  const changes = createChanges(
    (pending) => shown.push(pending),
    (change) => applied.push(change),
  )
  return { changes, shown, applied }
}

test('a change is shown at once and applied after the paint', () => {
  const { changes, shown, applied } = start()
  changes.change({ rooms: ['2'] })
  expect(shown).toEqual([{ rooms: ['2'] }])
  expect(applied).toEqual([])
  vi.runAllTimers()
  expect(shown.at(-1)).toEqual({})
  expect(applied).toEqual([{ rooms: ['2'] }])
})

test('presses before the paint are applied together', () => {
  const { changes, applied } = start()
  changes.change({ rooms: ['2'] })
  changes.change({ tags: [5] })
  changes.change({ rooms: ['2', '3'] })
  vi.runAllTimers()
  expect(applied).toEqual([{ rooms: ['2', '3'], tags: [5] }])
})

test('a slider is applied at intervals, and a press applies its last stop too', () => {
  const { changes, applied } = start()
  changes.slide({ price: { from: 1, to: null } })
  changes.slide({ price: { from: 2, to: null } })
  vi.advanceTimersByTime(2 * FRAME_MS)
  expect(applied).toEqual([])
  changes.change({ rooms: ['2'] })
  vi.runAllTimers()
  expect(applied).toEqual([{ price: { from: 2, to: null }, rooms: ['2'] }])
})

test('what is left when the filter closes is applied at once, and what was dropped never', () => {
  const { changes, applied } = start()
  changes.change({ rooms: ['2'] })
  changes.drop()
  changes.applyNow()
  expect(applied).toEqual([])
  changes.slide({ only_free: true })
  changes.applyNow()
  vi.runAllTimers()
  expect(applied).toEqual([{ only_free: true }])
})
