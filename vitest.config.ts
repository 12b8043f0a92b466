import { defineConfig } from 'vitest/config'

export default defineConfig({
  cacheDir: '.cache/vite',
  test: {
    include: ['{domain,contract,i18n,server,ui,web,studio,embed,demo,deploy,faults,scripts}/**/*.test.ts'],
    // Modules have no state, so test files can share loaded modules.
    isolate: false,
    // One more than the cores of the smallest machine, because some tests wait for processes that they started.
    maxWorkers: 3,
    // Durations are measured by `npm run bench`; a slow machine must not fail a test.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // A shared CI machine may pause for seconds, so CI retries.
    retry: process.env.CI ? 2 : 0,
    globalSetup: ['server/databases.setup.ts'],
    setupFiles: ['vitest.setup.ts'],
  },
})
