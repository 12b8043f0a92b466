import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CHUNK_TIMEOUT_MS } from '#domain/screen/screen-size.ts'
import { whenWished } from './when-wished.ts'
import { createWish } from './wish.ts'

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
  const wish = createWish<number>()
  const fulfilled: number[] = []
  const wished = whenWished()
  wish.make(7)
  await wished
  vi.advanceTimersByTime(CHUNK_TIMEOUT_MS - 1)
  wish.onMade((detail) => fulfilled.push(detail))()
  wish.onMade((detail) => fulfilled.push(detail))
  expect(fulfilled).toEqual([7])
  wish.make(8)
  expect(fulfilled).toEqual([7, 8])
})

test('a request expires if the part loads too late, and a newer one replaces it', () => {
  const wish = createWish<number>()
  const fulfilled: number[] = []
  wish.make(7)
  vi.advanceTimersByTime(CHUNK_TIMEOUT_MS)
  wish.onMade((detail) => fulfilled.push(detail))()
  wish.make(8)
  wish.make(9)
  wish.onMade((detail) => fulfilled.push(detail))
  expect(fulfilled).toEqual([9])
})
