import { afterEach, expect, test, vi } from 'vitest'
import { CHUNK_TIMEOUT_MS } from '#domain/screen/screen-size.ts'
import { hear, tellUntilHeard } from './until-heard.ts'

// Node has the events of a window, but no window.
const page = new EventTarget()
for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const) {
  vi.stubGlobal(name, page[name].bind(page))
}

afterEach(() => vi.useRealTimers())

test('what is told before anybody listens is heard once somebody does, and once only', async () => {
  const heard: number[] = []
  const told = tellUntilHeard('news', 7)
  const stop = hear<number>('news', (detail) => heard.push(detail))
  await told
  stop()
  expect(heard).toEqual([7])
})

test('who listens may come as late as the code of a part may', async () => {
  vi.useFakeTimers()
  const heard: number[] = []
  const told = tellUntilHeard('news', 7)
  await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS - 1000)
  const stop = hear<number>('news', (detail) => heard.push(detail))
  await vi.advanceTimersByTimeAsync(1000)
  await told
  stop()
  expect(heard).toEqual([7])
})
