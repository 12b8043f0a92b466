import { defineConfig } from 'vitest/config'

export default defineConfig({
  cacheDir: '.cache/vite',
  test: {
    include: ['{domain,contract,i18n,server,ui,web,studio,embed,demo,deploy,faults,scripts}/**/*.test.ts'],
    // No module has a state of its own, so that files can share those they have loaded.
    isolate: false,
    // One more than the smallest machine that runs this has cores: some tests wait for processes they started.
    maxWorkers: 3,
    // How long something takes is measured elsewhere (npm run bench): here a slow machine must not fail it.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // A machine that others share may stop for seconds: there a test gets a second go.
    retry: process.env.CI ? 2 : 0,
    globalSetup: ['server/databases.setup.ts'],
    setupFiles: ['vitest.setup.ts'],
  },
})
