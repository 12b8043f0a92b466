import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterRest } from './after-rest.ts'

const REST = 60_000
const page = new EventTarget()
const shown = { visibilityState: 'visible' }

// Node has EventTarget but no window.
beforeEach(() => {
  for (const name of ['addEventListener', 'removeEventListener'] as const) vi.stubGlobal(name, page[name].bind(page))
  vi.stubGlobal('document', shown)
  vi.useFakeTimers()
})
afterEach(() => {
  shown.visibilityState = 'visible'
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('acts once after a rest, and input begins the rest again', () => {
  const act = vi.fn()
  afterRest(REST, act)
  vi.advanceTimersByTime(REST - 1)
  page.dispatchEvent(new Event('scroll'))
  vi.advanceTimersByTime(REST - 1)
  expect(act).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(act).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(2 * REST)
  expect(act).toHaveBeenCalledOnce()
})

test('a page that nobody sees does not rest', () => {
  const act = vi.fn()
  afterRest(REST, act)
  shown.visibilityState = 'hidden'
  vi.advanceTimersByTime(10 * REST)
  expect(act).not.toHaveBeenCalled()
  shown.visibilityState = 'visible'
  vi.advanceTimersByTime(REST)
  expect(act).toHaveBeenCalledOnce()
})

test('does nothing after it was stopped', () => {
  const act = vi.fn()
  afterRest(REST, act)()
  vi.advanceTimersByTime(2 * REST)
  expect(act).not.toHaveBeenCalled()
})
