import { afterAll, vi } from 'vitest'

// Files share the process they run in: none may leave its own `fetch` to the next.
afterAll(() => {
  vi.unstubAllGlobals()
})
