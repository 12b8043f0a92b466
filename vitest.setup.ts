import { afterAll, vi } from 'vitest'

// Test files share a process, so a stubbed `fetch` must not remain for the next one.
afterAll(() => {
  vi.unstubAllGlobals()
})
