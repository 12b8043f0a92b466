import { afterAll, vi } from 'vitest'

// Texts name a time zone where it differs from that of the reader, which is UTC here.
process.env.TZ = 'UTC'

// Test files share a process, so a stubbed `fetch` must not remain for the next one.
afterAll(() => {
  vi.unstubAllGlobals()
})
