import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CHUNK_TIMEOUT_MS } from '#domain/screen/screen-size.ts'
import { createPartRequest } from './part-request.ts'
import { whenPartRequested } from './when-part-requested.ts'

// Node has EventTarget but no window.
beforeEach(() => {
  const page = new EventTarget()
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const) {
    vi.stubGlobal(name, page[name].bind(page))
  }
  vi.useFakeTimers({ toFake: ['performance'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a request without a handler triggers loading, and is handled once when the part has loaded', async () => {
  const request = createPartRequest<number>()
  const handled: number[] = []
  const requested = whenPartRequested()
  request.send(7)
  await requested
  vi.advanceTimersByTime(CHUNK_TIMEOUT_MS - 1)
  request.handle((detail) => handled.push(detail))()
  request.handle((detail) => handled.push(detail))
  expect(handled).toEqual([7])
  request.send(8)
  expect(handled).toEqual([7, 8])
})

test('a request expires if the part loads too late, and a newer one replaces it', () => {
  const request = createPartRequest<number>()
  const handled: number[] = []
  request.send(7)
  vi.advanceTimersByTime(CHUNK_TIMEOUT_MS)
  request.handle((detail) => handled.push(detail))()
  request.send(8)
  request.send(9)
  request.handle((detail) => handled.push(detail))
  expect(handled).toEqual([9])
})
