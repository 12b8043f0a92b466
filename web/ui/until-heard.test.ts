import { expect, test, vi } from 'vitest'
import { hear, tellUntilHeard } from './until-heard.ts'

// Node has the events of a window, but no window.
const page = new EventTarget()
for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const) {
  vi.stubGlobal(name, page[name].bind(page))
}

test('what is told before anybody listens is heard once somebody does, and once only', async () => {
  const heard: number[] = []
  const told = tellUntilHeard('news', 7)
  const stop = hear<number>('news', (detail) => heard.push(detail))
  await told
  stop()
  expect(heard).toEqual([7])
})
