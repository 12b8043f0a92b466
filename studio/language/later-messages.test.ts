import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { laterMessages } from './later-messages.ts'

// Node has EventTarget but no window.
beforeEach(() => {
  const page = new EventTarget()
  for (const name of ['addEventListener', 'dispatchEvent'] as const) vi.stubGlobal(name, page[name].bind(page))
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('loads the later messages once, however many parts need them', async () => {
  const load = vi.fn(async () => 'messages')
  const added: string[] = []
  const later = laterMessages(load, (messages) => added.push(messages))
  expect(load).not.toHaveBeenCalled()
  expect(later.load()).toBe(later.load())
  expect(later.isLoaded()).toBe(false)
  await later.load()
  expect(later.isLoaded()).toBe(true)
  expect(load).toHaveBeenCalledTimes(1)
  expect(added).toEqual(['messages'])
})

test.each([
  ['the network is back', () => dispatchEvent(new Event('online'))],
  ['some time has passed', () => vi.runOnlyPendingTimers()],
])('repeats a failed load when %s', async (_, happen) => {
  const load = vi.fn(async () => 'messages').mockRejectedValueOnce(new Error('no network'))
  const added: string[] = []
  const loading = laterMessages(load, (messages) => added.push(messages)).load()
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1))
  happen()
  await loading
  expect(added).toEqual(['messages'])
})
