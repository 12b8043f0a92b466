import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadLaterMessages } from './later-messages.ts'

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
  const loadLater = loadLaterMessages(load, (messages) => added.push(messages))
  expect(load).not.toHaveBeenCalled()
  expect(loadLater()).toBe(loadLater())
  await loadLater()
  expect(load).toHaveBeenCalledTimes(1)
  expect(added).toEqual(['messages'])
})

test.each([
  ['the network is back', () => dispatchEvent(new Event('online'))],
  ['some time has passed', () => vi.runOnlyPendingTimers()],
])('repeats a failed load when %s', async (_, happen) => {
  const load = vi.fn(async () => 'messages').mockRejectedValueOnce(new Error('no network'))
  const added: string[] = []
  const loading = loadLaterMessages(load, (messages) => added.push(messages))()
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1))
  happen()
  await loading
  expect(added).toEqual(['messages'])
})
